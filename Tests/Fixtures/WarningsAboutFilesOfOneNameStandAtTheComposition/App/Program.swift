@main
enum Program {
    static func main() {
        let product = Product.App(needless: "")
        let again = Again.App(needless: "")
        print(product.store !== again.store)
    }
}
