@main
enum Program {
    static func main() {
        print(Product.App(number: 4).net.text)
    }
}
