// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Types.swift", line: 6)
#error("nothing provides `Bool`, which `Net` needs for its parameter `mock` in `AppScope`, where `DEBUG` is set; register it in an assembly of `AppScope`: `Shared(Bool.self) { … }`; or let the caller hand it in: `Input(Bool.self)` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 13)
#error("no initializer of `Extended` can be called from its factory, where `arch(arm64)` is not set; make an initializer accessible, or write `Shared(Extended.self) { (…) in … }` [inaccessible-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 10)
#error("nothing provides `String`, which `Net` needs for its parameter `session` in `AppScope`, where neither `DEBUG` nor `os(Linux)` is set; register it in an assembly of `AppScope`: `Shared(String.self) { … }`; or let the caller hand it in: `Input(String.self)` [missing-binding]")
#sourceLocation()
