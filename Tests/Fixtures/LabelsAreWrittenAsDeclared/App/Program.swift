@main
enum Program {
    static func main() {
        let app = Product.App(default: "text", in: 4, isOn: true)
        print(app.makeLogin().text)
        print(app.makeKeywords().text)
        print(app.makeTrailing().text)
        print(app.make設定().text)
    }
}
