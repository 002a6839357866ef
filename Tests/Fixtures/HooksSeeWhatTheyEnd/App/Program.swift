import Dovetail

@main
enum Program {
    @MainActor static func main() async throws {
        let app = Product.App()
        await app.counter.next()
        _ = app.logging
        let report = await app.end()
        print(report.ended)
        print(report.failures.map { "\($0.name): \($0.error)" })
    }
}
