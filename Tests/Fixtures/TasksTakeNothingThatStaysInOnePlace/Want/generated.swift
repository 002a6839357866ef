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
