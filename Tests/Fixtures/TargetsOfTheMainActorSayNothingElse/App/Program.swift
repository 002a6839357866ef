import Dovetail
import Kit

@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        let session = try app.openSession(user: "ann")
        print(session.naming.name, session.avatar.text, app.clock.text, app.ledger === app.ledger)
        print(session.makeToolbox().tools.map(\.title).joined(separator: ", "))
        let table = session.makeTable()
        print(table.visit === table.makeRow(1).visit, table.makeRow(2).number)
        print(try session.opening.history() === session.history)
        let preview = session.preview
        print(preview === session.preview)
        let opened = try await session.opening.open(1)
        print(opened.value.number)
        await opened.end()
        let window = try await session.openWindow(number: 2)
        print(window.makePanel(title: "a").window === window.window, window.loaded.number)
        let tip = window.tip
        print(try tip.palette() === window.palette, tip === window.tip)
        await draw(session)
        print(await session.end().ended.joined(separator: ", "))
        await app.end()
        print(app.clock.text)
    }

    @concurrent static func draw(_ session: Product.Session) async {
        do {
            let job = try session.openJob()
            job.draft.text = "edited"
            print(job.makeEditor().draft.text, try job.makeEditor().cache().draft === job.draft)
            await job.end()
        } catch {
            print(error)
        }
    }
}
