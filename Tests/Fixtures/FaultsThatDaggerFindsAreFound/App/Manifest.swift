import Dovetail

enum AppScope: Scope {}
enum FirstScope: Scope { typealias Parent = AppScope }
enum SecondScope: Scope { typealias Parent = AppScope }

enum AppModule: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Implementation.self)
        Shared(DependsOnProtocol.self)
        Shared(Far1.self)
        Shared(Far2.self)
        Shared(Far3.self)
        Shared(Many1.self)
        Shared(Many2.self)
        Shared(Many3.self)
        Shared(Both.self)
        Shared(Long.self)
        Shared(A.self)
        Shared(B.self)
        Shared(C.self)
        Shared(Unreached.self)
        Transient(Assisted.self, arguments: Int.self)
        Shared(NeedsAssisted.self)
    }
}

enum FirstModule: Assembly {
    typealias Scope = FirstScope
    static var registrations: Registrations {
        Shared(InFirstChild.self)
        Shared(Both.self)
        Shared(TakesBoth.self)
        Shared(Short.self)
    }
}

enum SecondModule: Assembly {
    typealias Scope = SecondScope
    static var registrations: Registrations {
        Shared(OnlyInSecond.self)
        Shared(InSecondChild.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppModule.self
        FirstModule.self
        SecondModule.self
        Expose(DependsOnProtocol.self)
        Expose(Far1.self)
        Expose(Many1.self)
        Expose(Many2.self)
        Expose(Many3.self)
        Expose(InFirstChild.self)
        Expose(InSecondChild.self)
        Expose(TakesBoth.self)
        Expose(Long.self)
        Expose(A.self)
        Expose(NeedsAssisted.self)
    }
}
