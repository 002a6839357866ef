// Written by Dovetail from KitAssembly. Do not edit.

package import Dovetail

#if hasFeature(InferIsolatedConformances)
extension KitAssembly {
    /// Makes what KitAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "Kit/Kit.swift", line: 14)
            let make: () -> Store = { Store(name: "featured") }
            #sourceLocation(file: "Kit/Kit.swift", line: 14)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}
#else
extension KitAssembly {
    /// Makes what KitAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "Kit/Kit.swift", line: 16)
            let make: () -> Store = { Store(name: "plain") }
            #sourceLocation(file: "Kit/Kit.swift", line: 16)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}
#endif

// Written by Dovetail from Product. Do not edit.

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "Kit/Kit.swift", line: 13)
#error("whether `hasFeature(InferIsolatedConformances)` holds is a matter of the target Kit, and not known outside of it; let a condition of the target's own decide: `swiftSettings: [.define(\"…\")]` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 4)
#error("`Product` is not checked, since `KitAssembly` has errors, which the target Kit reports [unreadable-manifest]")
#sourceLocation()
