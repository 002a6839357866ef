/// What may happen to a host and its children, one thing after the other.
enum TreeStep: CaseIterable, Sendable {
    /// A child begins to open.
    case child
    /// The opening of the newest child that is opening succeeds, or fails.
    case opened, fails
    /// The host, or the newest child, is asked for an object that it makes on first use.
    case hostLazy, childLazy
    case endHost, endChild
    /// The hook of the host that waits goes on.
    case goOn
    /// Nobody holds the newest child, or the host, any more.
    case dropChild, dropHost
}
