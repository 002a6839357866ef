// Written by Dovetail from AppAssembly, StoredAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension StoredAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 9)
#error("a constant is no registration; a manifest is read, not run: it holds `Shared`, `Transient`, `PerGraph`, `Weak`, `Input`, `Decorator` and `Contributions` only [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 10)
#error("`Shared` takes a type first; write `Shared(T.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 11)
#error("an `if` statement is no registration; a manifest is read, not run: it holds `Shared`, `Transient`, `PerGraph`, `Weak`, `Input`, `Decorator` and `Contributions` only [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 14)
#error("a `for` statement is no registration; a manifest is read, not run: it holds `Shared`, `Transient`, `PerGraph`, `Weak`, `Input`, `Decorator` and `Contributions` only [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 15)
#error("`print` is no registration; a manifest holds `Shared`, `Transient`, `PerGraph`, `Weak`, `Input`, `Decorator` and `Contributions` only [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 16)
#error("`makeRegistrations` is no registration; a manifest holds `Shared`, `Transient`, `PerGraph`, `Weak`, `Input`, `Decorator` and `Contributions` only [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 17)
#error("`Singleton` is no registration; did you mean `Shared`? [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 18)
#error("`Shared` takes a type first; write `Shared(Store.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 19)
#error("`.onStart` says nothing about a registration; `Shared` may be followed by `.lazy()`, `.concurrent()`, `.isolated(to:)`, `.onEnd { … }`, `.into(…)`, `.using(…)` and `.tagged(Marker.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 20)
#error("`.onEnd` is for `Shared` only: the graph does not keep a transient [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 21)
#error("`.lazy` is for `Shared` only: the graph does not keep a transient [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 22)
#error("an input is handed in by the caller, not made; use `Shared` for what a closure makes [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 23)
#error("\"two words\" can't be the name of a parameter [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 24)
#error("parameter `store` states no type; write `{ (store: SomeType) in … }` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 25)
#error("a making closure names its parameters and their types; write `{ (a: A) in … }` instead of `$0` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 26)
#error("only `Transient` takes arguments; make it a `Transient`, or an `Input` of its scope [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 27)
#error("a second type needs a label; keys are listed by `as: Screen.self` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 28)
#error("`store` is no type; types are written `T.self`, and `(any P).self` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 31)
#error("`Expose` belongs in the `assemblies` of a composition, not in a manifest [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 33)
#error("no source that is read here declares `Debugger`, so its initializer is not known, where `DEBUG` is set; check the name and the imports, or write `Shared(Debugger.self) { (…) in … }` [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 35)
#error("`return` is no registration; a manifest is read, not run: it holds `Shared`, `Transient`, `PerGraph`, `Weak`, `Input`, `Decorator` and `Contributions` only [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 39)
#error("`StoredAssembly` has no `registrations` that can be read; declare `static var registrations: Registrations { … }` where its conformance is stated [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 47)
#error("`AppAssembly` can't be listed in a composition; write `AppAssembly.self` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 48)
#error("`Shared` belongs in the `registrations` of an assembly, not in a composition [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 49)
#error("an `if` statement can't be listed in a composition; a composition lists `SomeAssembly.self`, `Expose(T.self)`, `Include(Other.self)`, `Override(Other.self)`, and rules [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 50)
#error("`Exposed` can't be listed in a composition; did you mean `Expose`? [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 51)
#error("`Expose` takes types, and one tag after them; write `Expose(Store.self, T.self)` [unreadable-manifest]")
#sourceLocation()
