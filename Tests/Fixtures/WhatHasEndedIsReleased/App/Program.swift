import Dovetail

/// Is told of the scope that nobody ends.
struct Drops: ScopeObserver {
    func scopeDropped(_ event: ScopeDropped) {
        print("dropped \(event.scope.name), never ended: \(event.names)")
    }
}

@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        try await useAccount(of: app)
        print("the account is gone")
        _ = await app.end()
        try await leaveAccount()
        print("all is gone")
    }

    static func useAccount(of app: Product.App) async throws {
        let account = try app.openAccount()
        _ = account.archive
        _ = try account.left.right().archive()
        _ = try account.makeScreen().next()
        _ = await account.end()
        print("the account has ended")
    }

    /// Nobody ends it: the hooks don't run, and yet nothing stays behind.
    static func leaveAccount() async throws {
        let account = try Product.App(observer: Drops()).openAccount()
        _ = try account.left.right().left()
    }
}
