/// Of which bindings it is told that no root reaches them.
package enum LeftoverExtent: Sendable {
    /// Those that the composition's own package registers, where nothing is overridden: its author can do something about them.
    case ownPackage
    /// All of them: for a check of many compositions together, which leaves out what another of them needs.
    case everything
}
