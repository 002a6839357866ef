// Written by Dovetail from AppAssembly, ForgottenAssembly, SessionAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension ForgottenAssembly {
    nonisolated enum Factories {}
}

extension SessionAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 57)
#error("nothing provides `any Nowhere`, which `Product` exposes; register it in an assembly: `Shared(…, as: (any Nowhere).self)`; or let the caller hand it in: `Input((any Nowhere).self)` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 14)
#error("nothing provides `any Cache`, which `ConcreteOnly` needs for its parameter `cache` in `AppScope`; `DiskCache` is registered only as `DiskCache`: add `as: (any Cache).self` to its registration [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 15)
#error("nothing provides `any Ticking`, which `NotListed` needs for its parameter `ticking` in `AppScope`; `ForgottenAssembly`, which `Product` doesn't list, registers `Clock`: list `ForgottenAssembly.self` in `Product` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 16)
#error("nothing provides `Page` without arguments, which `TakesArguments` needs for its parameter `page` in `AppScope`; `Page` takes the argument `Int`, so it is asked for as `(Int) -> Page` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 17)
#error("nothing provides `Plain` for `Int`, which `TakesNone` needs for its parameter `make` in `AppScope`; `Plain` takes no arguments, so it is asked for as `Plain` or `() -> Plain` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 18)
#error("nothing provides `Page` for `String`, which `OtherArguments` needs for its parameter `make` in `AppScope`; `Page` takes the argument `Int`, so it is asked for as `(Int) -> Page` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 19)
#error("nothing provides `Users`, which `Misspelt` needs for its parameter `users` in `AppScope`; `User` has a similar name [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 21)
#error("nothing provides `Setting`, which `OptionalOnly` needs for its parameter `setting` in `AppScope`; `Setting?` is registered, which may be nil: ask for `Setting?`, or register `Setting` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 23)
#error("no scope opens by handing in `String` and provides `Editor`, which `NoScopeFits` needs for its parameter `open` in `AppScope`; `SessionScope` provides `Editor` and takes `Int`, so it is asked for as `(Int) throws -> (Editor, end: @Sendable () async -> Void)` [missing-binding]")
#sourceLocation()
