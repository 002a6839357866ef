// Written by Dovetail from FirstAssembly, LoopAssembly, OrphanAssembly, SecondAssembly, Looping, TwoRoots. Do not edit: it is written anew in each build.

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

#sourceLocation(file: "App/Manifest.swift", line: 3)
#error("scopes are each other's parents: `LoopScope` → `OtherScope` → `LoopScope` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 5)
#error("`NoScope`, the parent of `OrphanScope`, is no scope [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 48)
#error("nothing provides `Store`, which `Screen` needs for its parameter `store` in `SecondScope` [missing-binding]")
#sourceLocation()
