import Dovetail

enum AppScope: Scope {}
enum AccountScope: Scope { typealias Parent = AppScope }

struct Refused: Error {}
protocol Observing: Sendable {}
struct Observer: Observing {}
final class Database: Sendable {}
final class Sync: Sendable {
    init(_ fails: Bool, database: Database) throws {
        if fails { throw Refused() }
    }
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        // The caller's own word, and the runtime's beside it.
        Input((any Observing).self, name: "observer")
    }
}
enum AccountAssembly: Assembly {
    typealias Scope = AccountScope
    static var registrations: Registrations {
        Input(Bool.self, name: "fails")
        Shared(Database.self).onEnd { _ in throw Refused() }
        Shared(Sync.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        AccountAssembly.self
        Expose((any Observing).self)
        Expose(Sync.self)
    }
}

struct Printer: ScopeObserver {
    func scopeOpened(_ event: ScopeOpened) { print("opened", event.scope, "in", event.parent?.name ?? "nothing") }
    func openingFailed(_ event: OpeningFailed) {
        print("not opened:", event.scope, event.error, event.report.failures.map(\.name))
    }
    func objectEnded(_ event: ObjectEnded) { print("ended", event.name, event.error ?? "well") }
    func scopeEnded(_ event: ScopeEnding) { print("ended", event.scope, event.report.ended) }
}

@main
enum Program {
    static func main() async throws {
        let app = Product.App(observer: Observer(), scopeObserver: Printer())
        let account = try await app.openAccount(fails: false)
        await account.end()
        do {
            _ = try await app.openAccount(fails: true)
        } catch {
            print(error)
        }
        await app.end()
        await Product.App(observer: Observer()).end()
    }
}
