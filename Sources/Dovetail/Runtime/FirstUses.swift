/// Lets the objects of one scope that are made on first use be made one after the other, and notices where making one leads back to itself.
///
/// A scope's turn is taken before its parent's, never the other way round, so that two threads can't wait for each other.
final class FirstUses: Sendable {
    private let lock = RecursiveLock()
    /// What is being made, outermost first. Read and written only by the one thread that holds the lock.
    private nonisolated(unsafe) var unfinished = UnfinishedObjects()

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
            unfinished.begin(name, cell, scope)
            defer { unfinished.finish() }
            return try make()
        }
    }
}
