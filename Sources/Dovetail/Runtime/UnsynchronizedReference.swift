/// The counterpart of ``ScopeReference`` for a scope that is used from one place only.
public final class UnsynchronizedReference<Scope: AnyObject> {
    private let name: String
    private let hasEnded: () -> Bool
    private weak var scope: Scope?
    private var isFilled = false

    public init(_ lifetime: ScopeLifetime) {
        name = lifetime.name
        hasEnded = { lifetime.hasEnded }
    }

    public init(_ lifetime: UnsynchronizedLifetime) {
        name = lifetime.name
        hasEnded = { lifetime.hasEnded }
    }

    /// Called once, when the scope is open.
    public func fill(_ scope: Scope) {
        self.scope = scope
        isFilled = true
    }

    /// The scope, for a closure that is able to throw.
    ///
    /// Calling it while the scope is still opening is a mistake of the type that got the closure, and stops the process.
    /// - Parameters:
    ///   - target: What the closure makes or fetches, for a reader.
    ///   - holder: Who got the closure.
    /// - Throws: ``ScopeEnded`` once the scope has begun to end.
    public func open(_ target: StaticString, for holder: StaticString) throws(ScopeEnded) -> Scope {
        if !isFilled { stopWhileOpening(target, holder) }
        guard let scope, !hasEnded() else { throw ScopeEnded(scope: name) }
        return scope
    }

    /// The scope, for a closure that is not able to throw: also while it ends and afterwards, as long as somebody holds it.
    public func held(_ target: StaticString, for holder: StaticString) -> Scope {
        if !isFilled { stopWhileOpening(target, holder) }
        guard let scope else {
            fatalError(
                "\(holder) called its closure for \(target) after the scope \(name) was released; a closure that throws is told of it"
            )
        }
        return scope
    }

    private func stopWhileOpening(_ target: StaticString, _ holder: StaticString) -> Never {
        fatalError(
            "\(holder) called its closure for \(target) while the scope \(name) was still opening; it can be called once the scope is open"
        )
    }
}
