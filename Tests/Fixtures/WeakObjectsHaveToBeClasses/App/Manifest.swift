import Dovetail

enum AppScope: Scope {}

struct Point {}
enum Direction { case up }
typealias Pair = (Int, Int)

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Weak(Point.self)
        Weak(Direction.self) { .up }
        Weak(Pair.self) { (1, 2) }
        Weak([Int].self) { [] }
        Weak((() -> Int).self) { { 1 } }
        Weak(Index.self).onEnd { _ in }
        Weak(Index.self).lazy()
        Weak(Index.self, arguments: Int.self)
    }
}

final class Index: Sendable {
    init(number: Int) {}
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Index.self)
    }
}
