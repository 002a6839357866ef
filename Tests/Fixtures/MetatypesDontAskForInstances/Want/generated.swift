// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Types.swift", line: 7)
#error("nothing provides `Real.Type`, which `Host` needs for its parameter `exact` in `AppScope`; register it in an assembly of `AppScope`: `Shared(Real.Type.self) { … }`; or let the caller hand it in: `Input(Real.Type.self)` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 7)
#error("nothing provides `any Plugin.Type`, which `Host` needs for its parameter `kind` in `AppScope`; register it in an assembly of `AppScope`: `Shared((any Plugin.Type).self) { … }`; or let the caller hand it in: `Input((any Plugin.Type).self)` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 7)
#error("nothing provides `(any Plugin).Type`, which `Host` needs for its parameter `proto` in `AppScope`; register it in an assembly of `AppScope`: `Shared(((any Plugin).Type).self) { … }`; or let the caller hand it in: `Input(((any Plugin).Type).self)` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 7)
#error("nothing contributes to `[Real.Type]`, which `Host` needs for its parameter `list` in `AppScope`; let what belongs in it say `.into([Real.Type].self)`, or hand it in as a whole: `Input([Real.Type].self)` [empty-collection]")
#sourceLocation()
