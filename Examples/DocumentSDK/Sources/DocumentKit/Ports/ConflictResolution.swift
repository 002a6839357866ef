/// What can become of an edit when somebody else was faster.
package enum ConflictResolution: Hashable, Sendable {
    /// Make it again on top of the server's document.
    case rebase
    /// Leave the server's document alone and put ours into a copy.
    case keepBoth
    /// Give it up.
    case keepServer
}
