// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    public nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 14)
#error("`Number` can't be an argument of what is exposed: it is `internal`, and `AppAssembly`, which is `public`, takes and gives it sealed; make `Number` `public`, or `AppAssembly` `internal` [exposed-type-not-accessible]")
#sourceLocation()
