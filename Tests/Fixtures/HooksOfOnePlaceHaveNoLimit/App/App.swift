import Dovetail

enum JobScope: Scope { typealias Isolation = Unsynchronized }

final class Draft {
    init() {}
    func discard() {}
}
final class Log {}

enum JobAssembly: Assembly {
    typealias Scope = JobScope
    static var registrations: Registrations {
        Shared(Draft.self).onEnd(within: .seconds(1)) { $0.discard() }
    }
}

enum LogAssembly: Assembly {
    typealias Scope = JobScope
    static var registrations: Registrations {
        Shared(Log.self).onEnd(within: .seconds(1))
        Shared(Int.self) { 1 }.onEnd(after: .seconds(1)) { _ in }
        Transient(String.self) { "" }.onEnd(within: .seconds(1)) { _ in }
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        JobAssembly.self
        Expose(Draft.self)
    }
}
