package import DocumentKit

/// Gives up an edit when somebody else was faster: for text that is a form to fill in rather than a draft.
package struct ServerWinsConflictPolicy: ConflictPolicy {
    package init() {}

    package func resolution(of conflict: Conflict) -> ConflictResolution {
        .keepServer
    }
}
