// Written by Dovetail from AppAssembly, Product. Do not edit: it is written anew in each build.

extension AppAssembly {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/Types.swift", line: 4)
#error("nothing provides `any Cache`, which `Left` needs for its parameter `cache` in `AppScope` [missing-binding]")
#sourceLocation()
