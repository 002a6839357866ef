// Written by Dovetail from FirstAssembly, LoopAssembly, OrphanAssembly, SecondAssembly, Looping, TwoRoots. Do not edit.

extension FirstAssembly {
    nonisolated enum Factories {}
}

extension LoopAssembly {
    nonisolated enum Factories {}
}

extension OrphanAssembly {
    nonisolated enum Factories {}
}

extension SecondAssembly {
    nonisolated enum Factories {}
}

extension Looping {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension TwoRoots {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 3)
#error("scopes are each other's parents: `LoopScope` → `OtherScope` → `LoopScope`; leave out `Parent` in the scope that is opened first [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 5)
#error("`NoScope`, the parent of `OrphanScope`, is no scope; a parent is a type that conforms to `Scope` [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 48)
#error("nothing provides `Store`, which `Screen` needs for its parameter `store` in `SecondScope`; `SecondScope` has no parent: if it is opened inside of `FirstScope`, let it say `typealias Parent = FirstScope` [missing-binding]")
#sourceLocation()
