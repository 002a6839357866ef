// Written by Dovetail from AppAssembly, 良いAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension 良いAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 10)
#error("no source that is read here declares `無い`, so its initializer is not known; check the name and the imports, or write `Shared(無い.self) { (…) in … }` [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 11)
#error("`二` has 2 initializers that could make it; to choose it, write `Shared(二.self) { (数: Int) in 二(数: 数) }` [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 6)
#error("parameter `𝛑` is `inout`, so nothing can be injected into it; make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 26)
#error("nothing provides `Int?`, which `Product` exposes; register it in an assembly: `Shared((Int?).self) { … }`; or let the caller hand it in: `Input((Int?).self)` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 5)
#error("nothing provides `any 欠`, which `設定` needs for its parameter `é` in `AppScope`; register it in an assembly of `AppScope`: `Shared(…, as: (any 欠).self)`; or let the caller hand it in: `Input((any 欠).self)` [missing-binding]")
#sourceLocation()
