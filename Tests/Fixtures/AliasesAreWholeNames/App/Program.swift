@main
enum Program {
    static func main() {
        let app = Product.App(
            value: 7, text: "text", callback: { "called with \($0)" }, pair: (1, "two"), amounts: [3, 4], double: 0.5,
            names: ["Ada"]
        )
        print(app.makeUses().text)
        print(app.makeGenericOfString().value, app.makeGenericOfInt().value, app.makeGenericOfInt().list ?? [])
        let scoped = app.makeScoped()
        print(scoped.value, scoped.whole, type(of: scoped.later), scoped.inner.value)
        print(app.makeNamed().names, app.makeNamed().value)
        print(app.makeFunctions().text)
        print(app.makeOne().text, app.makeOneOfFile().text, app.makeOther().amount)
    }
}
