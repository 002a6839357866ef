/// Decides what becomes of an edit when somebody else was faster.
package protocol ConflictPolicy: Sendable {
    /// The decision on one conflict.
    func resolution(of conflict: Conflict) -> ConflictResolution
}
