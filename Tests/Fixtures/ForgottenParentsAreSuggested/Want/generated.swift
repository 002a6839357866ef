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

#sourceLocation(file: "App/App.swift", line: 11)
#error("nothing provides `Disk`, which `Account` needs for its parameter `disk` in `AccountScope`; `AccountScope` has no parent: if it is opened inside of `AppScope`, let it say `public typealias Parent = AppScope` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 13)
#error("no scope opens by handing in `Int` and provides `Account`, which `Router` needs for its parameter `open` in `AppScope`; `AccountScope` has no parent: if it is opened inside of `AppScope`, let it say `public typealias Parent = AppScope` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 14)
#error("`AccountScope` can't be opened there, which `Chooser` needs for its parameter `open` in `AppScope`; `AccountScope` has no parent: if it is opened inside of `AppScope`, let it say `public typealias Parent = AppScope` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 12)
#error("nothing contributes to `[any Step]`, which `Session` needs for its parameter `steps` in `SessionScope`; `AccountScope` has no parent: if it is opened inside of `AppScope`, let it say `public typealias Parent = AppScope` [empty-collection]")
#sourceLocation()
