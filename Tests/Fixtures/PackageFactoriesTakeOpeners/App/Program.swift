import Dovetail
import Kit
import Parts

@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        print(try await app.office.work())
        await app.end()
    }
}
