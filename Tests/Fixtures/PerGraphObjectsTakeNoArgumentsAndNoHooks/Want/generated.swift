// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 13)
#error("only `Transient` takes arguments; who shares the object would each hand in another argument; make it a `Transient` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 14)
#error("`.onEnd` is for `Shared` only: only those who share a per-graph object keep it [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 15)
#error("`.lazy` is for `Shared` only: only those who share a per-graph object keep it [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 16)
#error("`PerGraph` takes a type first; write `PerGraph(Selection.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 17)
#error("only `Input` takes a name [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 18)
#error("`Pergraph` is no registration; did you mean `PerGraph`? [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 19)
#error("`Graph` is no registration; did you mean `PerGraph`? [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 26)
#error("`PerGraph` belongs in the `registrations` of an assembly, not in a composition [unreadable-manifest]")
#sourceLocation()
