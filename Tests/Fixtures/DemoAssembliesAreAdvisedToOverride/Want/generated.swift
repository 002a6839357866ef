// Written by Dovetail from DemoAssembly, HostContract, ScreenAssembly, DemoProduct, Product. Do not edit.

extension DemoAssembly {
    nonisolated enum Factories {}
}

extension HostContract {
    nonisolated enum Factories {}
}

extension ScreenAssembly {
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

#sourceLocation(file: "App/App.swift", line: 26)
#error("`any Transport` is registered twice in `AppScope`; list `DemoAssembly` as `Override(DemoAssembly.self)`, so that it replaces the other, or remove one of them, or list only one of `HostContract` and `DemoAssembly` in `DemoProduct`, or give one a type of its own, or tell them apart by `.tagged(Marker.self)` [duplicate-binding]")
#sourceLocation()
