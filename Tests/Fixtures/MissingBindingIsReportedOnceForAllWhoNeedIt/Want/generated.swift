// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Types.swift", line: 4)
#error("nothing provides `any Cache`, which `Left` needs for its parameter `cache` in `AppScope`; register it in an assembly of `AppScope`: `Shared(…, as: (any Cache).self)`; or let the caller hand it in: `Input((any Cache).self)` [missing-binding]")
#sourceLocation()
