import Synchronization

/// What a scope has made, held weakly.
final class WatchedScope: Sendable {
    /// Sendable, since nothing is ever asked of the object but whether it is there, which one it is, and of what type.
    private struct Weak: @unchecked Sendable {
        weak var object: AnyObject?
    }

    private struct Made {
        var object: Weak
        var name: StaticString
        /// In the order of making.
        var number: Int
    }

    private struct State {
        var objects: [Made] = []
        var lastNumber = 0
        /// The number of objects from which on those that are gone are forgotten.
        var limit = 64
        var scope = Weak()
        var hasEnded = false
    }

    let watch: LeakWatch
    private let name: String
    private let state: Mutex<State>

    private init(_ name: String, under watch: LeakWatch) {
        self.name = name
        self.watch = watch
        state = Mutex(State())
        watch.add(self)
    }

    /// What is to know a new scope's objects; nil where nobody looks for leaks.
    ///
    /// - Parameter parent: Of the scope around.
    static func of(_ name: String, in parent: WatchedScope? = nil) -> WatchedScope? {
        #if DEBUG
            guard let watch = LeakWatch.current ?? parent?.watch else { return nil }
            return WatchedScope(name, under: watch)
        #else
            return nil
        #endif
    }

    func add(_ value: Any, _ name: StaticString) {
        guard let object = Self.object(in: value) else { return }
        let made = Weak(object: object)
        let objects = state.withLock { state -> [Made]? in
            state.lastNumber += 1
            state.objects.append(Made(object: made, name: name, number: state.lastNumber))
            guard state.objects.count > state.limit else { return nil }
            state.limit = state.objects.count * 2
            return state.objects
        }
        // A scope may make any number of transients; what it knows stays within twice of what is there. Looked at outside of the lock, as below.
        guard let objects else { return }
        let gone = Set(objects.filter { $0.object.object == nil }.map(\.number))
        state.withLock { state in
            state.objects.removeAll { gone.contains($0.number) }
            state.limit = max(64, state.objects.count * 2)
        }
    }

    func opened(_ scope: AnyObject) {
        let scope = Weak(object: scope)
        state.withLock { $0.scope = scope }
    }

    func ended() {
        state.withLock { $0.hasEnded = true }
    }

    func survivors(ignoring ignored: Set<ObjectIdentifier>) -> LeakWatch.Survivors {
        // Whoever looks may become the last one to hold an object, whose `deinit` must not run under the lock.
        let (made, scope, hasEnded) = state.withLock { ($0.objects, $0.scope, $0.hasEnded) }
        var known: Set<ObjectIdentifier> = []
        var survivors: [String] = []
        for made in made {
            // A closure may give back what another one has made.
            guard let object = made.object.object, known.insert(ObjectIdentifier(object)).inserted else { continue }
            if !ignored.contains(ObjectIdentifier(type(of: object))) { survivors.append("\(made.name)") }
        }
        return LeakWatch.Survivors(
            scope: name,
            isScopeHeld: scope.object != nil,
            hasEnded: hasEnded,
            objects: survivors
        )
    }

    /// The instance of a class that the value is, or that is in an optional.
    private static func object(in value: Any) -> AnyObject? {
        if type(of: value) is AnyClass { return value as AnyObject }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value else { return nil }
        return object(in: wrapped)
    }
}
