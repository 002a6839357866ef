internal import DocumentKit
internal import Foundation

/// Reads requests and writes answers, in JSON.
enum Router {
    /// Carries a request out.
    static func respond(
        to request: TransportRequest,
        from account: AccountID,
        in state: inout ServerState
    ) -> (TransportResponse, [(recipient: AccountID, event: RemoteEvent)]) {
        let path = request.path
        let id = DocumentID(path.count > 1 ? path[1] : "")
        switch (request.method, path.first, path.count) {
        case (.get, "documents", 1):
            return (answer(200, state.readable(by: account)), [])
        case (.get, "documents", 2):
            let found = state.readable(by: account).first { $0.document.id == id }
            return (found.map { answer(200, $0) } ?? TransportResponse(status: 404), [])
        case (.post, "documents", 2):
            guard let content = decoded([String: String].self, from: request.body) else { break }
            let decision = state.create(
                id,
                title: content["title"] ?? "",
                body: content["body"] ?? "",
                owner: account
            )
            return (answer(to: decision, accepted: 201), [])
        case (.post, "documents", 3) where path[2] == "operations":
            guard let operation = decoded(DocumentOperation.self, from: request.body), operation.document == id
            else { break }
            let effect = state.submit(operation, by: account)
            return (answer(to: effect.answer, accepted: 200), effect.messages)
        default:
            return (TransportResponse(status: 404), [])
        }
        return (TransportResponse(status: 400), [])
    }

    /// A message in the form in which it travels.
    static func encoded(_ value: some Encodable) -> [UInt8] {
        do {
            return Array(try JSONEncoder().encode(value))
        } catch {
            preconditionFailure("The server's own values can be encoded: \(error)")
        }
    }

    private static func answer(to decision: ServerState.Decision, accepted status: Int) -> TransportResponse {
        switch decision {
        case .accepted(let document): answer(status, document)
        case .conflict(let document): answer(409, document)
        case .forbidden: TransportResponse(status: 403)
        case .unknown: TransportResponse(status: 404)
        }
    }

    private static func answer(_ status: Int, _ value: some Encodable) -> TransportResponse {
        TransportResponse(status: status, body: encoded(value))
    }

    private static func decoded<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) -> Value? {
        try? JSONDecoder().decode(type, from: Data(bytes))
    }
}
