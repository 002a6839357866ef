import Dovetail

enum AppScope: Scope {}
enum SessionScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Transient(N1.self)
        Transient(N2.self)
        Transient(N3.self)
        Shared(S1.self)
        Shared(S2.self)
        Transient(Page.self)
        Shared(Late.self).lazy()
    }
}

enum SessionAssembly: Assembly {
    typealias Scope = SessionScope

    static var registrations: Registrations {
        Shared(Session.self)
    }
}

final class Session: Sendable {
    let late: @Sendable () throws -> Late
    init(late: @escaping @Sendable () throws -> Late) { self.late = late }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        SessionAssembly.self
        Expose(N1.self)
        Expose(S1.self)
        Expose(Page.self)
        Expose(Late.self)
        Expose(Session.self)
    }
}
