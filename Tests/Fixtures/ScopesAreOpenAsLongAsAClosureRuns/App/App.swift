import Dovetail

enum AppScope: Scope {}
enum AccountScope: Scope { typealias Parent = AppScope }
enum WindowScope: Scope {
    typealias Parent = AppScope
    typealias Isolation = MainActor
}
enum JobScope: Scope {
    typealias Parent = AppScope
    typealias Isolation = Unsynchronized
}

struct Refused: Error {}
final class Store: Sendable {
    let user: String
    init(body: String, scope: Int, result: Bool, isolation: Double) async throws {
        user = "\(body) \(scope) \(result) \(isolation)"
    }
}
final class Window {
    var title = "window"
}
final class Draft {
    var text = "draft"
}

enum AccountAssembly: Assembly {
    typealias Scope = AccountScope
    static var registrations: Registrations {
        Input(String.self, name: "body")
        Input(Int.self, name: "scope")
        Input(Bool.self, name: "result")
        Input(Double.self, name: "isolation")
        Shared(Store.self).onEnd { print("closed the store of", $0.user) }
    }
}
enum WindowAssembly: Assembly {
    typealias Scope = WindowScope
    static var registrations: Registrations {
        Shared(Window.self).onEnd { print("closed", $0.title) }
    }
}
enum JobAssembly: Assembly {
    typealias Scope = JobScope
    static var registrations: Registrations {
        Shared(Draft.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AccountAssembly.self
        WindowAssembly.self
        Expose(Store.self)
        Expose(Window.self)
    }
}
enum Jobs: Composition {
    static var assemblies: Assemblies {
        JobAssembly.self
        Expose(Draft.self)
    }
}

/// The closure stays where it is written: what it changes needs no lock.
actor Desk {
    private var seen: [String] = []

    func work(_ app: Product.App, _ jobs: Jobs.App) async throws -> [String] {
        try await app.withAccount(body: "Ada", scope: 1, result: true, isolation: 0.5) { account in
            seen.append(account.store.user)
        }
        try await jobs.withJob { job in
            job.draft.text = "what the desk wrote"
            seen.append(job.draft.text)
        }
        return seen
    }
}

@main
enum Program {
    static func main() async throws {
        let (app, jobs) = (Product.App(), Jobs.App())
        print(try await Desk().work(app, jobs))
        do {
            try await app.withAccount(body: "Bob", scope: 2, result: false, isolation: 1) { _ in throw Refused() }
        } catch is Refused {
            print("refused")
        }
        let cancelled = Task {
            try await app.withAccount(body: "Cleo", scope: 3, result: true, isolation: 2) { _ in
                withUnsafeCurrentTask { $0?.cancel() }
                try Task.checkCancellation()
            }
        }
        print(await cancelled.result)
        print(try await show(app))
        await app.end()
        await jobs.end()
        do {
            try await jobs.withJob { _ in print("never printed") }
        } catch let error as ScopeEnded {
            print(error)
        }
    }

    @MainActor static func show(_ app: Product.App) async throws -> String {
        var count = 0
        return try await app.withWindow { window in
            count += 1
            window.window.title = "window \(count)"
            return window.window.title
        }
    }
}
