import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        // It is not there in release builds, which come to everybody.
        Shared(Fake.self)
        // Who builds for Linux alone may name it.
        Shared(Epoll.self)
        Shared(Spare.self)
            #if DEBUG
                .onEnd { _ in }
                Shared(Log.self)
            #endif
        Shared(Spare.self, as: (any Sparing).self)
            #if os(Linux)
                .lazy
            #endif
        #if DEBUG
            print("debug")
        #else
            let spare = Spare()
        #endif
        #warning("the compiler repeats it")
        #error("so does it this, which leaves nothing to build")
    }
}

#if DEBUG
    struct Fake: Sendable {}
#endif

#if os(Linux)
    struct Epoll: Sendable {}
#endif

protocol Sparing: Sendable {}

struct Log: Sendable {}

struct Spare: Sparing {}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        #if DEBUG
            Shared(Log.self)
        #endif
        Expose(Spare.self)
    }
}
