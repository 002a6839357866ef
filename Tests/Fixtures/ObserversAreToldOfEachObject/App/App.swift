import Data
import Dovetail
import Synchronization

struct Refused: Error {}
enum Loud {}
protocol Plugin: Sendable {}
struct First: Plugin {}
struct Second: Plugin {}
struct Logged: Plugin { init(inner: any Plugin, plugins: [any Plugin]) {} }

final class Store: Sendable {}
final class Idle: Sendable {}
final class Late: Sendable { init(store: Store) {} }
final class Remote: Sendable { init(store: Store) async {} }
final class Index: Sendable { init(store: Store) async {} }
actor Engine { init(remote: Remote, index: Index) {} }
final class Failing: Sendable { init(fails: Bool, engine: Engine) throws { if fails { throw Refused() } } }
@MainActor final class Screen { init(store: Store, plugin: any Plugin) {} }
struct Credential: Sendable {}
struct Session: Sendable { init(make: () -> Credential, number: Int) { _ = make() } }
final class Host: Sendable {
    let session: @Sendable (Int) -> Session
    let late: @Sendable () throws -> Late
    init(session: @escaping @Sendable (Int) -> Session, late: @escaping @Sendable () throws -> Late) {
        self.session = session
        self.late = late
    }
}

// More than is made where it is used.
struct T1: Sendable {}
struct T2: Sendable { init(a: T1, b: T1) {} }
struct T3: Sendable { init(a: T2, b: T2) {} }
struct T5: Sendable { init(a: T3, b: T3) {} }
final class Big: Sendable {
    let make: @Sendable () -> T5
    init(part: T5, make: @escaping @Sendable () -> T5) { self.make = make }
}
struct Sheet {
    let make: () -> Credential
}
struct T4: Sendable { init(a: T3, b: T3, idle: Idle) {} }

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Store.self)
        Shared(Store.self) { Store() }.tagged(Loud.self)
        Shared(Idle.self).lazy()
        Transient(First.self, as: (any Plugin).self)
        Shared(Second.self).into([any Plugin].self)
        Shared(Second.self).into([any Plugin].self)
        Decorator(Logged.self, of: (any Plugin).self)
        Transient(Screen.self)
        Transient(Credential.self) { Credential() }
        Transient(Session.self, arguments: Int.self)
        Transient(T1.self)
        Transient(T2.self)
        Transient(T3.self)
        Transient(T4.self)
        Transient(T5.self)
        Transient(Sheet.self)
    }
}

enum AccountAssembly: Assembly {
    typealias Scope = AccountScope
    static var registrations: Registrations {
        Input(Bool.self, name: "fails")
        Shared(Remote.self).concurrent()
        Shared(Index.self).concurrent()
        Shared(Engine.self)
        Shared(Big.self)
        Shared(Failing.self)
        Shared(Host.self)
        Shared(Late.self).lazy()
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        DataAssembly.self
        AppAssembly.self
        AccountAssembly.self
        Expose(Table.self)
        Expose(Finder.self)
        Expose((any Storing).self)
        Expose(Screen.self)
        Expose(T4.self)
        Expose(Sheet.self)
        Expose(Big.self)
        Expose(Store.self, tag: Loud.self)
        Expose(Engine.self)
        Expose(Failing.self)
        Expose(Host.self)
    }
}

final class Told: ScopeObserver {
    private let lines = Mutex<[String]>([])

    func objectMade(_ event: ObjectMade) {
        precondition(event.duration >= .zero && event.start <= .now)
        lines.withLock { $0.append("\(event.scope).\(event.name)") }
    }
    func scopeOpened(_ event: ScopeOpened) { lines.withLock { $0.append("opened \(event.scope)") } }

    /// What has been told since the last time; what tasks told of comes in any order.
    func tell(_ title: String, sorted: Bool = false) {
        let taken = lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
        print(title, (sorted ? taken.sorted() : taken).joined(separator: " "))
    }
}

@main
enum Program {
    @MainActor
    static func main() async throws {
        let told = Told()
        let app = Product.App(observer: told)
        told.tell("opening:")
        let table = app.makeTable()
        told.tell("transient:")
        _ = try app.finder.find()
        told.tell("by a closure:")
        withExtendedLifetime(table) {}
        _ = app.makeScreen()
        told.tell("on an actor:")
        _ = app.makeT4()
        told.tell("by a function:")
        _ = app.makeT4()
        told.tell("lazies are there:")
        let sheet = app.makeSheet()
        told.tell("with a closure:")
        _ = sheet.make()
        told.tell("by that:")
        let account = try await app.openAccount(fails: false)
        told.tell("waves:", sorted: true)
        _ = account.host.session(1)
        told.tell("with arguments:")
        _ = account.big.make()
        told.tell("by a function of none:")
        _ = try account.host.late()
        _ = try account.host.late()
        told.tell("late:")
        await account.end()
        _ = try? await app.openAccount(fails: true)
        told.tell("failing:", sorted: true)
        await app.end()

        // Nobody needs to be told.
        let quiet = Product.App()
        _ = quiet.makeTable()
        let quietAccount = try await quiet.openAccount(fails: false)
        _ = quietAccount.host.session(1)
        await quiet.end()
    }
}
