import Kit

@main
enum Program {
    static func main() {
        let app = Product.App()
        print(app.makeScreen().text)
    }
}
