// Written by Dovetail from AppAssembly, Product. Do not edit: it is written anew in each build.

extension AppAssembly {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/Types.swift", line: 12)
#error("`X` needs itself: `X` → `Y` → `Z` → `X` [dependency-cycle]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 16)
#error("`Own` needs itself: `Own` → `Own` [dependency-cycle]")
#sourceLocation()
