// Each asks for something that is not `Sendable` to be taken from the actor that it is on, or to it.

final class Canvas {
    @MainActor init() {}
}

/// Nothing but the canvas keeps it on the main actor.
final class Layer {
    init(canvas: Canvas) {}
}

final class Stamp: Sendable {
    @MainActor init(brush: Brush) {}
}

final class Brush {}

/// Makes itself on no actor.
final class Print {
    init(brush: Brush) async {}
}

protocol Tool {}
final class Pencil: Tool {
    @MainActor init() {}
}

// MARK: - Closures

struct CanvasTaker {
    let make: @Sendable () async -> Canvas
}

struct LayerTaker {
    let make: @Sendable () async throws -> Layer
}

struct ToolTaker {
    let make: (@Sendable () async -> any Tool)?
}

struct AllToolsTaker {
    let make: @Sendable () async -> [any Tool]
}

/// An argument goes to the actor.
struct StampTaker {
    let make: @Sendable (Brush) async -> Stamp
}

/// One goes away from there.
struct PrintTaker {
    let make: @MainActor (Brush) async -> Print
}

/// It is made on no actor, so that its closure is on none either.
final class Studio {
    init(make: @escaping () async -> Canvas) async {}
}

/// The closure goes round in a loop, and so through the scope.
final class Frame {
    init(make: @escaping @Sendable () async throws -> Wall) {}
}
final class Wall {
    @MainActor init(frame: Frame) {}
}

// MARK: - Openers

final class Ink {}

final class Blot: Sendable {
    init(ink: Ink) {}
}

struct CanvasOpener {
    let open: @Sendable (Int) async throws -> Opened<Canvas>
}

struct LayerOpener {
    let open: @Sendable (Int) async throws -> (Layer, end: @Sendable () async -> Void)
}

/// What its scope needs goes to the actor that the scope lives on.
struct WindowOpener {
    let open: @Sendable (Ink) async throws -> Opened<Blot>
}

// MARK: - Makings

/// What it needs is made on the main actor, and it takes that along to where it makes itself.
final class Gallery: Sendable {
    init(canvas: Canvas, layer: Layer?, tools: [any Tool], stamp: Stamp, plain: Brush) async {}
}

/// Its argument is on the actor on which the rest of it is made.
final class Poster {
    init(brush: Brush, stamp: Stamp) async {}
}
