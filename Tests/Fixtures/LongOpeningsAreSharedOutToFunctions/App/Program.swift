@main
enum Main {
    static func main() async throws {
        let log = Log()
        let app = Product.App(log: log)
        _ = app.late
        print("the loader is held by nobody: \(log.loader == nil)")
        do {
            _ = try await app.openPage(failing: Failing(fails: true))
        } catch {
            print("failed with \(type(of: error))")
        }
        Output.show()
        let page = try await app.openPage(failing: Failing(fails: false))
        print("a page is open: \(page.page59 === page.page59)")
        await app.end()
        Output.show()
    }
}
