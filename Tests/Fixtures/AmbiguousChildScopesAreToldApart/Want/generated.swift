// Written by Dovetail from AppAssembly, LeftAssembly, RightAssembly, Product. Do not edit: it is written anew in each build.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension LeftAssembly {
    nonisolated enum Factories {}
}

extension RightAssembly {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/Types.swift", line: 2)
#error("parameter `open` of `Router` could open `LeftScope` or `RightScope` [ambiguous-child-scope]")
#sourceLocation()
