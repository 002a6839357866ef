import Dovetail
import Kit

protocol Plugin: Sendable { var name: String { get } }
struct SpellCheck: Plugin { var name: String { "spelling" } }
struct Preview: Plugin { var name: String { "preview" } }

struct SignIn: Sendable { let authentication: any Authentication }
struct Client: Sendable {
    let server: String
    let signIn: SignIn
}
struct Backup: Sendable { let server: String }

protocol Editor: Sendable { var text: String { get } }
struct RealEditor: Editor {
    let document: Int
    let client: Client
    let plugins: [any Plugin]
    var text: String {
        "\(document) of \(client.signIn.authentication.user) at \(client.server): \(plugins.map(\.name).joined(separator: ", "))"
    }
}
struct LoggedEditor: Editor {
    let inner: any Editor
    var text: String { "logged \(inner.text)" }
}
final class History: Sendable {
    let document: Int
    init(document: Int) { self.document = document }
}
struct Shelf: Sendable {
    let open: @Sendable (Int) throws -> Opened<any Editor>
}
