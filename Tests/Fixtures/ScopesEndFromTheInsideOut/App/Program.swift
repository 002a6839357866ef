import Dovetail

/// Is told of the session that nobody ends.
struct Drops: ScopeObserver {
    func scopeDropped(_ event: ScopeDropped) {
        print("dropped \(event.scope.name), never ended: \(event.names)")
    }
}

@main
enum Program {
    static func main() async throws {
        let app = Product.App(observer: Drops())
        let ada = try app.openAccount(user: "Ada")
        let bob = try app.openAccount(user: "Bob")
        let first = try ada.openSession(number: 1)
        _ = try ada.openSession(number: 2)
        let third = try ada.openSession(number: 3)

        print("- a session on its own")
        print(await first.end().ended)

        print("- an account with its sessions")
        let report = await ada.end()
        print(report.ended)
        print(report.failures.map { "\($0.name): \($0.error)" })
        print("again, the same report:", await ada.end().ended == report.ended)
        print("a session of it, too:", await third.end().ended)

        print("- opening in what has ended")
        do {
            _ = try ada.openSession(number: 4)
        } catch {
            print(error)
        }

        print("- the rest, with the app")
        print(await app.end().ended)
        do {
            _ = try app.openAccount(user: "Eve")
        } catch let error as ScopeEnded {
            print(error.scope, "has ended")
        }
        _ = (bob, third)
    }
}
