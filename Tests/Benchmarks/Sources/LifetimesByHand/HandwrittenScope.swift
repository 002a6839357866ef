import Synchronization

/// A scope by hand, as its parent knows it.
public protocol HandwrittenScope: AnyObject, Sendable {
    @discardableResult
    func end() async -> HandwrittenReport
}

/// Thrown where something is opened in a scope that has begun to end.
public struct HandwrittenScopeEnded: Error {
    let scope: String
}

extension HandwrittenScope {
    /// Ends what is open in a scope, once nothing is opening any more.
    func endChildren(of ending: borrowing Mutex<EndingState>, _ report: inout HandwrittenReport) async {
        if ending.withLock({ $0.isOpening }) {
            await withCheckedContinuation { continuation in
                let isKept = ending.withLock { $0.wait(continuation) }
                if !isKept { continuation.resume() }
            }
        }
        for child in ending.withLock({ $0.takeChildren() }) {
            report.steps += await child.end().steps
        }
    }
}
