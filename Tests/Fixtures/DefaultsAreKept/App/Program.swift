@main
enum Program {
    static func main() {
        let app = Product.App(number: 9)
        print(app.makeDefaulted().text)
        print(app.makeTags().text)
        print(app.makeBoth().text)
    }
}
