internal import DocumentKit

/// A document as the server holds it.
struct ServerDocument {
    var document: Document
    /// What accounts other than the owner may do.
    var grants: [AccountID: AccessLevel] = [:]
    /// The operations that are part of it, so that none is made twice.
    var applied: Set<OperationID> = []

    /// What the account may do.
    func access(for account: AccountID) -> AccessLevel {
        account == document.owner ? .owner : grants[account] ?? .none
    }

    /// Everybody who may read it.
    var readers: [AccountID] {
        [document.owner] + grants.filter { $0.value >= .reader }.keys.sorted { $0.rawValue < $1.rawValue }
    }
}
