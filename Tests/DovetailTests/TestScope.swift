import Dovetail

/// What a generated scope class is to the runtime.
final class TestScope: OpenScope {
    let name: String
    let lifetime: ScopeLifetime

    init(_ name: String, in parent: TestScope? = nil, observer: (any ScopeObserver)? = nil) throws {
        self.name = name
        lifetime =
            try parent.map { try ScopeLifetime(name, in: $0.lifetime) }
            ?? ScopeLifetime(name, observer: observer)
        lifetime.finishOpening()
    }

    deinit {
        lifetime.abandon()
    }

    @discardableResult
    func end() async -> EndReport { await lifetime.end() }
}
