// Written by Dovetail from Data, One, Other, Bundle, Missing, Twice, Unreached. Do not edit.

extension Data {
    nonisolated enum Factories {}
}

extension One {
    nonisolated enum Factories {}
}

extension Other {
    nonisolated enum Factories {}
}

extension Bundle {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Missing {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Twice {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Unreached {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 14)
#error("nothing provides `any Cache`, which `CachedScreen` needs for its parameter `cache` in `AppScope`; `RealStore` provides it, and `One` replaces that by `OneStore`, as `any Store` only: let its registration say `as: (any Store).self, (any Cache).self` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 36)
#error("`any Store` is replaced by `One` and `Other` in `AppScope`, and none of them goes first; take one of them out, or let one override in a composition that includes the other's: it replaces the other then [duplicate-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 36)
#error("`any Store` is registered twice in `AppScope`; list `Other` as `Override(Other.self)`, so that it replaces the other, or remove one of them, or list only one of `One` and `Other` in `Unreached`, or register one under another key, or tell them apart by `.tagged(Marker.self)` [duplicate-binding]")
#sourceLocation()
