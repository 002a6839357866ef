public final class Elsewhere: Sendable {
    init() {}
}
