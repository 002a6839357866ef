import Synchronization

/// Knows, weakly, what the scopes make that are opened under it. For `DovetailTesting`.
///
/// A scope is under it where its task or its parent is. In release builds no scope asks. All of it may be called from any thread.
package final class LeakWatch: Sendable {
    /// What is still there of a scope.
    package struct Survivors: Sendable {
        /// The scope's name as its class has it: `Account`.
        package var scope: String
        /// Whether the scope's class itself is one of them.
        package var isScopeHeld: Bool
        package var hasEnded: Bool
        /// The names of the objects' types, in the order in which they were made.
        package var objects: [String]
    }

    @TaskLocal package static var current: LeakWatch?

    #if DEBUG
        /// Whether scopes ask who watches.
        package static let isAsked = true
    #else
        package static let isAsked = false
    #endif

    private let scopes = Mutex<[WatchedScope]>([])

    package init() {}

    /// How many scopes have been opened, or have failed to.
    package var scopeCount: Int { scopes.withLock(\.count) }

    /// Scopes of which something is still there, in the order in which they were opened.
    ///
    /// - Parameter ignored: Types whose objects don't count.
    package func survivors(ignoring ignored: Set<ObjectIdentifier> = []) -> [Survivors] {
        scopes.withLock { $0 }.compactMap { scope in
            let survivors = scope.survivors(ignoring: ignored)
            return survivors.isScopeHeld || !survivors.objects.isEmpty ? survivors : nil
        }
    }

    func add(_ scope: WatchedScope) {
        scopes.withLock { $0.append(scope) }
    }
}
