// Written by Dovetail from AppAssembly, Product. Do not edit: it is written anew in each build.

extension AppAssembly {
    public nonisolated enum Factories {}
}

#sourceLocation(file: "App/Manifest.swift", line: 12)
#error("`Setting` is an input of `Product`, but it is `internal` and the composition is `public` [exposed-type-not-accessible]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 13)
#error("`[Setting]` is an input of `Product`, but it is `internal` and the composition is `public` [exposed-type-not-accessible]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 21)
#error("`Store` is exposed by `Product`, but it is `internal` and the composition is `public` [exposed-type-not-accessible]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 22)
#error("`Screen` is exposed by `Product`, but it is `package` and the composition is `public` [exposed-type-not-accessible]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 23)
#error("`Number` is an argument of `Page`, which is exposed by `Product`, but it is `internal` and the composition is `public` [exposed-type-not-accessible]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 24)
#error("`Setting` is exposed by `Product`, but it is `internal` and the composition is `public` [exposed-type-not-accessible]")
#sourceLocation()
