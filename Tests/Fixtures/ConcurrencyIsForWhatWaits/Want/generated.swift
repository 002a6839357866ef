// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 37)
#error("`.concurrent()` is for an object whose making waits, and making `Plain` isn't async; remove `.concurrent()` [effect-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 38)
#error("`.concurrent()` is for an object whose making waits, and making `OnActor` isn't async; remove `.concurrent()` [effect-mismatch]")
#sourceLocation()
