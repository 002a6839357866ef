@main
enum Program {
    static func main() {
        let app = Product.App()
        print(app.makeBoth().text, app.nestedCafés2.number, app.nestedCafés.number)
    }
}
