// Written by Dovetail from DeskAssembly, ShelfAssembly, Product. Do not edit.

extension DeskAssembly {
    nonisolated enum Factories {}
}

extension ShelfAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 32)
#error("opening `ShelfScope` would have to run on `Background` and on `MainActor`; register `Panel`, and what needs it, in a scope that lives on `MainActor` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 41)
#error("making `Reader` would have to run on `Background` and on `MainActor`; let what needs the other actor take a closure that is async, such as `@MainActor () async -> Panel`, and call it there [isolation-mismatch]")
#sourceLocation()
