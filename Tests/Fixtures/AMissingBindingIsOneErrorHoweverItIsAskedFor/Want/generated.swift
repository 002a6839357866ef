// Written by Dovetail from AppAssembly, ChildAssembly, Demo, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension ChildAssembly {
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

#sourceLocation(file: "App/Types.swift", line: 7)
#error("nothing provides `any Cache`, which `L` needs for its parameter `c` in `AppScope`; register it in an assembly of `AppScope`: `Shared(…, as: (any Cache).self)`; or let the caller hand it in: `Input((any Cache).self)` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 25)
#error("nothing contributes to `[any Cache]`, which `Top` needs for its parameter `list` in `AppScope`; let what belongs in it say `.into([any Cache].self)`, or hand it in as a whole: `Input([any Cache].self)` [empty-collection]")
#sourceLocation()
