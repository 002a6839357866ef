import Dovetail

enum AppScope: Scope {}

/// One for each opening, whichever task of it asks.
final class Trace: Sendable {
    init() { print("trace made") }
}

final class Left: Sendable {
    let trace: Trace
    init(trace: Trace) async { self.trace = trace }
}

final class Right: Sendable {
    let trace: Trace
    init(part: Part) async { trace = part.trace }
}

struct Part: Sendable {
    let trace: Trace
}

final class Alone: Sendable {
    let trace: Trace
    init(trace: Trace, left: Left) { self.trace = trace }
}

struct Screen {
    let left: Left
    let right: Right
    let alone: Alone
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        PerGraph(Trace.self)
        Shared(Left.self).concurrent()
        Shared(Right.self).concurrent()
        Shared(Alone.self)
        Transient(Part.self)
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
    }
}

@main
enum Program {
    static func main() async {
        let screen = await Product.App().makeScreen()
        print(screen.left.trace === screen.right.trace, screen.left.trace === screen.alone.trace)
    }
}
