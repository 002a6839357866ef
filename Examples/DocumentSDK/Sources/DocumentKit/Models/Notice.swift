/// What a user should be told now; how it looks is the host's affair.
public enum Notice: Hashable, Sendable {
    /// The open document can no longer be edited.
    case accessReduced(DocumentID, AccessLevel)
    /// Two people edited the same text; ours was put into a copy.
    case keptBoth(original: DocumentID, copy: DocumentID)
}
