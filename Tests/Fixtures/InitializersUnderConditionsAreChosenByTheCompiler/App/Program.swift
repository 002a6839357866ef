@main
enum Program {
    @MainActor static func main() {
        let app = Product.App(number: 4, text: "four")
        print(app.net.text)
        print(app.same.text)
        print(app.members.number, app.members.text)
        #if DEBUG
            print(app.moved.text)
        #else
            print(app.elsewhereMoved.text)
        #endif
        print(app.makeMarked().text)
    }
}
