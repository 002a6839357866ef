import Dovetail

@main
enum Program {
    static func main() async throws {
        let meetings = Meetings()
        let app = try await Product.App(meetings: meetings)
        print("waves:", await meetings.held.filter { $0 < 4 })
        let screen = app.makeScreen()
        print(screen.first === app.makeScreen().first, type(of: app.loading))
        print(await app.end().ended)
    }
}
