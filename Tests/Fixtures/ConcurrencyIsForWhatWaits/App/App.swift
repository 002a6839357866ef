import Dovetail

enum AppScope: Scope {}

final class Plain: Sendable {
    init() {}
}

@MainActor final class OnActor {
    init() {}
}

final class Waiting: Sendable {
    init() async {}
}

struct Screen {
    let plain: Plain
    let onActor: OnActor
    let above: Above
    let waiting: Waiting
}

/// Waits, since what it is made of waits.
final class Above: Sendable {
    init(part: Part) {}
}

struct Part: Sendable {
    init() async {}
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Plain.self).concurrent()
        Shared(OnActor.self).concurrent()
        Shared(Above.self).concurrent()
        Shared(Waiting.self)
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
