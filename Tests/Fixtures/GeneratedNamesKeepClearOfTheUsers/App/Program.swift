@main
enum Program {
    static func main() async {
        let app = Product.Main(make: "made", object: 7)
        print(app.makeGreeting().text)
        print(app.makeObject().text)
        print(app.hook.text)
        print(app.makeNeeds().text)
        print(app.makeOptionalGreeting()?.text ?? "none")
        print(app.token.text, type(of: app.makeMade().other))
        await app.end()
    }
}
