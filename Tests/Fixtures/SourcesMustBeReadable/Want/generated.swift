// Written by Dovetail from AppAssembly, Product. Do not edit: it is written anew in each build.

extension AppAssembly {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/Store.swift", line: 6)
#error("this brace is never closed [unreadable-source]")
#sourceLocation()
