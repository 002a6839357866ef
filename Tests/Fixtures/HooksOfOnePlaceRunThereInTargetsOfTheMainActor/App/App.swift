import Dovetail

nonisolated enum JobScope: Scope { typealias Isolation = Unsynchronized }

/// On the main actor, though it may be made elsewhere: as it is `Sendable`, so is its hook free to go there.
final class View {
    nonisolated init() {}
    func close() { print("view closed") }
}

/// Stays where its scope is, and so does its hook.
nonisolated final class Model {
    var closed = 0
    init() {}
    func close() throws {
        closed += 1
        print("model closed", closed)
    }
}

nonisolated final class Log: Sendable {
    init() {}
    func close() async { print("log closed") }
}

nonisolated final class Cache {
    let model: Model
    init(model: Model) { self.model = model }
    func close() throws {
        print("cache closed", model.closed)
        throw Refused()
    }
}

nonisolated struct Refused: Error {}

nonisolated struct Screen {
    let view: View
    let model: Model
    let log: Log
    let cache: () throws -> Cache
}

enum JobAssembly: Assembly {
    typealias DefaultIsolation = MainActor
    typealias Scope = JobScope
    static var registrations: Registrations {
        Shared(View.self).onEnd { $0.close() }
        Shared(Model.self).onEnd { try $0.close() }
        Shared(Log.self).onEnd { await $0.close() }
        Shared(Cache.self)
            .lazy()
            .onEnd { try $0.close() }
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        JobAssembly.self
        Expose(Screen.self)
    }
}

@main
enum Program {
    static func main() async throws {
        let job = Product.Job()
        _ = try job.makeScreen().cache()
        let report = await job.end()
        print(report.ended, report.failures.map(\.name))
        await elsewhere()
    }

    /// On no actor.
    nonisolated static func elsewhere() async {
        let job = Product.Job()
        _ = job.makeScreen()
        print(await job.end().ended)
    }
}
