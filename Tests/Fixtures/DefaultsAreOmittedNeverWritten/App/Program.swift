@main
enum Program {
    static func main() {
        let app = Product.App(number: 12)
        print(app.d.text)
        print(app.makeMixed().text)
        let memberwise = app.makeMemberwise()
        print(memberwise.number, memberwise.clock.name, memberwise.closure(), memberwise.fixed.name, memberwise.optional == nil)
        print(app.makeArguments(other: 5).text, "|", app.makeOptionalArguments()?.text ?? "none")
    }
}
