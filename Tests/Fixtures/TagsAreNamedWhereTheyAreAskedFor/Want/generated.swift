// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 24)
#error("nothing provides `Reader`, which `Product` exposes; `Reader` tagged `Staging` is registered: to take that, write `Expose(Reader.self, tag: Staging.self)` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 26)
#error("nothing provides `Recorder` tagged `Staging`, which `Product` exposes; `Recorder` tagged `Production` is registered: to take that, write `Expose(Recorder.self, tag: Production.self)` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 10)
#error("nothing provides `Address`, which `Client` needs for its parameter `base` in `AppScope`; `Address` tagged `Production` is registered: to take that, let the registration of `Client` say `.using(Address.self, tag: Production.self, for: \"base\")` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 11)
#error("nothing provides `any Log`, which `Client` needs for its parameter `log` in `AppScope`; register it in `AppAssembly`: `Shared(Recorder.self, as: (any Log).self)` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 16)
#error("`Silent` tagged `Staging` is registered twice in `AppScope`; remove one of them, or register one under another key [duplicate-binding]")
#sourceLocation()
