@main
enum Program {
    static func main() {
        let product = Product.App()
        print(product.store.name, product.clock.now, product.makeEditor(id: 7).id)
        print(product.stagingAddress.text, product.stagingPort.number)
        let single = OneByOne.App()
        print(single.store.name, single.clock.now, single.makeEditor(id: 7).id)
        print(single.stagingAddress.text, single.stagingPort.number)
    }
}
