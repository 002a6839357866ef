@main
enum Program {
    static func main() async throws {
        let app = await Product.App()
        print(app.service.name)
        print(app.cache.page.number)
        try await work(app)
    }

    @Worker static func work(_ app: Product.App) throws {
        print(app.printer.page.number, app.lateService.page?.number ?? 0)
        print(app.makeEditor().drafts.map(\.text))
        print(try app.makeReader().page.number)
    }
}
