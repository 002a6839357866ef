import Dovetail

// What is not `Sendable` may go where it is wanted as long as nothing else has hold of it, and stays on its actor with whoever asks for it.

/// It is not `Sendable`, and made on no actor.
final class Sketch {
    let name: String
    init() { name = "a sketch" }
    init(name: String) { self.name = name }
}

final class Slow {
    let sketch: Sketch
    init(sketch: Sketch) async { self.sketch = sketch }
}

/// It is not `Sendable`, and made on the main actor.
final class Canvas {
    let name = "a canvas"
    @MainActor init() {}
}

/// It keeps what makes a scope open on the main actor.
@MainActor final class Desk {
    init() {}
}

struct SketchTaker {
    let make: @Sendable () async -> Sketch
    let makeSlow: @Sendable () async -> Slow
    let makeOnMain: @MainActor () async -> Slow
}

struct CopyTaker {
    let make: @Sendable (Sketch) async -> Slow
}

/// Nothing is said of where its closure is called: it stays on the canvas's actor, and so is this made there.
struct CanvasTaker {
    let make: () async -> Canvas
    let maybe: (() async -> Canvas)?
}

struct CanvasMaker {
    let make: @MainActor () async -> Canvas
}

/// It is not `Sendable` either.
final class Page {
    let name: String
    init(number: Int) { name = "page \(number)" }
}

struct PageOpener {
    let open: @Sendable (Int) async throws -> Opened<Page>
    let openCanvas: @MainActor (Int) async throws -> Opened<Canvas>
}

/// Made on no actor while its scope opens on the main actor, with a sketch of its own and closures that are on none.
final class Archive: Sendable {
    let text: String
    init(sketch: Sketch, slow: Slow, make: @escaping () -> Sketch, makeSlow: @escaping () async -> Slow) async {
        text = [sketch.name, slow.sketch.name, make().name, await makeSlow().sketch.name].joined(separator: ", ")
    }
}
