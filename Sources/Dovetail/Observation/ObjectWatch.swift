/// Is told of each object that a scope makes, where somebody wants to know: an observer, or a test that looks for leaks.
///
/// A scope that nobody watches has none, and generated code that finds none does nothing. It is generated code that calls it; nobody else needs to. All of it
/// may be called from any thread.
public final class ObjectWatch: Sendable {
    /// When the making of an object began. It is small and copied as it is, so that factories pay nothing for it where nobody watches.
    public struct Start: Sendable {
        /// Since the watch was made.
        fileprivate let nanoseconds: Int64
    }

    let observation: Observation?
    let leaks: WatchedScope?
    private let beginning = ContinuousClock.now

    /// Nil where nobody wants to know.
    static func of(_ observation: Observation?, _ leaks: WatchedScope?) -> ObjectWatch? {
        observation == nil && leaks == nil ? nil : ObjectWatch(observation, leaks)
    }

    private init(_ observation: Observation?, _ leaks: WatchedScope?) {
        self.observation = observation
        self.leaks = leaks
    }

    /// When the making of an object begins; nil where nobody watches.
    @inlinable
    @inline(__always)
    public static func start(_ watch: ObjectWatch?) -> Start? { watch?.start() }

    /// Tells of an object, and gives it back.
    ///
    /// - Parameters:
    ///   - name: What is made, for a reader.
    ///   - start: From before the making.
    @inlinable
    @inline(__always)
    public static func tell<Object>(
        _ watch: ObjectWatch?,
        _ name: StaticString,
        _ start: Start?,
        _ object: Object
    ) -> Object {
        if let watch, let start { watch.tell(name, start, object) }
        return object
    }

    @usableFromInline
    func start() -> Start {
        let (seconds, attoseconds) = (ContinuousClock.now - beginning).components
        return Start(nanoseconds: seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }

    @usableFromInline
    func tell<Object>(_ name: StaticString, _ start: Start, _ object: Object) {
        leaks?.add(object, name)
        observation?.made(name, since: beginning + .nanoseconds(start.nanoseconds))
    }

    /// Tells of the scope itself, when it is open.
    func opened(_ scope: AnyObject?) {
        if let scope { leaks?.opened(scope) }
    }
}
