@main
enum Program {
    static func main() async {
        let app = Product.App()
        print(app.makeScreen().text)
        print(app.thing1 === app.thing1, type(of: app.thing40))
        await app.end()
    }
}
