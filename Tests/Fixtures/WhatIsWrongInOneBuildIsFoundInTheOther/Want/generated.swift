// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 34)
#error("nothing provides `Double`, which `Everywhere` needs for its parameter `missing` in `AppScope`; register it in an assembly of `AppScope`: `Shared(Double.self) { … }`; or let the caller hand it in: `Input(Double.self)` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 13)
#error("`Level` is registered twice in `AppScope`, where `DEBUG` is set; remove one of them, or register one under another key, or tell them apart by `.tagged(Marker.self)` [duplicate-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 38)
#error("nothing provides `Log`, which `Screen` needs for its parameter `log` in `AppScope`, where `DEBUG` is not set; register it in `AppAssembly`: `Shared(Log.self)` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 41)
#error("nothing provides `Store`, which `Screen` needs for its parameter `store` in `AppScope`, where neither `DEBUG` nor `os(Linux)` is set; register it in `AppAssembly`: `Shared(Store.self)` [missing-binding]")
#sourceLocation()
