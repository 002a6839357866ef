// Written by Dovetail from AppAssembly. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/App.swift", line: 16)
#error("a tag is stated behind the registration; write `.tagged(Marker.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 17)
#error("a key in a map is stated with the map, behind the registration; write `.into([K: any P].self, key: …)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 18)
#error("what goes into a collection says so behind its registration; write `.into([any P].self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 19)
#error("only `Decorator` wraps something; write `Shared(T.self, as: (any P).self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 20)
#error("only `Input` takes a name [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 21)
#error("`FileStore.init` is no closure; write `{ (…) in FileStore.init(…) }` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 22)
#error("`Shared` has no argument `scope:`; write `Shared(T.self, as: (any P).self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 23)
#error("a name is a string literal; write `name: \"…\"` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 24)
#error("`number` is no type; types are written `T.self`, and `(any P).self` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 25)
#error("`marker` is no type; types are written `T.self`, and `(any P).self` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 26)
#error("a tag is a type; write `Decorator(T.self, of: (any P).self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 27)
#error("`store` is no type; types are written `T.self`, and `(any P).self` [unreadable-manifest]")
#sourceLocation()
