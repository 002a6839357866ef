// Written by Dovetail from AppAssembly, SearchAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension SearchAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 9)
#error("what the target App is made of depends on 5 independent conditions: `os(iOS)`, `DEBUG`, `hasFeature(Embedded)`, `canImport(NoSuchModule)` and `arch(arm64)`; Dovetail looks at 16 configurations, those of 4; put a `#if` into the body of an initializer or a closure where it can stand there, or what depends on some of them into a target of its own [too-many-conditions]")
#sourceLocation()
