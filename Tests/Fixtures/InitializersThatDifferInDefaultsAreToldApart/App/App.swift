import Dovetail

enum AppScope: Scope {}
struct Base: Sendable {}
struct Retry: Sendable {}
struct Cache: Sendable {}

struct Client: Sendable {
    let name: String
    init(base: Base, retry: Retry = Retry()) { name = "retrying" }
    init(base: Base, cache: @escaping @Sendable () -> Cache = { Cache() }) { name = "caching" }
    init(base: Base, names: String..., log: Bool = false) throws { name = "logging" }
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Base.self)
        Shared(Retry.self)
        Shared(Client.self)
    }
}
