import Dovetail
import Foundation

enum HostScope: Scope {}
enum SessionScope: Scope { typealias Parent = HostScope }
enum WindowScope: Scope { typealias Parent = HostScope }

protocol Storing: Sendable {}
protocol Sending: Sendable {}
struct Store: Storing {}
struct FileStore: Storing {}
struct Mailer: Sending {}
struct Editor: Sendable {
    let store: Store
    let server: String
}
struct Spare: Sendable {}
enum Live {}
enum Test {}

enum HostAssembly: Assembly {
    typealias Scope = HostScope
    static var registrations: Registrations {
        Shared(Store.self)
        Input(String.self, name: "server").tagged(Live.self)
    }
}

enum SessionAssembly: Assembly {
    typealias Scope = SessionScope
    static var registrations: Registrations {
        Shared(Editor.self).using(String.self, tag: Live.self, for: "server")
    }
}

enum MailAssembly: Assembly {
    typealias Scope = HostScope
    static var registrations: Registrations {
        Shared(Mailer.self, as: (any Sending).self)
    }
}

enum EmptyAssembly: Assembly {
    typealias Scope = HostScope
    static var registrations: Registrations {}
}

/// Nothing else of it is checked, since it is there to be included.
enum Bundle: Composition {
    static var assemblies: Assemblies {
        HostAssembly.self
        Forbid(Spare.self, from: HostAssembly.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        Include(Bundle.self)
        SessionAssembly.self
        EmptyAssembly.self

        // Nothing is registered as that: it conforms to it only, or is called something like it.
        Forbid((any Storing).self, from: SessionScope.self)
        Forbid(Stores.self, from: SessionScope.self)
        Forbid(Date.self, from: SessionScope.self)
        // Of an assembly that is not listed.
        Forbid((any Sending).self, from: SessionScope.self)
        Confine(MailAssembly.self, to: HostScope.self)
        // Of another tag.
        Forbid(String.self, tag: Test.self, from: SessionScope.self)
        // No assembly is of the scope.
        Forbid(Store.self, from: WindowScope.self)
        // It is listed, though it registers nothing yet: no mistake.
        Forbid(Store.self, from: EmptyAssembly.self)
        // One of several.
        Confine(Store.self, to: SessionScope.self, WindowScope.self)
        Forbid(Store.self, from: SessionScope.self, except: Editor.self, Spare.self)
        // All that it is about is let off.
        Forbid(HostScope.self, from: HostAssembly.self)
        Forbid(Store.self, from: SessionScope.self, except: Editor.self)

        Expose(Editor.self)
    }
}
