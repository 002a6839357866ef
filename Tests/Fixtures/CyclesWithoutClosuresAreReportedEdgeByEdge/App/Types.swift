protocol Zed: Sendable {}

final class X: Sendable {
    init(y: Y) {}
}

final class Y: Sendable {
    init(z: any Zed) {}
}

final class Z: Zed {
    init(x: X) {}
}

final class Own {
    init(own: Own) {}
}

struct Screen {
    let x: X
}
