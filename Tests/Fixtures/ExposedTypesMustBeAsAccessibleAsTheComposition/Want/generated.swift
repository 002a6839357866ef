// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    public nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    public nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 12)
#error("`Setting` is an input of `Product`, but it is `internal` and the composition is `public`; make `Setting` `public`, or `Product` `internal` [exposed-type-not-accessible]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 13)
#error("`[Setting]` is an input of `Product`, but it is `internal` and the composition is `public`; make `Setting` `public`, or `Product` `internal` [exposed-type-not-accessible]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 21)
#error("`Store` is exposed by `Product`, but it is `internal` and the composition is `public`; make `Store` `public`, or `Product` `internal` [exposed-type-not-accessible]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 22)
#error("`Screen` is exposed by `Product`, but it is `package` and the composition is `public`; make `Screen` `public`, or `Product` `package` [exposed-type-not-accessible]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 23)
#error("`Number` is an argument of `Page`, which is exposed by `Product`, but it is `internal` and the composition is `public`; make `Number` `public`, or `Product` `internal` [exposed-type-not-accessible]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 24)
#error("`Setting` is exposed by `Product`, but it is `internal` and the composition is `public`; make `Setting` `public`, or `Product` `internal` [exposed-type-not-accessible]")
#sourceLocation()
