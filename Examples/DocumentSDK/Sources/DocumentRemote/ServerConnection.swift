internal import DocumentKit
internal import Foundation

/// Requests with the account's credential, answers decoded, failures as ``DocumentError``.
struct ServerConnection: Sendable {
    private let transport: any HostTransport
    private let authorization: AuthorizationSession

    init(transport: any HostTransport, authorization: AuthorizationSession) {
        self.transport = transport
        self.authorization = authorization
    }

    /// The decoded answer to a question.
    func get<Answer: Decodable>(_ path: String...) async throws -> Answer {
        let response = try await send(.get, path, body: [])
        return try answer(response, expecting: 200, about: path)
    }

    /// The raw answer to a demand, whatever its status.
    func post(_ body: some Encodable, to path: String...) async throws -> TransportResponse {
        try await send(.post, path, body: Array(JSONEncoder().encode(body)))
    }

    /// Decodes an answer of the expected status; throws what any other status means for the document at the path.
    func answer<Answer: Decodable>(
        _ response: TransportResponse,
        expecting status: Int,
        about path: [String]
    ) throws -> Answer {
        let document = DocumentID(path.dropFirst().first ?? "")
        switch response.status {
        case status: return try JSONDecoder().decode(Answer.self, from: Data(response.body))
        case 401: throw DocumentError.unauthorized
        case 403: throw DocumentError.permissionDenied(document)
        case 404: throw DocumentError.notFound(document)
        default: throw DocumentError.unexpectedResponse(status: response.status)
        }
    }

    private func send(
        _ method: TransportRequest.Method,
        _ path: [String],
        body: [UInt8]
    ) async throws -> TransportResponse {
        let credential = try await authorization.current()
        let request = TransportRequest(method: method, path: path, credential: credential, body: body)
        do {
            let response = try await transport.send(request)
            guard response.status == 401 else { return response }
            let renewed = try await authorization.renewed(after: credential)
            return try await transport.send(
                TransportRequest(method: method, path: path, credential: renewed, body: body)
            )
        } catch TransportError.unreachable {
            throw DocumentError.offline
        }
    }
}
