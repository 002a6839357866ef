import Dovetail
public import Testing

/// Fails the test, one of Swift Testing, where something that a scope made outlives it.
///
/// The closure opens scopes, uses them and ends them. When it has returned, nothing that they made may be held any more: what somebody outside still holds is named, with
/// the scope that made it. An object that is let go of a little later, by a task that was told to stop, is waited for.
///
/// ```swift
/// @Test func `signing out leaves nothing behind`() async throws {
///     let host = DocumentSDK.Host(…)
///     try await expectReleased {
///         let account = try await host.openAccount(accountContext: .sample)
///         account.makeDocumentListViewModel().refresh()
///         await account.end()
///     }
/// }
/// ```
///
/// Watched are the scopes that are opened in the closure, or in a task that it starts (`Task.detached` is no such task), and those in them. Objects are instances of classes
/// and actors that a registration makes: not inputs, which are the caller's. Only debug builds know what a scope made; in a release build the test fails and says so.
///
/// - Parameters:
///   - ignored: Types whose objects may live on: those that a registration's closure only looks up, such as a singleton.
///   - limit: How long to wait for what is let go of later. A test that passes does not wait any longer than it has to.
/// - Throws: What the closure throws; then nothing is looked for.
public func expectReleased(
    ignoring ignored: any Any.Type...,
    within limit: Duration = .seconds(1),
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () async throws -> Void
) async rethrows {
    let watch = LeakWatch()
    try await LeakWatch.$current.withValue(watch) { try await body() }
    let ignored = Set(ignored.map { ObjectIdentifier($0) })
    for message in await outlived(watch, ignored, within: limit) {
        // Elsewhere nobody would hear of it.
        precondition(Test.current != nil, "\(message) (expectReleased is for tests of Swift Testing)")
        Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    }
}

/// What to say of a watch when its scopes should be gone: nothing where they are.
private func outlived(
    _ watch: LeakWatch,
    _ ignored: Set<ObjectIdentifier>,
    within limit: Duration,
    isolation: isolated (any Actor)? = #isolation
) async -> [String] {
    guard LeakWatch.isAsked else {
        return [
            "in a release build no scope knows what it made; run this test in a debug build, or leave it out with `#if DEBUG`"
        ]
    }
    if watch.scopeCount == 0 {
        return [
            "no scope was opened, so nothing could be looked for; open it in the closure, and not in a detached task"
        ]
    }
    let end = ContinuousClock.now + limit
    while true {
        let survivors = watch.survivors(ignoring: ignored)
        if survivors.isEmpty || .now >= end { return survivors.map(\.message) }
        try? await Task.sleep(for: .milliseconds(1))
    }
}

extension LeakWatch.Survivors {
    /// What the test says of one scope.
    fileprivate var message: String {
        var message = isScopeHeld ? "the scope \(scope) is still held" : "objects outlived the scope \(scope)"
        if !hasEnded { message += isScopeHeld ? ", and was not ended" : ", which was not ended" }
        if !objects.isEmpty {
            message += isScopeHeld ? ", and with it what it made: " : ": "
            message += listed(objects)
        }
        return message
    }

    /// `Cache, SyncEngine (3)`: each name once.
    private func listed(_ names: [String]) -> String {
        var counts: [String: Int] = [:]
        for name in names { counts[name, default: 0] += 1 }
        var isListed: Set<String> = []
        return names.filter { isListed.insert($0).inserted }.map { name in
            counts[name].map { $0 > 1 ? "\(name) (\($0))" : name } ?? name
        }.joined(separator: ", ")
    }
}
