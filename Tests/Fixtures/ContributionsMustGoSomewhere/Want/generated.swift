// Written by Dovetail from AppAssembly, ChildAssembly, OtherAssembly, UnlistedAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension ChildAssembly {
    nonisolated enum Factories {}
}

extension OtherAssembly {
    nonisolated enum Factories {}
}

extension UnlistedAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Types.swift", line: 34)
#error("nothing provides `Idle`, which `Screen` needs for its parameter `idle` in `AppScope`; `Idle` is only part of `[any Unasked]`: add `as: Idle.self` to its registration [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 59)
#error("nothing contributes to `[any Exposed]`, which `Product` exposes; let what belongs in it say `.into([any Exposed].self)`, or hand it in as a whole: `Input([any Exposed].self)` [empty-collection]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 30)
#error("nothing contributes to `[any Fitting]`, which `Screen` needs for its parameter `fitting` in `AppScope`; `Plain` could be in it: add `.into([any Fitting].self)` to its registration [empty-collection]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 31)
#error("nothing contributes to `[any Listed]`, which `Screen` needs for its parameter `listed` in `AppScope`; `Keyed` contributes to `[String: any Listed]`: add `.into([any Listed].self)` to its registration [empty-collection]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 32)
#error("nothing contributes to `[any Unlisteds]`, which `Screen` needs for its parameter `unlisted` in `AppScope`; `UnlistedAssembly`, which `Product` doesn't list, contributes `Unlisted`: list `UnlistedAssembly.self` in `Product` [empty-collection]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 38)
#error("nothing contributes to `[any Siblings]`, which `ChildScreen` needs for its parameter `siblings` in `ChildScope`; `Sibling` contributes to it in `OtherScope`, which is not around `ChildScope`: move its registration [empty-collection]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 39)
#error("nothing contributes to `[Int]`, which `ChildScreen` needs for its parameter `numbers` in `ChildScope`; let what belongs in it say `.into([Int].self)`, or hand it in as a whole: `Input([Int].self)` [empty-collection]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 12)
#error("`Longer` lives in `AppScope` and can't hold `[any Lasting]` (parameter `lasting`), which lives in the shorter `ChildScope`; contribute to it in `AppScope`, or register `Longer` in `ChildScope` [scope-violation]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 14)
#error("`[any Step]` is registered as a whole, and it is a collection that others contribute to; let each be an element, by `.into([any Step].self)`, or give one a type of its own [duplicate-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 28)
#error("`[Whole]` is registered as a whole, and it is a collection that others contribute to; let each be an element, by `.into([Whole].self)`, or give one a type of its own [duplicate-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 18)
#error("`[any Turning]` needs itself: `[any Turning]` → `Loop` → `[any Turning]`; a closure breaks the loop: let `all` of `Loop` be `@Sendable () throws -> [any Turning]`, and call it once `[any Turning]` is made [dependency-cycle]")
#sourceLocation()
