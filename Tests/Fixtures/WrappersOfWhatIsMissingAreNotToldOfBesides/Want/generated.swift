// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension ChildAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 11)
#error("nothing provides `any Store`, which `Screen` needs for its parameter `store` in `ChildScope`; register it in an assembly of `ChildScope`: `Shared(…, as: (any Store).self)`; or let the caller hand it in: `Input((any Store).self)` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 19)
#error("`Slow` is to wrap `any Clock`, which nothing in `AppScope` provides in `Product`; register what it wraps in an assembly of `AppScope`, or take the decorator out [decorator-without-target]")
#sourceLocation()
