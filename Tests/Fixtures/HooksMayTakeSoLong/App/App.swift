import Dovetail

enum AppScope: Scope {}

/// Where limits come from is the manifest's business.
enum Limits {
    static let server = Duration.milliseconds(20)
}

final class Server: Sendable {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)

    /// Hangs until it is cancelled.
    func sayGoodbye() async {
        for await _ in stream {}
    }
}
final class Store: Sendable {
    let server: Server
    init(server: Server) { self.server = server }
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Server.self)
            .onEnd(within: Limits.server) { await $0.sayGoodbye() }
        Shared(Store.self)
            .onEnd(within: .seconds(3600), { _ in print("closed the store") })
        Shared(Log.self).lazy()
            .onEnd(within: .seconds(2 * 1800)) {
                print("flushed", type(of: $0))
            }
        Shared(Plain.self)
        Decorator(Wrapped.self, of: Plain.self).onEnd(within: .seconds(60)) { _ in print("unwrapped") }
    }
}
final class Log: Sendable {}
class Plain: @unchecked Sendable {}
final class Wrapped: Plain, @unchecked Sendable {
    let inner: Plain
    init(inner: Plain) { self.inner = inner }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Store.self)
        Expose(Log.self)
        Expose(Plain.self)
    }
}

@main
enum Program {
    static func main() async {
        let app = Product.App()
        _ = app.log
        let report = await app.end()
        print(report.ended)
        for failure in report.failures { print(failure.name, failure.error) }
    }
}
