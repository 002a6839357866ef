// Written by Dovetail from First, Second, Third, Again, Product. Do not edit.

extension First {
    nonisolated enum Factories {}
}

extension Second {
    nonisolated enum Factories {}
}

extension Third {
    nonisolated enum Factories {}
}

extension Again {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 19)
#error("`any Log` is registered 3 times in `AppScope`; remove one of them, or list only one of `First`, `Second` and `Third` in `Again`, or register one under another key, or tell them apart by `.tagged(Marker.self)` [duplicate-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 19)
#error("`FileLog` is registered twice in `AppScope`; remove one of them, or list only one of `First` and `Second` in `Again`, or list `Second` as `Override(Second.self)`, so that it replaces the other, or register one under another key, or tell them apart by `.tagged(Marker.self)` [duplicate-binding]")
#sourceLocation()
