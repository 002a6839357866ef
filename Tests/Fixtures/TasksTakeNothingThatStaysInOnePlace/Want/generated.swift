// Written by Dovetail from DeskAssembly, JobAssembly, Product. Do not edit.

extension DeskAssembly {
    nonisolated enum Factories {}
}

extension JobAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 25)
#error("parameter `part` of `View` would take `Part`, which is not `Sendable`, away from the place of `JobScope`; make `Part` `Sendable`, or let the initializer of `View` be `nonisolated(nonsending)` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 38)
#error("parameter `ticket` of `Reader` would take `Ticket`, which is not `Sendable`, away from the place of `JobScope`; make `Ticket` `Sendable`, or let the initializer of `Reader` be `nonisolated(nonsending)` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 43)
#error("parameter `late` of `Asker` would take `() throws -> Late`, which is not `Sendable`, away from the place of `JobScope`; let the initializer of `Asker` be `nonisolated(nonsending)` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 48)
#error("parameter `loader` of `Following` would take `Loader`, which is not `Sendable`, away from the place of `JobScope`; make `Loader` `Sendable`, or let the initializer of `Following` be `nonisolated(nonsending)` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 71)
#error("`.concurrent()` makes `View` in a task of its own, and `Model` stays in the one place of `DeskScope`; remove `.concurrent()` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 73)
#error("`.concurrent()` makes `Reader` in a task of its own, and `Ticket` stays in the one place of `JobScope`; remove `.concurrent()` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 74)
#error("`.concurrent()` makes `Asker` in a task of its own, and `Late` stays in the one place of `JobScope`; remove `.concurrent()` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 75)
#error("`.concurrent()` makes `Following` in a task of its own, and `Loader` stays in the one place of `JobScope`; remove `.concurrent()` [isolation-mismatch]")
#sourceLocation()
