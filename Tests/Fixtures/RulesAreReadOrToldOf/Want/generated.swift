// Written by Dovetail from AppAssembly, SoundAssembly, Other, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension SoundAssembly {
    nonisolated enum Factories {}
}

extension Other {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 12)
#error("`Forbid` belongs in the `assemblies` of a composition, not in a manifest [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 13)
#error("`Confine` belongs in the `assemblies` of a composition, not in a manifest [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 34)
#error("`Forbid` takes a type, and `from:` another; write `Forbid(T.self, from: U.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 35)
#error("`Forbid` takes a type, and `from:` another; write `Forbid(T.self, from: U.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 36)
#error("`Forbid` takes a type, and `from:` another; write `Forbid(T.self, from: U.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 37)
#error("`Forbid` takes a type, and `from:` another; write `Forbid(T.self, from: U.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 38)
#error("`Forbid` takes types; write `Store.self` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 39)
#error("`Other` is a composition, and no part of one; name an assembly, a scope, or something that is registered [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 40)
#error("only what is registered has a tag, and `AppScope` is not [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 41)
#error("only what is registered has a tag, and `SoundAssembly` is not [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 42)
#error("`Forbid` takes a type, and `from:` another; write `Forbid(T.self, from: U.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 43)
#error("`Forbid` has no `.tagged` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 44)
#error("`Confine` takes a type, and `to:` another; write `Confine(T.self, to: U.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 45)
#error("`Confine` takes types; write `Confine(T.self, to: U.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 46)
#error("`Confine` takes a type, and `to:` another; write `Confine(T.self, to: U.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 47)
#error("`Forbit` can't be listed in a composition; did you mean `Forbid`? [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 48)
#error("`Protect` can't be listed in a composition; did you mean `Confine`? [unreadable-manifest]")
#sourceLocation()
