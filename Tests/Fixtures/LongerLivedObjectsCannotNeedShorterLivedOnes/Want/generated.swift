// Written by Dovetail from AccountAssembly, AppAssembly, SessionAssembly, Product. Do not edit.

extension AccountAssembly {
    nonisolated enum Factories {}
}

extension AppAssembly {
    nonisolated enum Factories {}
}

extension SessionAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Types.swift", line: 7)
#error("`Menu` lives in `AppScope` and can't hold `Inbox` (parameter `makeInbox`), which lives in the shorter `AccountScope`; register `Inbox` in `AppScope`, or `Menu` in `AccountScope` [scope-violation]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 11)
#error("`Inbox` lives in `AccountScope` and can't hold `Editor` (parameter `editor`), which lives in the shorter `SessionScope`; register `Editor` in `AccountScope`, or `Inbox` in `SessionScope` [scope-violation]")
#sourceLocation()
