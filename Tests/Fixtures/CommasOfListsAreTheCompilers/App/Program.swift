@main
enum Program {
    static func main() {
        let app = Product.App(number: 1, numbers: [2], pair: (3, "three"), table: ["four": (4, "4")], closure: { ($0, $1) })
        print(app.makeTwo().text, "|", Two.byHand.text)
        print(app.makeBoth(a: 5, b: 6), app.makeNone(), app.makeOne().text)
        print(app.makeManyOfIntAndString().text)
    }
}
