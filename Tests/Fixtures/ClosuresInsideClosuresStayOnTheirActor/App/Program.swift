@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        try await work(app)
        await app.end()
    }

    @concurrent static func work(_ app: Product.App) async throws {
        let list = await app.router.makeList()
        let other = await app.makeDeep().makeList()
        print("new each time:", list !== other)
        try await check(list, app)
        let (window, end) = try await app.router.open(7)
        print("window", window.number)
        await end()
    }

    @MainActor static func check(_ list: ListViewModel, _ app: Product.App) throws {
        print("row", list.makeRow(4).number)
        print("one theme:", try list.theme() === app.router.theme())
    }
}
