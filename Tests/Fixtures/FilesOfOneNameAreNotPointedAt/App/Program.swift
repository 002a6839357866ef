import Clocks

@main
enum Program {
    static func main() async {
        let product = await Product.App()
        await product.makeFace().show()
        product.bell.ring()
        await product.end()
    }
}
