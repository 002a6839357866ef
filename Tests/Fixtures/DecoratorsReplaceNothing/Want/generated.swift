// Written by Dovetail from Logging, Nothing, StoreAssembly, Product. Do not edit.

extension Logging {
    nonisolated enum Factories {}
}

extension Nothing {
    nonisolated enum Factories {}
}

extension StoreAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 33)
#error("`Logging` replaces nothing in `Product`; it holds decorators alone, which wrap what others register and replace nothing: list it as `Logging.self` [override-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 34)
#error("`Nothing` replaces nothing in `Product`; it registers nothing: take it out [override-without-target]")
#sourceLocation()
