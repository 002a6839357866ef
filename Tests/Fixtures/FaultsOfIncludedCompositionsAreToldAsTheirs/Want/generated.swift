// Written by Dovetail from AppAssembly, Doubles, StoreAssembly, Demo, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Doubles {
    nonisolated enum Factories {}
}

extension StoreAssembly {
    nonisolated enum Factories {}
}

extension Demo {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 7)
#error("nothing provides `Store`, which `Screen` needs for its parameter `store` in `AppScope`; `StoreAssembly`, which `Product` doesn't list, registers `Store`: list `StoreAssembly.self` in `Product` [missing-binding]")
#sourceLocation()
