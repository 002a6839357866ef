@main
enum Program {
    @MainActor
    static func main() async throws {
        let app = Product.App(isBroken: false)
        let page = try await app.makePage()
        print("suspending:", page.suspending.failing === page.failing)
        print("in a closure:", try await page.again().failing !== page.failing)
        let list = try app.makeList()
        print("on the actor:", list.row.model === list.model)
        print("in its closure:", try list.newRow().model !== list.model)
        print("from elsewhere:", try await list.elsewhere() !== list.model)
        let child = try await app.openChild()
        print("in an opening:", child.worker.suspending.failing === child.worker.failing)
        let window = try await child.makeWindow()
        print("in a window:", window.list.model === window.row.model, window.suspending.failing === window.failing)
        print("of all:", window.list.model.failing === window.failing)

        let broken = Product.App(isBroken: true)
        do {
            _ = try broken.makeList()
        } catch {
            print("failing:", error)
        }
        do {
            _ = try await broken.openChild()
        } catch {
            print("failing opening:", error)
        }
    }
}
