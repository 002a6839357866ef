// Written by Dovetail from StorageAssembly. Do not edit.

public import Dovetail

extension StorageAssembly {
    /// Makes what StorageAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        public static func disk(_ watch: ObjectWatch?) -> Disk {
            #sourceLocation(file: "Storage/Storage.swift", line: 11)
            return ObjectWatch.tell(watch, "Disk", ObjectWatch.start(watch), Disk())
            #sourceLocation()
        }
    }
}

// Written by Dovetail from ScreenAssembly, Product. Do not edit.

extension ScreenAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Screen.swift", line: 3)
#error("nothing provides `Disk`, which `Screen` needs for its parameter `disk` in `AppScope`; `Disk` of the module Storage is registered: if that is meant, `import Storage` where it is asked for [missing-binding]")
#sourceLocation()
