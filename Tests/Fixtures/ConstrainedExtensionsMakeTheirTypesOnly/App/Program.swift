@main
enum Program {
    static func main() {
        let app = Product.App(flag: true, text: "two words", numbers: [1, 2], number: 5, exact: 0.5)
        print(app.makeHolderOfBool().text)
        print(app.makeHolderOfString().text)
        print(app.makeHolderOfIntArray().text)
        print(app.makeHolderOfDouble().text)
        print(app.makeHolderOfBoolArray().text)
        print(app.makeHolderOfPerson().text)
        print(app.makeHolderOfRobot().text)
        print(app.makeHolderOfInt().text)
        print(app.api.url)
        print(app.makeLimits().text)
    }
}
