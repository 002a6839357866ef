// Written by Dovetail from AppAssembly, LeftAssembly, RightAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension LeftAssembly {
    nonisolated enum Factories {}
}

extension RightAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Types.swift", line: 2)
#error("parameter `open` of `Router` could open `LeftScope` or `RightScope`; tell them apart by what is handed in: let the inputs of `LeftScope` and `RightScope` be of types of their own, and take the one that is meant [ambiguous-child-scope]")
#sourceLocation()
