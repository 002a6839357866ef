import Dovetail

@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        let opened = app.makeScreen().opened
        let thing = try opened.open()
        print(type(of: thing.value), try opened.reference() === app.scopeReference)
        print(await app.end().ended)
    }
}
