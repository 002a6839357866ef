import Synchronization

@testable import Dovetail

/// A host and its children as the runtime has them, with the objects of a ``TreeModel``. The tests hold what they would as callers of generated code.
protocol ExploredTree: Actor {
    init()
    /// What hooks and the observer tell.
    nonisolated var log: EventLog { get }
    nonisolated var failures: EventLog { get }
    /// What calls of `end()` gave, nil as long as they wait.
    var calls: [[String]?] { get }
    /// Of what somebody has, whether it is open, or the error that says that it isn't.
    var states: [String] { get }
    /// Whether nothing that was ever made is left.
    var areAllReleased: Bool { get }
    func take(_ step: TreeStep) async
}

/// Writes what it is told into the log of a tree. Failures of openings go into one of their own: whoever opened tells of them, and the ending that
/// has waited for it may be further on by then.
struct TreeObserver: ScopeObserver {
    let log: EventLog
    let failures: EventLog
    /// What a report says of a scope.
    var ended: @Sendable (EndReport, _ scope: String) -> [String] = { report, _ in report.ended }

    func scopeOpened(_ event: ScopeOpened) { log.add("opened \(event.scope.name)") }
    func openingFailed(_ event: OpeningFailed) { failures.add("\(event.scope.name) failed: \(event.report.ended)") }
    func objectEnded(_ event: ObjectEnded) {
        log.add("ended \(event.name) of \(event.scope.name)\(event.error.map { ": \($0)" } ?? "")")
    }
    func scopeEnded(_ event: ScopeEnding) {
        log.add("ended \(event.scope.name): \(ended(event.report, event.scope.name))")
    }
    func scopeDropped(_ event: ScopeDropped) { log.add("dropped \(event.scope.name): \(event.names)") }
}

/// What fails in a tree.
struct TreeRefusal: Error, CustomStringConvertible {
    var description: String { "refused" }
}

/// Lets those who wait go on, one for each time that it is told to.
final class Turnstile: Sendable {
    private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])

    func wait() async {
        await withCheckedContinuation { continuation in
            waiting.withLock { $0.append(continuation) }
        }
    }

    /// One waits already, or will at once.
    func letOne() async {
        while true {
            let first = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            if let first { return first.resume() }
            await Task.yield()
        }
    }
}
