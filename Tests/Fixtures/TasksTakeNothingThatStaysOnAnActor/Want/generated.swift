// Written by Dovetail from UIAssembly, Product. Do not edit.

extension UIAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 10)
#error("parameter `part` of `View` would take `Part`, which is not `Sendable`, away from `MainActor`; make `Part` `Sendable`, or let `View` be made on `MainActor` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 38)
#error("`.concurrent()` makes `View` in a task of its own, and `Model`, which isn't `Sendable`, can't leave the actor of `UIScope`; make `Model` `Sendable`, make `View` on `MainActor`, or remove `.concurrent()` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 39)
#error("`.concurrent()` makes `Loader` in a task of its own, and `Loader`, which isn't `Sendable`, can't leave the actor of `UIScope`; make `Loader` `Sendable`, or remove `.concurrent()` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 40)
#error("`.concurrent()` makes `SidePanel` in a task of its own, and `any Panel`, which isn't `Sendable`, can't leave the actor of `UIScope`; make `any Panel` `Sendable`, or remove `.concurrent()` [isolation-mismatch]")
#sourceLocation()
