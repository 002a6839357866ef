// Written by Dovetail from ClockAssembly. Do not edit.

public import Dovetail
public import Kit

extension ClockAssembly {
    /// Makes what ClockAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        public static func wallClock(_ watch: ObjectWatch?) -> any Clock {
            #sourceLocation(file: "Extra/Extra.swift", line: 8)
            return ObjectWatch.tell(watch, "WallClock", ObjectWatch.start(watch), WallClock())
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

#sourceLocation(file: "App/App.swift", line: 6)
#error("nothing provides `any Clock`, which `Screen` needs for its parameter `clock` in `AppScope`; `ClockAssembly`, which `Product` doesn't list, registers `WallClock`: list `ClockAssembly.self` in `Product` [missing-binding]")
#sourceLocation()
