import Dovetail
import Storage

@main
enum Program {
    static func main() async throws {
        let host = await Product.Host()
        print(try await host.desk.work())
        let account = try await host.openAccount(user: "Bob")
        print(try await account.shelf.look())
        print(await host.end().ended)
        do {
            print(try await account.shelf.look())
        } catch {
            print(error)
        }
    }
}
