// Written by Dovetail from AppAssembly, ChildAssembly, WindowAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension ChildAssembly {
    nonisolated enum Factories {}
}

extension WindowAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Types.swift", line: 31)
#error("parameter `make` of `CanvasTaker` would take `Canvas`, which is not `Sendable`, away from `MainActor`; let `make` be `@MainActor () async -> Canvas`, or make `Canvas` `Sendable` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 35)
#error("parameter `make` of `LayerTaker` would take `Layer`, which is not `Sendable`, away from `MainActor`; let `make` be `@MainActor () async throws -> Layer`, or make `Layer` `Sendable` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 39)
#error("parameter `make` of `ToolTaker` would take `any Tool`, which is not `Sendable`, away from `MainActor`; let `make` be `(@MainActor () async -> any Tool)?`, or make `any Tool` `Sendable` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 43)
#error("parameter `make` of `AllToolsTaker` would take `[any Tool]`, which is not `Sendable`, away from `MainActor`; let `make` be `@MainActor () async -> [any Tool]`, or make the elements of `[any Tool]` `Sendable` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 48)
#error("parameter `make` of `StampTaker` would take its argument `Brush`, which is not `Sendable`, to `MainActor`; let `make` be `@MainActor (Brush) async -> Stamp`, or make `Brush` `Sendable` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 53)
#error("parameter `make` of `PrintTaker` would take its argument `Brush`, which is not `Sendable`, away from `MainActor`; let `make` be `@Sendable (Brush) async -> Print`, or make `Brush` `Sendable` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 58)
#error("parameter `make` of `Studio` would take `Canvas`, which is not `Sendable`, away from `MainActor`; let `make` be `@MainActor () async -> Canvas`, or make `Canvas` `Sendable` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 63)
#error("parameter `make` of `Frame` would take `Wall`, which is not `Sendable`, away from `MainActor`; let `make` be `@MainActor () async throws -> Wall`, or make `Wall` `Sendable` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 78)
#error("parameter `open` of `CanvasOpener` would take `Canvas`, which is not `Sendable`, away from `MainActor`; let `open` be `@MainActor (Int) async throws -> Opened<Canvas>`, or make `Canvas` `Sendable` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 82)
#error("parameter `open` of `LayerOpener` would take `Layer`, which is not `Sendable`, away from `MainActor`; let `open` be `@MainActor (Int) async throws -> (Layer, end: @Sendable () async -> Void)`, or make `Layer` `Sendable` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 87)
#error("parameter `open` of `WindowOpener` would take its argument `Ink`, which is not `Sendable`, to `MainActor`; let `open` be `@MainActor (Ink) async throws -> Opened<Blot>`, or make `Ink` `Sendable` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 94)
#error("parameter `canvas` of `Gallery` would take `Canvas`, which is not `Sendable`, away from `MainActor`; make `Canvas` `Sendable`, or let `Gallery` be made on `MainActor` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 94)
#error("parameter `layer` of `Gallery` would take `Layer`, which is not `Sendable`, away from `MainActor`; make `Layer` `Sendable`, or let `Gallery` be made on `MainActor` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 94)
#error("parameter `tools` of `Gallery` would take `[any Tool]`, which is not `Sendable`, away from `MainActor`; make the elements of `[any Tool]` `Sendable`, or let `Gallery` be made on `MainActor` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 99)
#error("parameter `brush` of `Poster` would take `Brush`, which is not `Sendable`, away from `MainActor`; make `Brush` `Sendable`, or let `Poster` be made on `MainActor` [isolation-mismatch]")
#sourceLocation()
