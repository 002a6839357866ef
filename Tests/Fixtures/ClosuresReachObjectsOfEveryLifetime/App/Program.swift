@main
enum Program {
    @MainActor
    static func main() async throws {
        let given = Given()
        let app = Product.App(given: given)
        let account = try app.openAccount()
        try await app.holder.closures.report("shared", given: given)
        try await account.accountHolder.closures.report("shared in a child", given: given)
        try await account.idleHolder.closures.report("lazy in a child", given: given)
        let screen = app.makeScreen()
        let (common, another) = try await (screen.common(), screen.common())
        print(
            "transient:", screen.given() === given, try screen.eager() === app.holder.closures.eager(),
            try screen.idle() === screen.idle(), screen.passing() !== screen.passing(), common !== another
        )
        let held = try screen.fleeting()
        print("and weak:", try app.holder.closures.fleeting() === held)
        let closures = app.holder.closures
        await app.end()
        let stays = await closures.given() === given
        print("what was captured stays:", stays, closures.eager() === closures.eager())
        do {
            _ = try await closures.idle()
        } catch {
            print("what is asked of the scope:", error)
        }
        do {
            _ = try closures.common()
        } catch {
            print("and what needs that:", error)
        }
    }
}
