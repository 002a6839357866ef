@main
enum Program {
    static func main() {
        print(Product.App().makeListener().text)
    }
}
