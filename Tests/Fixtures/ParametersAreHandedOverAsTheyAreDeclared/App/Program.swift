@main
enum Program {
    static func main() {
        let app = Product.App(number: 2, text: "t", numbers: [1, 2])
        print(app.tags.text)
        print(app.trailing.text)
        print(app.bound.text)
        print(app.owned.text)
        print(app.words.text)
        print(app.makeOptionalTags(first: "a", second: "b")?.text ?? "none")
    }
}
