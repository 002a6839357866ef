import Synchronization

/// Who is told of a scope, as which one.
final class Observation: Sendable {
    let observer: any ScopeObserver
    let scope: ScopeIdentity
    let parent: ScopeIdentity?
    /// When its opening began.
    let start: ContinuousClock.Instant
    private let numbers: Numbers

    private final class Numbers: Sendable {
        let last = Atomic<Int>(0)
    }

    /// Of a root scope; nil where nobody wants to know.
    convenience init?(of name: String, by observer: (any ScopeObserver)?) {
        guard let observer else { return nil }
        self.init(of: name, by: observer)
    }

    private init(of name: String, by observer: any ScopeObserver) {
        self.observer = observer
        scope = ScopeIdentity(name: name, number: 0)
        parent = nil
        start = .now
        numbers = Numbers()
    }

    /// Of a scope in this one.
    init(of name: String, in outer: Observation) {
        observer = outer.observer
        numbers = outer.numbers
        scope = ScopeIdentity(name: name, number: numbers.last.add(1, ordering: .relaxed).newValue)
        parent = outer.scope
        start = .now
    }

    func made(_ name: StaticString, since start: ContinuousClock.Instant) {
        observer.objectMade(ObjectMade(scope: scope, name: "\(name)", start: start, duration: .now - start))
    }

    func opened() {
        observer.scopeOpened(ScopeOpened(scope: scope, parent: parent, start: start, duration: .now - start))
    }

    func failed(_ error: any Error, _ report: EndReport) {
        observer.openingFailed(OpeningFailed(scope: scope, parent: parent, error: error, report: report))
    }

    func ended(_ name: String, since start: ContinuousClock.Instant, _ duration: Duration, _ error: (any Error)?) {
        observer.objectEnded(ObjectEnded(scope: scope, name: name, start: start, duration: duration, error: error))
    }

    func ended(since start: ContinuousClock.Instant, _ duration: Duration, _ report: EndReport) {
        observer.scopeEnded(ScopeEnding(scope: scope, start: start, duration: duration, report: report))
    }

    func dropped(_ names: [String]) {
        observer.scopeDropped(ScopeDropped(scope: scope, names: names))
    }
}
