// Written by Dovetail from KitAssembly. Do not edit.

public import Dovetail

extension KitAssembly {
    /// Makes what KitAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        public static func screen(_ watch: ObjectWatch?, store: consuming any Store) -> Screen {
            #sourceLocation(file: "Kit/Kit.swift", line: 11)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(store: store))
            #sourceLocation()
        }
    }
}

// Written by Dovetail from DiskAssembly, OwnAssembly, Product. Do not edit.

extension DiskAssembly {
    nonisolated enum Factories {}
}

extension OwnAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 13)
#error("`DiskStore` is declared by module `Kit`, which this file does not import; add `import Kit` to this file [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 21)
#error("`Screen` is declared by module `Kit`, which this file does not import; add `import Kit` to this file [unknown-type]")
#sourceLocation()
