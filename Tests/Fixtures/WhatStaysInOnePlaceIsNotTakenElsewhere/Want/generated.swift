// Written by Dovetail from AppAssembly, JobAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension JobAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 8)
#error("`StepScope` may be used elsewhere than `JobScope` around it, which is `Unsynchronized` and stays in one place; add `typealias Isolation = Unsynchronized` to `StepScope`, or let `JobScope` live on an actor [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 11)
#error("`PanelScope` may be used elsewhere than `JobScope` around it, which is `Unsynchronized` and stays in one place; add `typealias Isolation = Unsynchronized` to `PanelScope`, or let `JobScope` live on an actor [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 11)
#error("parameter `makeLine` of `Lines` may be called elsewhere, and what `JobScope` holds stays in one place; let `makeLine` be `() -> Line` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 16)
#error("parameter `index` of `Search` may be called elsewhere, and what `JobScope` holds stays in one place; let `index` be `() throws -> Index` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 21)
#error("parameter `open` of `Menu` hands out an end that may be called anywhere, and `JobScope` stays in one place; open it from the class of the scope around it, or let `JobScope` live on an actor [isolation-mismatch]")
#sourceLocation()
