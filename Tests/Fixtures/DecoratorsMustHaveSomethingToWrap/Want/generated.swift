// Written by Dovetail from Data, Faulty. Do not edit.

extension Data {
    nonisolated enum Factories {}
}

extension Faulty {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/App.swift", line: 19)
#error("`TwoFaced` takes `any Store` twice, and only one of them can be what it wraps; take it once, or let `.using` name another binding for one of them [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 38)
#error("`Forgetful` is to wrap `any Store`, and no parameter takes it; let the initializer have a parameter of type `any Store` without a default value [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 40)
#error("a decorator says what it wraps; write `Decorator(LoggedStore.self, of: (any P).self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 41)
#error("a decorator is asked for as what it wraps; write `of: (any Store).self` for what it wraps [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 43)
#error("a decorator has the tag of what it wraps; name the tag of what it wraps: `of: …, tag: Marker.self` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 45)
#error("`.lazy` is for `Shared` only: a decorator is made when what it wraps is [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 46)
#error("only `Transient` takes arguments; a decorator's parameters take those of what it wraps, by their types [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 47)
#error("only `Decorator` wraps something; write `Shared(T.self, as: (any P).self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 48)
#error("`Decorate` is no registration; did you mean `Decorator`? [unreadable-manifest]")
#sourceLocation()
