// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Types.swift", line: 3)
#error("nothing provides `Animal` tagged `Mew`, which `TakesOther` needs for its parameter `animal` in `AppScope`; `Animal` tagged `Mimi` is registered: to take that, let the registration of `TakesOther` say `.using(Animal.self, tag: Mimi.self, for: \"animal\")` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 4)
#error("nothing provides `Animal`, which `TakesUntagged` needs for its parameter `animal` in `AppScope`; `Animal` tagged `Mimi` is registered: to take that, let the registration of `TakesUntagged` say `.using(Animal.self, tag: Mimi.self, for: \"animal\")` [missing-binding]")
#sourceLocation()
