import Dovetail

@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        print("opened")
        let child = try app.openChild()
        print("child opened")
        let screen = child.makeChildScreen()
        print("once:", screen.lazy.used === app.used, child.makeChildScreen().lazy === screen.lazy)
        print("one behind two keys:", app.speaking === app.listening, app.makeScreen().speaking === app.speaking)
        do {
            _ = try app.failing
        } catch {
            print("failed:", error)
        }
        print("the next reader tries again:", try app.failing === app.failing)
        print("ended:", await app.end().ended)

        print("- once from any thread")
        let other = Product.App()
        let identities = await withTaskGroup(of: ObjectIdentifier.self) { group in
            for _ in 0..<8 { group.addTask { ObjectIdentifier(other.used) } }
            var identities: Set<ObjectIdentifier> = []
            for await identity in group { identities.insert(identity) }
            return identities
        }
        print(identities.count)
        await other.end()
    }
}
