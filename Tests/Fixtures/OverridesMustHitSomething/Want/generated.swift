// Written by Dovetail from Addition, Data, Half, HostDoubles, Unkeyed, First, Fourth, Product, Second, Third. Do not edit.

extension Addition {
    nonisolated enum Factories {}
}

extension Data {
    nonisolated enum Factories {}
}

extension Half {
    nonisolated enum Factories {}
}

extension HostDoubles {
    nonisolated enum Factories {}
}

extension Unkeyed {
    nonisolated enum Factories {}
}

extension First {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Fourth {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Second {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Third {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 86)
#error("`Data` is listed too, and can't replace what it is a part of; take one of the two out [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 93)
#error("`Product` is a composition, and `Override` takes an assembly; name the assembly whose registrations replace others [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 94)
#error("`Screen` is no assembly; an assembly conforms to `Assembly` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 95)
#error("`Overide` can't be listed in a composition; did you mean `Override`? [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 69)
#error("`HostDoubles` replaces nothing in `First`; `RealStore` provides `any Store` in `AccountScope`, not in `HostScope`: register it in an assembly of `AccountScope`, and override by that [override-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 70)
#error("`Unkeyed` replaces nothing in `First`; `any Clock` is what `RealClock` provides: write `as: (any Clock).self` [override-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 71)
#error("`Addition` replaces nothing in `First`; list it as `Addition.self` if it adds to the others, or take it out [override-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 48)
#error("`Extra` replaces nothing in `Second`: it has no `Extra` in `AccountScope` to replace, and nothing needs this one; take it out, or move it to an assembly for the compositions in which it replaces something [override-without-target]")
#sourceLocation()
