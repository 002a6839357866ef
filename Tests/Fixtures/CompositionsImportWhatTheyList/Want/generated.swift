// Written by Dovetail from KitAssembly. Do not edit.

package import Dovetail

extension KitAssembly {
    /// Makes what KitAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func tool(_ watch: ObjectWatch?) -> Tool {
            #sourceLocation(file: "Kit/Kit.swift", line: 10)
            return ObjectWatch.tell(watch, "Tool", ObjectWatch.start(watch), Tool())
            #sourceLocation()
        }
    }
}

// Written by Dovetail from Product. Do not edit.

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 7)
#error("`KitAssembly`, listed here, is declared by module `Kit`, which this file does not import; add `import Kit` to this file [unknown-type]")
#sourceLocation()
