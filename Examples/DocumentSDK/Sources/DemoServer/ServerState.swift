internal import DocumentKit

/// What the server knows and how it decides. Plain values: no locks, no network.
struct ServerState {
    /// An answer, and what others are to be told because of it.
    struct Effect<Answer> {
        var answer: Answer
        var messages: [(recipient: AccountID, event: RemoteEvent)] = []
    }

    /// The server's answer to an edit.
    enum Decision: Equatable {
        case accepted(Document)
        case conflict(Document)
        case forbidden
        case unknown
    }

    private(set) var documents: [DocumentID: ServerDocument] = [:]
    private var clock = Timestamp(secondsSinceEpoch: 1_000)

    /// The documents that an account may read, with what it may do.
    func readable(by account: AccountID) -> [AccessibleDocument] {
        documents.values
            .map { AccessibleDocument(document: $0.document, access: $0.access(for: account)) }
            .filter { $0.access >= .reader }
            .sorted { $0.document.id.rawValue < $1.document.id.rawValue }
    }

    /// Makes a document where there is none of that name.
    mutating func create(_ id: DocumentID, title: String, body: String, owner: AccountID) -> Decision {
        if let existing = documents[id] {
            return existing.document.owner == owner ? .accepted(existing.document) : .forbidden
        }
        let document = Document(
            id: id,
            title: title,
            body: body,
            revision: Revision(1),
            owner: owner,
            modifiedAt: tick()
        )
        documents[id] = ServerDocument(document: document)
        return .accepted(document)
    }

    /// Makes an edit where the account may, it was made on the newest revision, and it has not been made before.
    mutating func submit(_ operation: DocumentOperation, by author: AccountID) -> Effect<Decision> {
        guard var entry = documents[operation.document], entry.access(for: author) >= .reader else {
            return Effect(answer: .unknown)
        }
        if entry.applied.contains(operation.id) { return Effect(answer: .accepted(entry.document)) }
        guard entry.access(for: author) >= .editor else { return Effect(answer: .forbidden) }
        guard operation.baseRevision == entry.document.revision else {
            return Effect(answer: .conflict(entry.document))
        }
        operation.change.apply(to: &entry.document)
        entry.document.revision = entry.document.revision.next
        entry.document.modifiedAt = tick()
        entry.applied.insert(operation.id)
        documents[operation.document] = entry
        let event = RemoteEvent.documentChanged(
            operation.document,
            revision: entry.document.revision,
            by: author
        )
        let others = entry.readers.filter { $0 != author }
        return Effect(answer: .accepted(entry.document), messages: others.map { ($0, event) })
    }

    /// Lets an account do more or less with a document than before.
    mutating func grant(_ access: AccessLevel, on document: DocumentID, to account: AccountID) -> Effect<Void> {
        guard documents[document] != nil else { return Effect(answer: ()) }
        documents[document]?.grants[account] = access
        return Effect(answer: (), messages: [(account, .accessChanged(document, access))])
    }

    private mutating func tick() -> Timestamp {
        clock = Timestamp(secondsSinceEpoch: clock.secondsSinceEpoch + 1)
        return clock
    }
}
