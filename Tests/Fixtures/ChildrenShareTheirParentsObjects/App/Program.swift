import Dovetail

@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        print("opened")
        let ada = try app.openAccount(user: "Ada")
        let bob = try app.openAccount(user: "Bob")
        print("one database:", ada.inbox.database === bob.inbox.database, ada.outbox.database === bob.inbox.database)
        print("an inbox each:", ada.inbox !== bob.inbox)

        let first = try ada.openSession(number: 1)
        let second = try ada.openSession(number: 2)
        print("an editor each:", first.editor !== second.editor)
        print("from above:", first.editor.inbox === ada.inbox, first.editor.database === ada.inbox.database)
        let tool = second.makeTool()
        print("a transient reaches up:", tool.editor === second.editor, tool.outbox === ada.outbox, tool.user)
        print("and so does one of the app's:", tool.query.database === ada.inbox.database)
        print("ended:", await app.end().ended)
    }
}
