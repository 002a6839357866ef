// Written by Dovetail from AppAssembly, ChildAssembly, SideAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension ChildAssembly {
    nonisolated enum Factories {}
}

extension SideAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 11)
#error("nothing provides `Address` tagged `Production`, which `Client` needs for its parameter `base` in `AppScope`; `Address` is registered without a tag: to take that, let the registration of `Client` say `.using(Address.self, for: \"base\")`; to tag it, add `.tagged(Production.self)` to its registration [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 12)
#error("`SideScope` can't be opened there, which `Screen` needs for its parameter `open` in `AppScope`; `SideScope` has no parent: if it is opened inside of `AppScope`, let it say `typealias Parent = AppScope` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 12)
#error("`Product` has nothing in `UnusedScope`, which `Screen` needs for its parameter `again` in `AppScope`; list an assembly of `UnusedScope` in `Product` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 12)
#error("no scope opens by handing in `Int` and provides `Reader`, which `Screen` needs for its parameter `more` in `AppScope`; `ChildScope` provides `Reader` and takes no inputs, so it is asked for as `() throws -> Opened<Reader>` [missing-binding]")
#sourceLocation()
