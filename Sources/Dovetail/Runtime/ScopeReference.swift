import Synchronization

/// How a closure that the graph handed out finds its scope again, without keeping it alive.
///
/// Generated code makes one before the scope's objects, since an initialiser can't lend `self` before all of them are made, and fills it when
/// the scope is open.
public final class ScopeReference<Scope: AnyObject & Sendable>: Sendable {
    private struct State {
        weak var scope: Scope?
        var isFilled = false
    }

    private let lifetime: ScopeLifetime
    private let state = Mutex(State())

    public init(_ lifetime: ScopeLifetime) {
        self.lifetime = lifetime
    }

    /// Called once, when the scope is open.
    public func fill(_ scope: Scope) {
        state.withLock {
            $0.scope = scope
            $0.isFilled = true
        }
    }

    /// The scope, for a closure that is able to throw.
    ///
    /// Calling it while the scope is still opening is a mistake of the type that got the closure, and stops the process.
    /// - Throws: ``ScopeEnded`` once the scope has begun to end.
    public func open() throws(ScopeEnded) -> Scope {
        let (scope, isFilled) = read()
        precondition(isFilled, "a closure of the scope \(lifetime.name) was called while the scope was still opening")
        guard let scope, !lifetime.hasEnded else { throw ScopeEnded(scope: lifetime.name) }
        return scope
    }

    /// The scope, for a closure that is not able to throw: also while it ends and afterwards, as long as somebody holds it.
    public func held() -> Scope {
        let (scope, isFilled) = read()
        precondition(isFilled, "a closure of the scope \(lifetime.name) was called while the scope was still opening")
        guard let scope else {
            preconditionFailure("a closure of the scope \(lifetime.name) was called after the scope was released")
        }
        return scope
    }

    private func read() -> (scope: Scope?, isFilled: Bool) {
        state.withLock { ($0.scope, $0.isFilled) }
    }
}
