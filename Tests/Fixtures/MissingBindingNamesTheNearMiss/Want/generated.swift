// Written by Dovetail from AppAssembly, ForgottenAssembly, SessionAssembly, Product. Do not edit: it is written anew in each build.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension ForgottenAssembly {
    nonisolated enum Factories {}
}

extension SessionAssembly {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/Manifest.swift", line: 57)
#error("nothing provides `any Nowhere`, which `Product` exposes [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 14)
#error("nothing provides `any Cache`, which `ConcreteOnly` needs for its parameter `cache` in `AppScope` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 15)
#error("nothing provides `any Ticking`, which `NotListed` needs for its parameter `ticking` in `AppScope` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 16)
#error("nothing provides `Page` without arguments, which `TakesArguments` needs for its parameter `page` in `AppScope` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 17)
#error("nothing provides `Plain` for `Int`, which `TakesNone` needs for its parameter `make` in `AppScope` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 18)
#error("nothing provides `Page` for `String`, which `OtherArguments` needs for its parameter `make` in `AppScope` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 19)
#error("nothing provides `Users`, which `Misspelt` needs for its parameter `users` in `AppScope` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 21)
#error("nothing provides `Setting`, which `OptionalOnly` needs for its parameter `setting` in `AppScope` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 23)
#error("no scope opens by handing in `String` and provides `Editor`, which `NoScopeFits` needs for its parameter `open` in `AppScope` [missing-binding]")
#sourceLocation()
