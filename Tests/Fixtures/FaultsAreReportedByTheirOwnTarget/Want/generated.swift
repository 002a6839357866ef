// Written by Dovetail from KitAssembly. Do not edit.

extension KitAssembly {
    public nonisolated enum Factories {}
}

#sourceLocation(file: "Kit/Manifest.swift", line: 9)
#error("`Store` has 2 initializers that could make it; to choose it, write `Shared(Store.self) { (text: String) in Store(text: text) }` [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "Kit/Manifest.swift", line: 10)
#error("no source that is read here declares `Missing`, so its initializer is not known; check the name and the imports, or write `Shared(Missing.self) { (…) in … }` [unknown-type]")
#sourceLocation()

// Written by Dovetail from Product. Do not edit.

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 4)
#error("`Product` is not checked, since `KitAssembly` has errors, which the target Kit reports [unreadable-manifest]")
#sourceLocation()
