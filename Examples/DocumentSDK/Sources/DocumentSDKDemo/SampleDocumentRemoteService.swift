internal import DocumentKit

/// Answers like a server, from samples that belong to whoever is signed in. Edits last as long as the account is open.
actor SampleDocumentRemoteService: DocumentRemoteService {
    private var samples: [DocumentID: Document]

    init(account: AccountContext) {
        samples = Dictionary(
            uniqueKeysWithValues: Self.texts.map { id, title, body in
                let document = Document(
                    id: id,
                    title: title,
                    body: body,
                    revision: Revision(1),
                    owner: account.id,
                    modifiedAt: Timestamp(secondsSinceEpoch: 0)
                )
                return (id, document)
            }
        )
    }

    func documents() -> [AccessibleDocument] {
        samples.values.map { AccessibleDocument(document: $0, access: .owner) }
    }

    func document(_ id: DocumentID) throws -> AccessibleDocument {
        guard let document = samples[id] else { throw DocumentError.notFound(id) }
        return AccessibleDocument(document: document, access: .owner)
    }

    func create(_ id: DocumentID, title: String, body: String) throws -> Document {
        // Only a conflict makes a copy, and nobody else edits the samples.
        throw DocumentError.permissionDenied(id)
    }

    func submit(_ operation: DocumentOperation) throws -> SubmissionResult {
        guard var document = samples[operation.document] else { throw DocumentError.notFound(operation.document) }
        operation.change.apply(to: &document)
        document.revision = document.revision.next
        samples[document.id] = document
        return .accepted(document)
    }

    private static let texts: [(DocumentID, String, String)] = [
        (DocumentID("sample-welcome"), "Welcome", "Everything here works without a network."),
        (DocumentID("sample-editing"), "Editing", "Write something; it is kept in the database on this device."),
    ]
}
