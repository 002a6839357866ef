@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        let child = try app.openChild()
        let worker = child.worker
        print(try worker.cache() === worker.cache())
        await child.end()
        await report { try await worker.index() }
        // The cache is the app's, which is still there.
        print(try worker.cache() === worker.cache())
        await app.end()
        await report { try worker.cache() }

        // Released without an ending, it is gone just the same.
        let other = try Product.App().openChild().worker
        await report { try await other.index() }
    }

    static func report(_ work: @Sendable () async throws -> some AnyObject) async {
        do {
            print("still there:", type(of: try await work()))
        } catch {
            print(error)
        }
    }
}
