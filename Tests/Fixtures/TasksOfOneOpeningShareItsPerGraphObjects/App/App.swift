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

/// Needs one more than the other tasks, whose making may fail; the task itself can't.
final class Far: Sendable {
    let permit: Permit
    init(permit: Permit) async { self.permit = permit }
}

final class Permit: Sendable {
    let trace: Trace
    init(trace: Trace) throws { self.trace = trace }
}

struct Part: Sendable {
    let trace: Trace
}

final class Alone: Sendable {
    let trace: Trace
    let permit: Permit
    init(trace: Trace, left: Left, permit: Permit) {
        self.trace = trace
        self.permit = permit
    }
}

struct Screen {
    let left: Left
    let right: Right
    let far: Far
    let alone: Alone
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        PerGraph(Trace.self)
        Shared(Left.self).concurrent()
        Shared(Right.self).concurrent()
        Shared(Far.self).concurrent()
        PerGraph(Permit.self)
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
    static func main() async throws {
        let screen = try await Product.App().makeScreen()
        print(screen.left.trace === screen.right.trace, screen.left.trace === screen.alone.trace)
        print(screen.far.permit === screen.alone.permit, screen.far.permit.trace === screen.left.trace)
    }
}
