@main
enum Program {
    static func main() throws {
        let app = Product.App()
        print("opened")
        let accounts = [try app.openAccount(), try app.openAccount()]
        let sessions = [
            try accounts[0].openSession(number: 1), try accounts[0].openSession(number: 2),
            try accounts[1].openSession(number: 3),
        ]
        let first = sessions[0]
        print("shared:", sessions.allSatisfy { $0.inbox.db === first.inbox.db && $0.outbox.db === first.inbox.db })
        print("by a closure:", sessions.allSatisfy { $0.outbox.clock === first.outbox.clock })
        print("an optional:", sessions.allSatisfy { $0.inbox.log === first.inbox.log }, first.inbox.log != nil)
        print("lazy:", try sessions.allSatisfy { try $0.inbox.cache() === first.makeTool().cache })
        let pages = sessions.map { $0.outbox.page() }
        print("transients:", pages[0] !== pages[1], pages.allSatisfy { $0.db === first.inbox.db && $0.log === first.inbox.log })
        let parts = sessions.map { $0.makeTool().parts }
        print("contributions:", parts.allSatisfy { $0.count == 3 && $0[0] === first.inbox.db && $0[1] === first.inbox.log })
        print("its own:", parts[0][2] === first.makeTool().session, parts[1][2] === sessions[1].makeTool().session)
        print("sessions:", first.makeTool().session === first.makeTool().session, sessions[1].makeTool().session.number)
    }
}
