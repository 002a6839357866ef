// Written by Dovetail from CommandAssembly, WindowAssembly, Command, Window. Do not edit.

extension CommandAssembly {
    nonisolated enum Factories {}
}

extension WindowAssembly {
    nonisolated enum Factories {}
}

extension Command {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Window {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Types.swift", line: 21)
#error("parameter `pen` of `Note` would take `Pen`, which is not `Sendable`, away from the place of `CommandScope`; make `Pen` `Sendable`, or let the initializer of `Note` be `nonisolated(nonsending)` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 7)
#error("parameter `pen` of `Letter` would take `Pen`, which is not `Sendable`, away from `MainActor`; make `Pen` `Sendable`, or let `Letter` be made on `MainActor` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 7)
#error("parameter `makePen` of `Letter` would take `() -> Pen`, which is not `Sendable`, away from `MainActor`; let `makePen` be `@MainActor () -> Pen`, or let `Letter` be made on `MainActor` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 12)
#error("parameter `pen` of `Card` would take `Pen`, which is not `Sendable`, away from `MainActor`; make `Pen` `Sendable`, or let `Card` be made on `MainActor` [isolation-mismatch]")
#sourceLocation()
