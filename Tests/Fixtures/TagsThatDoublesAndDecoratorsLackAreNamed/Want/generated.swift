// Written by Dovetail from LogAssembly, OtherwiseTagged, PlainAssembly, Untagged, First, Product, Second, Third. Do not edit.

extension LogAssembly {
    nonisolated enum Factories {}
}

extension OtherwiseTagged {
    nonisolated enum Factories {}
}

extension PlainAssembly {
    nonisolated enum Factories {}
}

extension Untagged {
    nonisolated enum Factories {}
}

extension First {
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

#sourceLocation(file: "App/App.swift", line: 47)
#error("`Untagged` replaces nothing in `First`; `any Log` tagged `Audit` is what `FileLog` provides, and `FakeLog` has no tag: add `.tagged(Audit.self)` to its registration [override-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 19)
#error("`CountingLog` is to wrap `any Log`, which nothing in `AppScope` provides in `Product`; `any Log` tagged `Audit` is registered: to wrap that, write `of: (any Log).self, tag: Audit.self` [decorator-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 54)
#error("`OtherwiseTagged` replaces nothing in `Second`; `any Log` tagged `Audit` is what `FileLog` provides, and `any Log` has another tag: let its registration say `.tagged(Audit.self)` [override-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 62)
#error("`CountingLog` is to wrap `any Log` tagged `Audit`, which nothing in `AppScope` provides in `Third`; `any Log` is registered without a tag: to wrap that, write `of: (any Log).self` [decorator-without-target]")
#sourceLocation()
