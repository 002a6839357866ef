@main
enum Program {
    static func main() {
        let app = Product.App(port: 80, userName: "ada", flag: true)
        print(app.makeLogin().text, "|", Login.byHand.text)
        print(app.makeForm(userName: "u", with: "p", port: 1, bool: true).text)
        print(app.makeSame().text)
        print(app.makeRaw().text)
        print(app.makeSubscripted().text)
        print(app.makeClashing().text, "|", app.makeOptionalClashing(object: 1, make: 2, me: 3)?.text ?? "none")
        print(app.makeClass().number, app.`makeDefault name`().number)
    }
}
