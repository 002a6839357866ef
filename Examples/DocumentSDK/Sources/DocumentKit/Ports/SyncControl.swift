/// Sends what is pending.
public protocol SyncControl: Sendable {
    /// Sends the pending operations in order. Returns when nothing is left that can be sent now.
    func drain() async

    /// Asks for a drain soon and returns at once.
    func requestDrain()
}
