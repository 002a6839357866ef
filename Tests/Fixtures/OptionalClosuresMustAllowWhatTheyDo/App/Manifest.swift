import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

struct Failing: Sendable { init() throws {} }
final class Lazy: Sendable { init() {} }
struct Letter: Sendable { let number: Int }
struct Reader: Sendable { let number: Int }
struct Inner: Sendable { init() {} }

struct Asking: Sendable {
    let failing: (@Sendable () -> Failing)?
    let lazy: (@Sendable () -> Lazy)?
    // What is there under other arguments is more likely a slip than absent.
    let letter: (@Sendable (String) -> Letter)?
    let open: (@Sendable (Int) -> Opened<Reader>)?
    let openOther: (@Sendable (String) throws -> Opened<Reader>)?
    // Only a child has it.
    let inner: (@Sendable () -> Inner)?
    let twice: Inner??
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Transient(Failing.self)
        Shared(Lazy.self).lazy()
        Transient(Letter.self, arguments: Int.self)
        Shared(Asking.self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Input(Int.self)
        Shared(Reader.self)
        Shared(Inner.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        Expose(Asking.self)
        Expose(Inner.self)
    }
}
