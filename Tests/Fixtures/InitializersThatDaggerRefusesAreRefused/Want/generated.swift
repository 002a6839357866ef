// Written by Dovetail from AppModule, Product. Do not edit.

extension AppModule {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 10)
#error("`TwoInitializers` has 2 initializers that could make it; to choose it, write `Shared(TwoInitializers.self) { (bound: any Bound) in TwoInitializers(bound: bound) }` [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 11)
#error("no initializer of `Hidden` can be called from its factory; make an initializer accessible, or write `Shared(Hidden.self) { (…) in … }` [inaccessible-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 12)
#error("`Abstract` is a protocol, which can't be made; name the type that implements it, `Shared(…, as: (any Abstract).self)`, or use `Input((any Abstract).self)` [no-initializer]")
#sourceLocation()
