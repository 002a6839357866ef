import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

enum FirstModule: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(One.self).into([any Step].self)
        Transient(Reader.self) { Reader(name: "pdf") }.into([Format: Reader].self, key: .pdf)
    }
}

enum SecondModule: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Two.self, as: Two.self).into([any Step].self)
        Transient(Reader.self) { Reader(name: "text") }.into([Format: Reader].self, key: Format.text)
        Shared((@Sendable () -> Reader).self) { { Reader(name: "made") } }
            .into([String: @Sendable () -> Reader].self, key: "a")
        Shared(Loop.self).into([String: Loop].self, key: "loop")
        Contributions([Unused].self).allowEmpty()
        Shared(Pipeline.self)
    }
}

enum ChildModule: Assembly {
    typealias Scope = ChildScope
    static var registrations: Registrations {
        Shared(Three.self).into([any Step].self)
        Transient(String.self) { "seven" }.into([Int: String].self, key: 7)
        Transient(String.self) { "minus one" }.into([Int: String].self, key: -1)
        Transient(String.self) { "yes" }.into([Bool: String].self, key: true)
        Shared(ChildPipeline.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        FirstModule.self
        SecondModule.self
        ChildModule.self
        Expose(Pipeline.self)
        Expose(ChildPipeline.self)
        Expose(Two.self)
        Expose([String: Loop].self)
    }
}
