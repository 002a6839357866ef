package import DocumentKit
internal import Foundation
import Synchronization

/// A document server in this process: accounts, documents with revisions, permissions, and messages to who listens.
package final class DemoServer: Sendable {
    /// Where a message for an account goes.
    package typealias Listener = @Sendable (_ message: [UInt8]) -> Void

    private struct Values {
        var state = ServerState()
        var tokens = TokenRegistry()
        var listeners: [Int: (account: AccountID, listener: Listener)] = [:]
        var nextListener = 0
        var received: [ReceivedRequest] = []
        var edits = 0
    }

    private let values = Mutex(Values())

    package init() {}

    // MARK: What a device does

    /// Signs an account in.
    package func signIn(_ account: AccountID) -> Credential {
        values.withLock { $0.tokens.issue(to: account) }
    }

    /// Answers a request.
    package func respond(to request: TransportRequest) -> TransportResponse {
        let (response, messages) = values.withLock { values in
            guard let account = values.tokens.account(of: request.credential) else {
                return (TransportResponse(status: 401), Recipients())
            }
            let (response, messages) = Router.respond(to: request, from: account, in: &values.state)
            values.received.append(
                ReceivedRequest(
                    account: account,
                    method: request.method,
                    path: request.path.joined(separator: "/"),
                    status: response.status
                )
            )
            return (response, messages)
        }
        deliver(messages)
        return response
    }

    /// Sends the account's messages to the listener until it is removed. Returns nil for a credential not taken.
    package func addListener(for credential: Credential, _ listener: @escaping Listener) -> Int? {
        values.withLock { values in
            guard let account = values.tokens.account(of: credential) else { return nil }
            let number = values.nextListener
            values.nextListener += 1
            values.listeners[number] = (account, listener)
            return number
        }
    }

    /// Sends the listener nothing more.
    package func removeListener(_ number: Int) {
        values.withLock { _ = $0.listeners.removeValue(forKey: number) }
    }

    // MARK: What other people do, and what a test looks at

    /// Makes a document, shared with some.
    package func add(
        _ id: DocumentID,
        title: String,
        body: String,
        owner: AccountID,
        sharedWith grants: [AccountID: AccessLevel] = [:]
    ) {
        values.withLock { values in
            _ = values.state.create(id, title: title, body: body, owner: owner)
            for (account, access) in grants { _ = values.state.grant(access, on: id, to: account) }
        }
    }

    /// Makes an edit on the newest revision, from another device.
    package func edit(_ id: DocumentID, as author: AccountID, _ change: DocumentChange) {
        let messages = values.withLock { values in
            guard let current = values.state.documents[id]?.document else { return Recipients() }
            values.edits += 1
            let operation = DocumentOperation(
                id: OperationID("elsewhere-\(values.edits)"),
                document: id,
                baseRevision: current.revision,
                change: change,
                createdAt: current.modifiedAt
            )
            return values.state.submit(operation, by: author).messages
        }
        deliver(messages)
    }

    /// Lets an account do more or less than before.
    package func grant(_ access: AccessLevel, on document: DocumentID, to account: AccountID) {
        deliver(values.withLock { $0.state.grant(access, on: document, to: account).messages })
    }

    /// Takes none of the account's credentials any more.
    package func expireCredentials(of account: AccountID) {
        values.withLock { $0.tokens.expire(account) }
    }

    /// The document as it is here.
    package func document(_ id: DocumentID) -> Document? {
        values.withLock { $0.state.documents[id]?.document }
    }

    /// The documents that an account may read.
    package func documents(readableBy account: AccountID) -> [Document] {
        values.withLock { $0.state.readable(by: account).map(\.document) }
    }

    /// The requests answered so far, other than those without a valid credential.
    package var received: [ReceivedRequest] {
        values.withLock { $0.received }
    }

    /// How many listen now.
    package var listenerCount: Int {
        values.withLock { $0.listeners.count }
    }

    private typealias Recipients = [(recipient: AccountID, event: RemoteEvent)]

    private func deliver(_ messages: Recipients) {
        guard !messages.isEmpty else { return }
        let listeners = values.withLock { $0.listeners.sorted { $0.key < $1.key }.map(\.value) }
        for (recipient, event) in messages {
            let message = Router.encoded(event)
            for (account, listener) in listeners where account == recipient { listener(message) }
        }
    }
}
