@main
enum Program {
    static func main() {
        let app = Product.App(handler: { print("handled", $0) }, made: { 8 })
        app.makeRetry(onFail: { print("failed") }).onFail()
        let memberwise = app.makeMemberwise()
        memberwise.renamed(9)
        print(memberwise.maybe != nil, memberwise.later == nil, memberwise.made())
        print(app.many.text)
        let screen = app.makeScreen(
            action: { print("action") }, inner: { print($0) }, maybe: nil, renamed: { print("renamed", $0) }, list: [{ 1 }],
            pair: ({ 2 }, "pair"), maker: { "made" }, nested: { action in { action() } }, thrown: {}, sent: { 3 }
        )
        print(screen.text)
        let holder = app.makeHolder()
        holder.makeRetry { print("failed again") }.onFail()
    }
}
