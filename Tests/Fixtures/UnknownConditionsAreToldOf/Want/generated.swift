// Written by Dovetail from AppAssembly, Product. Do not edit: it is written anew in each build.

extension AppAssembly {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/Manifest.swift", line: 10)
#error("which initializer makes `Net` depends on a condition that is not known here [ambiguous-initializer]")
#sourceLocation()
