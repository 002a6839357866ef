import Auth
import Chat
import Foundation
import Lifecycle

@main
enum Program {
    static func main() {
        let app = Product.App(name: "lobby", bytes: Foundation.Data([1, 2]))
        print(app.makeHub().text)
        print(app.session.name, app.session2.room, app.task1.lifecycle === app.task1.lifecycle)
    }
}
