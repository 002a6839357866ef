// Written by Dovetail from AppAssembly, ChildAssembly, OtherAssembly, SecondAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension ChildAssembly {
    nonisolated enum Factories {}
}

extension OtherAssembly {
    nonisolated enum Factories {}
}

extension SecondAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 27)
#error("the key `Format.pdf` of `[Format: Thing]` is taken already; give `Thing` another key, or remove one of them [duplicate-map-key]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 28)
#error("the key `1_6` of `[Int: Thing]` is taken already; give `Thing` another key, or remove one of them [duplicate-map-key]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 29)
#error("the key `\"é\"` of `[String: Thing]` is taken already; give `Thing` another key, or remove one of them [duplicate-map-key]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 38)
#error("the key `\"a\"` of `[String: Thing]` is taken already; give `Thing` another key, or remove one of them [duplicate-map-key]")
#sourceLocation()
