public import Dovetail
import Foundation
public import Kit

public enum RemoteAssembly: Assembly {
    public typealias Scope = AccountScope

    public static var registrations: Registrations {
        Shared(Connection.self)
            .onEnd { await $0.close() }
        Shared(RemoteDocuments.self, as: (any Documents).self)
        Transient(Page.self, arguments: DocumentID.self)
        Shared(Data.self) { (since: Date) in Data("\(since.timeIntervalSince1970)".utf8) }
    }
}

/// The assembly is public, and its types needn't be.
actor Connection {
    let transport: any Transport
    let base: URL

    init(transport: any Transport, base: URL, account: AccountID) throws {
        self.transport = transport
        self.base = base.appending(path: account.name)
    }

    nonisolated func send() -> String { transport.send(base) }
    func close() { print("connection closed") }
}

struct RemoteDocuments: Documents {
    let connection: Connection
    let stamp: Data

    func list() -> [String] { [connection.send(), String(decoding: stamp, as: UTF8.self)] }
}

public struct Page {
    public let title: String

    init(id: DocumentID, documents: any Documents, connection: Connection?) {
        title = "\(id.number) of \(documents.list().count) \(connection != nil)"
    }
}
