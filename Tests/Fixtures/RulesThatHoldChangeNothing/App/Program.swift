import Dovetail
import Kit

struct Ana: Authentication {
    var user: String { "Ana" }
}

@main
enum Program {
    static func main() async throws {
        let host = Product.Host(authentication: Ana(), server: "live", mirror: "spare")
        print(host.makeReport().text, host.backup.server)
        let editor = try host.shelf.open(7)
        print(editor.value.text)
        _ = await editor.end()
        let session = try host.openSession(document: 8)
        print(session.history.document)
        await session.end()
    }
}
