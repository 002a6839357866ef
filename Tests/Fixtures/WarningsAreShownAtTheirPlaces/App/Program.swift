@main
enum Program {
    static func main() throws {
        let app = Product.App(number: 1, needless: "")
        print(try app.left.right().left() === app.left, app.left.right().slow() === app.left.right().slow())
    }
}
