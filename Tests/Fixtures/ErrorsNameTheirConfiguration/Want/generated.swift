// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Types.swift", line: 9)
#error("nothing provides `Double`, which `Net` needs for its parameter `other` in `AppScope`, where neither `os(Linux)` nor `os(macOS)` nor `canImport(Darwin)` is set; register it in an assembly of `AppScope`: `Shared(Double.self) { … }`; or let the caller hand it in: `Input(Double.self)` [missing-binding]")
#sourceLocation()
