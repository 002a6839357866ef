// Written by Dovetail from AppAssembly, Product. Do not edit: it is written anew in each build.

extension AppAssembly {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/Manifest.swift", line: 11)
#error("making `Both` would have to run on `MainActor` and on `StorageActor` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 12)
#error("making `Page` would have to run on `MainActor` and on `StorageActor` [isolation-mismatch]")
#sourceLocation()
