import Dovetail

@main
enum Program {
    static func main() async throws {
        let app = Product.App(gates: Gates())
        do {
            _ = try await app.openChild()
        } catch {
            print("not opened:", error)
        }
        print(await app.end().ended)
    }
}
