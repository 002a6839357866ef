@main
enum Program {
    static func main() {
        let app = Product.App(number: 8)
        print(app.color.text)
        print(app.makeParser().text)
        let ratio = app.makeRatio()
        print(ratio.a, ratio.half, ratio.whole, ratio.matches, ratio.computed, ratio.isMatch)
        print(app.makeString())
    }
}
