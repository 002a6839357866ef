// Written by Dovetail from AppModule, FirstModule, SecondModule, Product. Do not edit.

extension AppModule {
    nonisolated enum Factories {}
}

extension FirstModule {
    nonisolated enum Factories {}
}

extension SecondModule {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Types.swift", line: 5)
#error("nothing provides `any Bound`, which `DependsOnProtocol` needs for its parameter `bound` in `AppScope`; `Implementation` is registered only as `Implementation`: add `as: (any Bound).self` to its registration [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 10)
#error("nothing provides `any Nowhere`, which `Far3` needs for its parameter `next` in `AppScope`; register it in an assembly of `AppScope`: `Shared(…, as: (any Nowhere).self)`; or let the caller hand it in: `Input((any Nowhere).self)` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 14)
#error("nothing provides `any Missing`, which `Many1` needs for its parameter `missing` in `AppScope`; register it in an assembly of `AppScope`: `Shared(…, as: (any Missing).self)`; or let the caller hand it in: `Input((any Missing).self)` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 20)
#error("nothing provides `OnlyInSecond`, which `InFirstChild` needs for its parameter `only` in `FirstScope`; `OnlyInSecond` lives in `SecondScope`, which is not around `FirstScope`: move its registration to `FirstScope`, or to `AppScope` around both [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 41)
#error("nothing provides `Assisted` without arguments, which `NeedsAssisted` needs for its parameter `assisted` in `AppScope`; `Assisted` takes the argument `Int`, so it is asked for as `@Sendable (Int) -> Assisted` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 29)
#error("`Long` lives in `AppScope` and can't hold `Short` (parameter `short`), which lives in the shorter `FirstScope`; register `Short` in `AppScope`, or `Long` in `FirstScope` [scope-violation]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 34)
#error("`Both` is registered in `FirstScope` and in `AppScope` around it; remove one of them, or register one under another key, or tell them apart by `.tagged(Marker.self)`, or let it stand in for the other: `Override(…)` of an assembly with it alone [duplicate-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 34)
#error("`A` needs itself: `A` → `B` → `A`; a closure breaks the loop: let `a` of `B` be `@Sendable () throws -> A`, and call it once `A` is made [dependency-cycle]")
#sourceLocation()
