// Written by Dovetail from AccountAssembly, AppAssembly, SessionAssembly, Product. Do not edit: it is written anew in each build.

extension AccountAssembly {
    nonisolated enum Factories {}
}

extension AppAssembly {
    nonisolated enum Factories {}
}

extension SessionAssembly {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/Types.swift", line: 7)
#error("`Menu` lives in `AppScope` and can't hold `Inbox` (parameter `makeInbox`), which lives in the shorter `AccountScope` [scope-violation]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 11)
#error("`Inbox` lives in `AccountScope` and can't hold `Editor` (parameter `editor`), which lives in the shorter `SessionScope` [scope-violation]")
#sourceLocation()
