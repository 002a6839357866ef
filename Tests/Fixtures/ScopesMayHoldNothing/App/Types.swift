final class Thing: Sendable {
    init() { print("thing") }
}

final class Detail: Sendable {
    init(thing: Thing) { print("detail") }
}
