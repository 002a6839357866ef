// Written by Dovetail from Circular, Data, Elsewhere, Hooked, Tagged, First, Second. Do not edit.

extension Circular {
    nonisolated enum Factories {}
}

extension Data {
    nonisolated enum Factories {}
}

extension Elsewhere {
    nonisolated enum Factories {}
}

extension Hooked {
    nonisolated enum Factories {}
}

extension Tagged {
    nonisolated enum Factories {}
}

extension First {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Second {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 45)
#error("`LoggedStore` is to wrap `any Store`, which nothing in `ChildScope` provides in `First`; `RealStore` provides it in `AppScope`: a decorator is registered in an assembly of the same scope [decorator-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 52)
#error("`.onEnd` of `StoppedClock` has nothing to end: `AppScope` doesn't keep the `RealClock` that it wraps; take the hook out, or let what is wrapped be `Shared` [decorator-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 60)
#error("`LoggedStore` is to wrap `any Store` tagged `Marker`, which nothing in `AppScope` provides in `First`; `any Store` is registered without a tag: to wrap that, write `of: (any Store).self` [decorator-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 20)
#error("`JournaledStore` needs itself: `JournaledStore` → `Journal` → `JournaledStore`; a closure breaks the loop: let `store` of `Journal` be `@Sendable () throws -> any Store`, and call it once `JournaledStore` is made [dependency-cycle]")
#sourceLocation()
