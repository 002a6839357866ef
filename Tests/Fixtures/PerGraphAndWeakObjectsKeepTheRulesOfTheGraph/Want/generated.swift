// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension ChildAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Types.swift", line: 22)
#error("nothing provides `Nobody`, which `Asking` needs for its parameter `nobody` in `AppScope`; register it in `AppAssembly`: `Shared(Nobody.self)` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 28)
#error("`Long` lives in `AppScope` and can't hold `Short` (parameter `short`), which lives in the shorter `ChildScope`; register `Short` in `AppScope`, or `Long` in `ChildScope` [scope-violation]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 32)
#error("`Longer` lives in `AppScope` and can't hold `Shorter` (parameter `shorter`), which lives in the shorter `ChildScope`; register `Shorter` in `AppScope`, or `Longer` in `ChildScope` [scope-violation]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 21)
#error("`Twice` is registered twice in `AppScope`; remove one of them, or register one under another key, or tell them apart by `.tagged(Marker.self)` [duplicate-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 18)
#error("`Chicken` needs itself: `Chicken` → `Egg` → `Chicken`; a closure breaks the loop: let `chicken` of `Egg` be `() throws -> Chicken`, and call it once `Chicken` is made [dependency-cycle]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 10)
#error("a weak object is made by a plain read, so making `Slow` can't be async; make it a `Shared`, so that it is made when its scope opens [effect-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 11)
#error("a weak object is made by a plain read, so making `Slower` can't be async; make it a `Shared`, so that it is made when its scope opens [effect-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 41)
#error("making `Step` is async and throws, which parameter `step` of `Hasty` doesn't allow; let `step` be `() async throws -> Step` [effect-mismatch]")
#sourceLocation()
