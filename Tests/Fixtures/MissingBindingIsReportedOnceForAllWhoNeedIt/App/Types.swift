protocol Cache: Sendable {}

final class Left: Sendable {
    init(cache: any Cache) {}
}

final class Right: Sendable {
    init(other: any Cache) {}
}

struct Top {
    let left: Left
    let right: Right
}
