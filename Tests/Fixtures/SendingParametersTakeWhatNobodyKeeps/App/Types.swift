// What a parameter takes away may be kept by nobody else.

final class Pen {}

final class Canvas {
    @MainActor init() {}
}

final class Drawer {
    init(pen: sending Pen) {}
}

/// Made on the main actor, which may keep it.
final class Frame {
    init(canvas: sending Canvas) {}
}

/// Handed in by somebody, who may keep it.
final class Case: Sendable {
    init(pen: sending Pen) {}
}

/// Its caller may keep what it hands in.
struct DrawerTaker {
    let make: (Pen) -> Drawer
}

/// Its caller keeps nothing.
struct DrawerMaker {
    let make: (sending Pen) -> Drawer
}
