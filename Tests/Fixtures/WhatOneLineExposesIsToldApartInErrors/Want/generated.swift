// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 24)
#error("nothing provides `Address`, which `Product` exposes; register it in `AppAssembly`: `Shared(Address.self)` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 26)
#error("nothing provides `Clock` tagged `Staging`, which `Product` exposes; `Clock` is registered without a tag: to take that, write `Expose(Clock.self)`; to tag it, add `.tagged(Staging.self)` to its registration [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 26)
#error("nothing provides `Address` tagged `Staging`, which `Product` exposes; register it in `AppAssembly`: `Shared(Address.self).tagged(Staging.self)` [missing-binding]")
#sourceLocation()
