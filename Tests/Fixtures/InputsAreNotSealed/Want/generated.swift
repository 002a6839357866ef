// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    public nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Types.swift", line: 7)
#error("`Setting` can't be handed in: it is `internal`, and `AppAssembly`, which is `public`, takes and gives it sealed; make `Setting` `public`, or `AppAssembly` `internal` [exposed-type-not-accessible]")
#sourceLocation()
