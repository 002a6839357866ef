// Written by Dovetail from AppAssembly, Doubles, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Doubles {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 18)
#error("`Double` replaces nothing in `Product`: no element that it could replace is contributed, and nothing asks for its collection; take it out, or move it to an assembly for the compositions in which it replaces something [override-without-target]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 9)
#error("`Wrapped` is to wrap `any Step`, which nothing in `AppScope` provides in `Product`; `Base` is an element of a collection only: make it of the wrapper in the closure that makes it [decorator-without-target]")
#sourceLocation()
