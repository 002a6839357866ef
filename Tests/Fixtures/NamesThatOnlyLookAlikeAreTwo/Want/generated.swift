// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 9)
#error("`Cafés` has 2 initializers that could make it; to choose it, write `Shared(Cafés.self) { Cafés() }` [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 10)
#error("`Cafés` has 2 initializers that could make it; to choose it, write `Shared(Cafés.self) { Cafés() }` [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 11)
#error("`Nested.Cafés` has 2 initializers that could make it; to choose it, write `Shared(Nested.Cafés.self) { Nested.Cafés() }` [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 12)
#error("`Nested.Cafés` has 2 initializers that could make it; to choose it, write `Shared(Nested.Cafés.self) { Nested.Cafés() }` [ambiguous-initializer]")
#sourceLocation()
