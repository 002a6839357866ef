/// Lets the objects of one scope that are made on first use be made one after the other, and notices where making one leads back to itself.
///
/// A scope's turn is taken before its parent's, never the other way round, so that two threads can't wait for each other.
final class FirstUses: Sendable {
    private struct Unfinished {
        var cell: ObjectIdentifier
        var name: StaticString
    }

    private let lock = RecursiveLock()
    /// What is being made, outermost first. Read and written only by the one thread that holds the lock.
    private nonisolated(unsafe) var unfinished: [Unfinished] = []

    /// Waits until no other thread makes an object of the scope.
    func withTurn<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try lock.withLock(body)
    }

    /// Makes the object of a cell, in a turn.
    ///
    /// Where the object is being made already, further out on the same thread, no call of `make` can end well: it stops the process and names those
    /// between the two.
    func making<Value, Failure: Error>(
        _ name: StaticString,
        of cell: AnyObject,
        in scope: String,
        _ make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try lock.withLock { () throws(Failure) -> Value in
            begin(name, ObjectIdentifier(cell), scope)
            defer { unfinished.removeLast() }
            return try make()
        }
    }

    private func begin(_ name: StaticString, _ cell: ObjectIdentifier, _ scope: String) {
        if let first = unfinished.firstIndex(where: { $0.cell == cell }) {
            let road = (unfinished[first...].map(\.name) + [name]).map(\.description).joined(separator: " → ")
            fatalError(
                "making \(name) of the scope \(scope) leads back to itself: \(road); a closure is called in an initializer that is to be "
                    + "called after it"
            )
        }
        unfinished.append(Unfinished(cell: cell, name: name))
    }
}
