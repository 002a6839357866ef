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
#error("parameter `open` of `Router` could open `LeftScope` or `RightScope`; say which: let the registration of `Router` say `.using(scope: LeftScope.self, for: \"open\")` or `.using(scope: RightScope.self, for: \"open\")` [ambiguous-child-scope]")
#sourceLocation()
