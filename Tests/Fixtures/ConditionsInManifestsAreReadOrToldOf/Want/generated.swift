// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 16)
#error("`Shared` under the `#if` of a chained call is no registration; a manifest is read, not run: it holds `Shared`, `Transient`, `PerGraph`, `Weak`, `Input`, `Decorator` and `Contributions` only [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 20)
#error("`.lazy` lacks its parentheses; write `.lazy()` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 23)
#error("`print` is no registration, where `DEBUG` is set; a manifest holds `Shared`, `Transient`, `PerGraph`, `Weak`, `Input`, `Decorator` and `Contributions` only [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 28)
#error("`#error` that is always there is no registration; a manifest is read, not run: it holds `Shared`, `Transient`, `PerGraph`, `Weak`, `Input`, `Decorator` and `Contributions` only [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 50)
#error("`Shared` belongs in the `registrations` of an assembly, not in a composition, where `DEBUG` is set [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 10)
#error("no source that is read here declares `Fake`, so its initializer is not known, where `DEBUG` is not set; check the name and the imports, or write `Shared(Fake.self) { (…) in … }` [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 25)
#error("a constant is no registration, where `DEBUG` is not set; a manifest is read, not run: it holds `Shared`, `Transient`, `PerGraph`, `Weak`, `Input`, `Decorator` and `Contributions` only [unreadable-manifest]")
#sourceLocation()
