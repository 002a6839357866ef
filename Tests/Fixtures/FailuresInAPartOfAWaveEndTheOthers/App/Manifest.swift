import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Gates.self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Shared(Before.self)
            .onEnd { _ in print("before ended") }
        Shared(Failing.self)
            .concurrent()
            .onEnd { _ in print("never printed") }
        Shared(Member1.self)
            .concurrent()
            .onEnd { _ in print("member 1 ended") }
        Shared(Member2.self)
            .concurrent()
        Shared(Member3.self)
            .concurrent()
            .onEnd { _ in print("member 3 ended") }
        Shared(Slow.self)
            .concurrent()
            .onEnd { _ in print("slow ended") }
        Shared(Member4.self)
            .concurrent()
        Shared(Member5.self)
            .concurrent()
            .onEnd { _ in print("member 5 ended") }
        Shared(Member6.self)
            .concurrent()
        Shared(Member7.self)
            .concurrent()
            .onEnd { _ in print("member 7 ended") }
        Shared(Member8.self)
            .concurrent()
        Shared(Member9.self)
            .concurrent()
            .onEnd { _ in print("member 9 ended") }
        Shared(Member10.self)
            .concurrent()
        Shared(Member11.self)
            .concurrent()
            .onEnd { _ in print("member 11 ended") }
        Shared(SlowFailing.self).concurrent()
        Shared(Following.self)
            .concurrent()
            .onEnd { _ in print("never printed") }
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        Expose(Screen.self)
    }
}
