// Written by Dovetail from AppAssembly, AppAssembly.Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension AppAssembly.Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 10)
#error("this brace is never closed [unreadable-source]")
#sourceLocation()
