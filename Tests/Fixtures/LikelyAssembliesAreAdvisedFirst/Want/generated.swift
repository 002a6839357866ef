// Written by Dovetail from HostContract. Do not edit.

extension HostContract {
    /// HostContract registers nothing that is made.
    public nonisolated enum Factories {}
}

// Written by Dovetail from DemoAssembly. Do not edit.

public import Dovetail
public import Kit

extension DemoAssembly {
    /// Makes what DemoAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        public static func demoTransport(_ watch: ObjectWatch?) -> any Transport {
            #sourceLocation(file: "Demo/Demo.swift", line: 8)
            return ObjectWatch.tell(watch, "DemoTransport", ObjectWatch.start(watch), DemoTransport())
            #sourceLocation()
        }

        @inline(never)
        public static func demoClock(_ watch: ObjectWatch?) -> any Clock {
            #sourceLocation(file: "Demo/Demo.swift", line: 9)
            return ObjectWatch.tell(watch, "DemoClock", ObjectWatch.start(watch), DemoClock())
            #sourceLocation()
        }
    }
}

// Written by Dovetail from CacheAssembly, DemoDisk, Doubles, ScreenAssembly, StoreContract, DemoProduct, Product. Do not edit.

extension CacheAssembly {
    nonisolated enum Factories {}
}

extension DemoDisk {
    nonisolated enum Factories {}
}

extension Doubles {
    nonisolated enum Factories {}
}

extension ScreenAssembly {
    nonisolated enum Factories {}
}

extension StoreContract {
    nonisolated enum Factories {}
}

extension DemoProduct {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 6)
#error("nothing provides `any Transport`, which `Screen` needs for its parameter `transport` in `AppScope`; `HostContract`, which `Product` doesn't list, registers `any Transport`: list `HostContract.self` in `Product` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 7)
#error("nothing provides `any Clock`, which `Screen` needs for its parameter `clock` in `AppScope`; register it in an assembly of `AppScope`: `Shared(…, as: (any Clock).self)`; or let the caller hand it in: `Input((any Clock).self)` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 8)
#error("nothing provides `any Cache`, which `Screen` needs for its parameter `cache` in `AppScope`; register it in `ScreenAssembly`: `Shared(DiskCache.self, as: (any Cache).self)` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 9)
#error("nothing provides `any Store`, which `Screen` needs for its parameter `store` in `AppScope`; register it in an assembly of `AppScope`: `Shared(…, as: (any Store).self)`; or let the caller hand it in: `Input((any Store).self)` [missing-binding]")
#sourceLocation()
