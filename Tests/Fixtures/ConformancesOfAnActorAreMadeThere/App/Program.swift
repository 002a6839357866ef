import Dovetail

@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        print(app.makeSpread().page.title)
        let window = try app.openWindow()
        print(window.makeBook().show())
        // It runs on the main actor, whoever holds what comes out.
        let desk = try app.openDesk()
        print(desk.makeDesk().page.title)
        print(try await read(app))
        await app.end()
    }

    @Background static func read(_ app: Product.App) throws -> String {
        let shelf = try app.openShelf(number: 4)
        return shelf.makeShelf().titled.title
    }
}
