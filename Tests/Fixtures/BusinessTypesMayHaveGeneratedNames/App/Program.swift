@main
enum Program {
    static func main() async throws {
        let host = try Product.Host()
        let account = try host.openAccount()
        print(type(of: host.host), type(of: account.account))
        print(account.makeScreen().account === account.account, account.account.host === host.host)
    }
}
