import Kit

@main
enum Program {
    @MainActor static func main() {
        let app = Product.App(number: 3)
        print(app.net.text, app.tracer.text, type(of: app.log), type(of: app.makeScreen()), app.own.text)
    }
}
