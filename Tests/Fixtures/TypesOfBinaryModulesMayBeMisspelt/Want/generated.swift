// Written by Dovetail from Main, Product. Do not edit.

extension Main {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 10)
#error("nothing provides `any Store`, which `Screen` needs for its parameter `store` in `AppScope`; no source that is read here declares `Stroe`: did you mean `Store`? [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 11)
#error("nothing provides `Locales`, which `Screen` needs for its parameter `locales` in `AppScope`; no source that is read here declares `Locale`: did you mean `Locales`? [missing-binding]")
#sourceLocation()
