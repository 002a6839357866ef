// Written by Dovetail from AppAssembly, ChildAssembly, OtherAssembly, Product. Do not edit: it is written anew in each build.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension ChildAssembly {
    nonisolated enum Factories {}
}

extension OtherAssembly {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/Manifest.swift", line: 20)
#error("`any Cache` is registered twice in `AppScope` [duplicate-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 28)
#error("`Store` is registered in `ChildScope` and in `AppScope` around it [duplicate-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 30)
#error("`Screen` is registered twice in `ChildScope` [duplicate-binding]")
#sourceLocation()
