// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Merged.swift", line: 3)
#error("this merge conflict is not resolved [unreadable-source]")
#sourceLocation()

#sourceLocation(file: "App/Store.swift", line: 11)
#error("this brace is never closed [unreadable-source]")
#sourceLocation()
