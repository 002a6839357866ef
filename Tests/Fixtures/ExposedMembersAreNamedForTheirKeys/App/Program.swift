@main
enum Program {
    static func main() throws {
        let product = Product.App(journal: Log(lines: 1))
        print(product.database.name, product.token, product.log.lines, product.makeEditor(id: 1).text)
        print(product.firstPage.text, product.openDetail.text)

        let demo = Demo.App(journal: Log(lines: 2), main: FixedDatabase(name: "double"), secret: "secret")
        print(demo.database.name, demo.token, demo.log.lines, demo.makeEditor(id: 2).text)
        print(demo.firstPage.text, demo.openDetail.text, demo.firstPage2.text)
        print(try demo.openDetail2().detail.text)

        for app in [product as any Product.AppRoots, demo] {
            print(app.database.name, app.token, app.log.lines, app.makeEditor(id: 3).text, app.firstPage.text, app.openDetail.text)
        }

        let shuffled = Shuffled.App()
        let unshuffled = Unshuffled.App()
        print(shuffled.firstPage.text == unshuffled.firstPage.text, shuffled.firstPage2.text == unshuffled.firstPage2.text)
    }
}
