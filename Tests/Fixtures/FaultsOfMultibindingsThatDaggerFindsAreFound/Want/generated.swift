// Written by Dovetail from AppModule, ChildModule, Product. Do not edit.

extension AppModule {
    nonisolated enum Factories {}
}

extension ChildModule {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Types.swift", line: 5)
#error("nothing contributes to `[Nothing]`, which `TakesEmpty` needs for its parameter `empty` in `AppScope`; let what belongs in it say `.into([Nothing].self)`, or hand it in as a whole: `Input([Nothing].self)` [empty-collection]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 13)
#error("`[Int]` is registered as a whole, and it is a collection that others contribute to; let each be an element, by `.into([Int].self)`, or give one a type of its own [duplicate-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 11)
#error("the key `\"one\"` of `[String: any Step]` is taken already; give `Two` another key, or remove one of them [duplicate-map-key]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 23)
#error("the key `\"one\"` of `[String: any Step]` is taken already; give `One` another key, or remove one of them [duplicate-map-key]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 12)
#error("`[Ring]` needs itself: `[Ring]` → `Ring` → `[Ring]`; a closure breaks the loop: let `rings` of `Ring` be `@Sendable () throws -> [Ring]`, and call it once `[Ring]` is made [dependency-cycle]")
#sourceLocation()
