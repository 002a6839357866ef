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
    /// - Parameters:
    ///   - target: What the closure makes or fetches, for a reader.
    ///   - holder: Who got the closure.
    /// - Throws: ``ScopeEnded`` once the scope has begun to end.
    public func open(_ target: StaticString, for holder: StaticString) throws(ScopeEnded) -> Scope {
        let (scope, isFilled) = read()
        if !isFilled { stopWhileOpening(target, holder) }
        guard let scope, !lifetime.hasEnded else { throw ScopeEnded(scope: lifetime.name) }
        return scope
    }

    /// The scope, for a closure that is not able to throw: also while it ends and afterwards, as long as somebody holds it.
    public func held(_ target: StaticString, for holder: StaticString) -> Scope {
        let (scope, isFilled) = read()
        if !isFilled { stopWhileOpening(target, holder) }
        guard let scope else {
            fatalError(
                "\(holder) called its closure for \(target) after the scope \(lifetime.name) was released; a closure that throws is told "
                    + "of it"
            )
        }
        return scope
    }

    private func stopWhileOpening(_ target: StaticString, _ holder: StaticString) -> Never {
        fatalError(
            "\(holder) called its closure for \(target) while the scope \(lifetime.name) was still opening; it can be called once the scope "
                + "is open"
        )
    }

    private func read() -> (scope: Scope?, isFilled: Bool) {
        state.withLock { ($0.scope, $0.isFilled) }
    }
}
