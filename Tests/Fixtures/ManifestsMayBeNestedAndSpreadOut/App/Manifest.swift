import Dovetail

enum Feature {
    enum Lifetime: Scope {
        typealias Parent = RootScope
    }

    enum Manifest {}

    final class Model: Sendable {
        let root: RootScope.Model
        init(root: RootScope.Model) { self.root = root }
    }
}

enum RootScope: Scope {
    final class Model: Sendable { init() {} }

    enum Manifest: Assembly {
        typealias Scope = RootScope

        static var registrations: Registrations {
            // Found from where the manifest stands.
            Shared(Model.self)
        }
    }
}

extension Feature.Manifest: Assembly {
    typealias Scope = Feature.Lifetime

    static var registrations: Registrations {
        Shared(Feature.Model.self)
    }
}

extension Feature {
    enum Product {}
}

extension Feature.Product: Composition {
    static var assemblies: Assemblies {
        RootScope.Manifest.self
        Feature.Manifest.self
        Expose(Feature.Model.self)
        Expose(RootScope.Model.self)
    }
}
