internal import DocumentKit

/// The server's documents by way of the host's transport.
struct HTTPDocumentRemoteService: DocumentRemoteService {
    let server: ServerConnection

    func documents() async throws -> [AccessibleDocument] {
        try await server.get("documents")
    }

    func document(_ id: DocumentID) async throws -> AccessibleDocument {
        try await server.get("documents", id.rawValue)
    }

    func create(_ id: DocumentID, title: String, body: String) async throws -> Document {
        let response = try await server.post(["title": title, "body": body], to: "documents", id.rawValue)
        return try server.answer(response, expecting: 201, about: ["documents", id.rawValue])
    }

    func submit(_ operation: DocumentOperation) async throws -> SubmissionResult {
        let path = ["documents", operation.document.rawValue]
        let response = try await server.post(operation, to: path[0], path[1], "operations")
        if response.status == 409 {
            return .conflict(current: try server.answer(response, expecting: 409, about: path))
        }
        return .accepted(try server.answer(response, expecting: 200, about: path))
    }
}
