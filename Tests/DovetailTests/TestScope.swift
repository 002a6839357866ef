import Dovetail

/// What a generated scope class is to the runtime.
final class TestScope: OpenScope {
    let name: String
    let lifetime: ScopeLifetime
    /// An open scope keeps the one around it alive.
    private let parent: TestScope?

    init(_ name: String, in parent: TestScope? = nil, observer: (any ScopeObserver)? = nil) throws {
        self.name = name
        self.parent = parent
        lifetime =
            try parent.map { try ScopeLifetime(name, in: $0.lifetime) } ?? ScopeLifetime(name, observer: observer)
        if parent == nil { lifetime.finishOpening(self) } else { try lifetime.finishOpeningInside(self) }
    }

    deinit {
        lifetime.abandon()
    }

    /// Whether the scope or one around it has begun to end.
    var isToEnd: Bool { lifetime.hasEnded || parent?.isToEnd ?? false }

    @discardableResult
    func end() async -> EndReport { await lifetime.end() }
}
