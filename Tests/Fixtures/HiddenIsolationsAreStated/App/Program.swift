@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        print(app.makeScreen().label.store === app.makeScreen().label.store)
        await draw(app)
    }

    @Drawing static func draw(_ app: Product.App) {
        print(type(of: app.makeRow()))
    }
}
