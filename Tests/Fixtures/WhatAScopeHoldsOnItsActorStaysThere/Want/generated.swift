// Written by Dovetail from AppAssembly, IndexAssembly, JobAssembly, WindowAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension IndexAssembly {
    nonisolated enum Factories {}
}

extension JobAssembly {
    nonisolated enum Factories {}
}

extension WindowAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 26)
#error("opening `WindowScope` would have to run on `MainActor` and on `Indexing`; make `Query` `.lazy()`, or register it in a scope that lives on `Indexing` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 42)
#error("making `Index` would have to run on `Indexing` and on `MainActor`; make `Cursor` `Sendable`, or make what needs it on `MainActor` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 18)
#error("opening `WindowScope` runs on `MainActor`, and parameter `open` of `Menu` doesn't; let `open` be `@MainActor (Cursor) throws -> (Query, end: @Sendable () async -> Void)` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 23)
#error("parameter `makeRow` of `Job` would take what is not `Sendable` away from `MainActor`; let `makeRow` be `@MainActor () -> Row`, or make `Cursor` `Sendable` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 28)
#error("parameter `makeRow` of `Rows` would take what is not `Sendable` away from `MainActor`; let `makeRow` be `@MainActor () async -> Row`, or make `Cursor` `Sendable` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 32)
#error("parameter `cursor` of `LaterCursor` would take what is not `Sendable` away from `MainActor`; let `cursor` be `@MainActor () async -> Cursor`, or make `Cursor` `Sendable` [isolation-mismatch]")
#sourceLocation()
