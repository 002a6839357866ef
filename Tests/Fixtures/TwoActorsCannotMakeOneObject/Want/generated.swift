// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 11)
#error("making `Both` would have to run on `MainActor` and on `StorageActor`; let what needs the other actor take a closure that is async, such as `() async -> Query`, and call it there [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 12)
#error("making `Page` would have to run on `MainActor` and on `StorageActor`; let what needs the other actor take a closure that is async, such as `() async -> Query`, and call it there [isolation-mismatch]")
#sourceLocation()
