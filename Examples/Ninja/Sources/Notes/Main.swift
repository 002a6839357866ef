import NotesKit

@main
enum Main {
    static func main() async throws {
        let app = NotesApp.App()
        try await app.withAccount(owner: Owner(name: "Ana")) { account in
            for line in await account.makeNoteList().lines() { print(line) }
        }
    }
}
