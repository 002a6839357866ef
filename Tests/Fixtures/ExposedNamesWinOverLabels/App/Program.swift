@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        let child = try app.openChild(log: Given(name: "log"), flag: true)
        print(child.log.name, child.flag.isSet)
        let (flag, end) = try app.opener.open(Given(name: "other"), false)
        print(flag.isSet)
        await end()
    }
}
