import Dovetail
import Kit

@main
enum Program {
    static func main() async throws {
        let host = try Kit.Product.Host(number: 1)
        let account = try host.openAccount()
        let screen = account.makeScreen(number: Number(value: 2))
        print(screen.text, account.lazyStore === account.lazyStore, account.journal.isEmpty)
        print(await host.end().ended)
    }
}
