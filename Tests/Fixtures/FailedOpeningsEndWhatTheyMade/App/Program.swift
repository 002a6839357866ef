import Synchronization

import Dovetail

@main
enum Program {
    static func main() async throws {
        let toggle = Switch()
        do {
            _ = try Product.App(switch: toggle)
        } catch {
            print("the app does not open:", error)
        }
        toggle.failing.withLock { $0 = 1 }
        let app = try Product.App(switch: toggle)
        for step in 1...4 {
            toggle.failing.withLock { $0 = step }
            do {
                let account = try await app.openAccount()
                print("opened:", type(of: account.fourth))
                await account.end()
            } catch {
                print("failed:", error)
            }
        }
        print("ended:", await app.end().ended)
    }
}
