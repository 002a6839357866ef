package import DocumentKit

/// Makes additions again on top of what others wrote; where both wrote over the same text, keeps both.
package struct RebasingConflictPolicy: ConflictPolicy {
    package init() {}

    package func resolution(of conflict: Conflict) -> ConflictResolution {
        conflict.operation.change.appliesToAnyRevision ? .rebase : .keepBoth
    }
}
