// Written by Dovetail from DataAssembly. Do not edit.

extension DataAssembly {
    package nonisolated enum Factories {}
}

#sourceLocation(file: "Data/Data.swift", line: 12)
#error("parameter `makePage` of `Screen` throws `Internal`, which is `internal`, and the factory that takes it is `package`; make `Internal` `package`, or let it throw any error [exposed-type-not-accessible]")
#sourceLocation()

// Written by Dovetail from Product. Do not edit.

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 4)
#error("`Product` is not checked, since `DataAssembly` has errors, which the target Data reports [unreadable-manifest]")
#sourceLocation()
