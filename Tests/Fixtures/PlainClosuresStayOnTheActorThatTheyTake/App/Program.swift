@main
enum Program {
    static func main() async throws { await run() }

    @concurrent static func run() async {
        let app = await Product.App()
        await draw(app)
        let row = await app.makeFlow().makeRow(4)
        print(row.number, app.router.first.number)
    }

    @MainActor static func draw(_ app: Product.App) {
        let screen = app.makeScreen()
        print(screen.list.makeRow(2).number, screen.makeList().makeRow(3).number)
    }
}
