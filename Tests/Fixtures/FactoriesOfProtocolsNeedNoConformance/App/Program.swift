@main
enum Program {
    static func main() async throws {
        let app = Product.App(text: "words")
        let screen = app.makeScreen()
        print("new each time:", screen.makeUser() !== screen.makeUser(), app.makeUserService().id)
        print("with an argument:", screen.makeNumbered(3).id)
        print("two protocols:", type(of: screen.makeBoth()), screen.maybe() as Any)
        print("associated types:", screen.numbers().first() ?? 0, screen.words().first() ?? "")
        print("effects:", type(of: try screen.failing()), type(of: try await screen.slow()), type(of: screen.view()))
        print("absent:", screen.absent == nil, screen.plain().text)
        print(app.makeScreenWithEscaping().makeUser().id)
    }
}
