// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 33)
#error("`Panel` is `any Page` on `MainActor` only, and making `Panel` runs on `Background`; state the conformance without an actor, or make both on `MainActor` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 35)
#error("`Panel` is `any Page` on `MainActor` only, and making `Reader` runs on `Background`; state the conformance without an actor, or make both on `MainActor` [isolation-mismatch]")
#sourceLocation()
