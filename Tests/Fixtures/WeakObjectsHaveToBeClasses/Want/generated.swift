// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 13)
#error("`Point` is a struct, and only an instance of a class can be held weakly; make it `Shared` or `Transient`, or let it be a `final class` [not-a-class]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 14)
#error("`Direction` is an enum, and only an instance of a class can be held weakly; make it `Shared` or `Transient`, or let it be a `final class` [not-a-class]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 15)
#error("`(Int, Int)` is no class, and only an instance of a class can be held weakly; make it `Shared` or `Transient`, or let it be a `final class` [not-a-class]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 16)
#error("`[Int]` is no class, and only an instance of a class can be held weakly; make it `Shared` or `Transient`, or let it be a `final class` [not-a-class]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 17)
#error("`() -> Int` is no class, and only an instance of a class can be held weakly; make it `Shared` or `Transient`, or let it be a `final class` [not-a-class]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 18)
#error("`.onEnd` is for `Shared` only: a weak object is made on first use anyway, and its end is its holders' [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 19)
#error("`.lazy` is for `Shared` only: a weak object is made on first use anyway, and its end is its holders' [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 20)
#error("only `Transient` takes arguments; make it a `Transient`, or an `Input` of its scope [unreadable-manifest]")
#sourceLocation()
