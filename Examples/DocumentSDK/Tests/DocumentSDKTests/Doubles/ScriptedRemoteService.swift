internal import DocumentKit

/// Answers what the test says, and remembers what it was sent.
actor ScriptedRemoteService: DocumentRemoteService {
    private var contents: [DocumentID: AccessibleDocument]
    private var failure: DocumentError?
    private(set) var submitted: [DocumentOperation] = []

    init(_ contents: [AccessibleDocument] = [.sample("plan", body: "one")]) {
        self.contents = Dictionary(uniqueKeysWithValues: contents.map { ($0.document.id, $0) })
    }

    /// Refuses everything from now on, or nothing any more.
    func fail(with failure: DocumentError?) {
        self.failure = failure
    }

    /// Has a document as somebody else has left it.
    func put(_ document: AccessibleDocument) {
        contents[document.document.id] = document
    }

    func documents() throws -> [AccessibleDocument] {
        if let failure { throw failure }
        return contents.values.sorted { $0.document.id.rawValue < $1.document.id.rawValue }
    }

    func document(_ id: DocumentID) throws -> AccessibleDocument {
        if let failure { throw failure }
        guard let document = contents[id] else { throw DocumentError.notFound(id) }
        return document
    }

    func create(_ id: DocumentID, title: String, body: String) throws -> Document {
        if let failure { throw failure }
        let made = AccessibleDocument.sample(id.rawValue, title: title, body: body)
        contents[id] = made
        return made.document
    }

    func submit(_ operation: DocumentOperation) throws -> SubmissionResult {
        if let failure { throw failure }
        submitted.append(operation)
        let current = try document(operation.document)
        var document = current.document
        guard operation.baseRevision == document.revision else { return .conflict(current: document) }
        operation.change.apply(to: &document)
        document.revision = document.revision.next
        contents[document.id] = AccessibleDocument(document: document, access: current.access)
        return .accepted(document)
    }
}

extension AccessibleDocument {
    /// A document with no more to it than a test needs.
    static func sample(
        _ id: String,
        title: String = "Title",
        body: String = "",
        revision: Int = 1,
        access: AccessLevel = .owner
    ) -> AccessibleDocument {
        AccessibleDocument(
            document: Document(
                id: DocumentID(id),
                title: title,
                body: body,
                revision: Revision(revision),
                owner: AccountID("ana"),
                modifiedAt: Timestamp(secondsSinceEpoch: 0)
            ),
            access: access
        )
    }
}
