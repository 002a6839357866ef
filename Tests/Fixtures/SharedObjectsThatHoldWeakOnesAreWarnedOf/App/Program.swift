@main
enum Program {
    static func main() throws {
        let app = Product.App()
        let account = try app.openAccount()
        print("never let go:", app.direct.index === app.index, app.lazily.index === app.index)
        print("nor here:", account.indirect.search.query.index === app.index, app.other.index === app.index)
    }
}
