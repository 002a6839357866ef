import Dovetail

@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        let account = try app.shell.signIn(User(name: "Ada"))
        let desk = account.value
        print("opened:", desk.user.name)

        let (editor, end) = try desk.open("Draft", 1)
        print(editor.name)
        await end()

        let other = try desk.open("Letter", 2)
        print(other.0.name)
        print("ended:", await account.end().ended)
        await other.end()
        do {
            _ = try desk.open("Late", 3)
        } catch {
            print(error)
        }

        let (bobsDesk, signOut) = try app.makeMenu().signIn(User(name: "Bob"))
        print("opened:", bobsDesk.user.name)
        let note = try bobsDesk.open("Note", 4)
        await signOut()
        await note.end()

        let eve = try app.openAccount(user: User(name: "Eve"))
        let drawer = eve.makeDrawer()
        let page = try await drawer.open("Page", 5)
        print("from a transient:", drawer.desk === eve.desk, page.0.name)
        await page.end()
        let late = app.shell.signIn
        print("ended:", await app.end().ended)
        do {
            _ = try late(User(name: "Late"))
        } catch let error as ScopeEnded {
            print(error)
        }
    }
}
