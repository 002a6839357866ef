// Written by Dovetail from AppAssembly, ChildAssembly, OtherAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension ChildAssembly {
    nonisolated enum Factories {}
}

extension OtherAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 20)
#error("`any Cache` is registered twice in `AppScope`; remove one of them, or list only one of `AppAssembly` and `OtherAssembly` in `Product`, or list `OtherAssembly` as `Override(OtherAssembly.self)`, so that it replaces the other, or register one under another key, or tell them apart by `.tagged(Marker.self)` [duplicate-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 28)
#error("`Store` is registered in `ChildScope` and in `AppScope` around it; remove one of them, or register one under another key, or tell them apart by `.tagged(Marker.self)`, or let it stand in for the other: `Override(…)` of an assembly with it alone [duplicate-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 30)
#error("`Screen` is registered twice in `ChildScope`; remove one of them, or register one under another key, or tell them apart by `.tagged(Marker.self)` [duplicate-binding]")
#sourceLocation()
