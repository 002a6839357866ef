import Dovetail

@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        let window = try await draw(app)
        // From anywhere: what is Sendable is read without the actor, and so is the end.
        await work(window)
        print(await window.end().ended.joined(separator: ", "))
    }

    @MainActor static func draw(_ app: Product.App) async throws -> Product.Window {
        let window = try await app.openWindow(frame: Frame(), number: 1)
        let screen = window.screen
        print("cursor", screen.cursor().line, screen.isolatedCursor() === screen.cursor())
        window.undoing.add("type")
        let toolbar = screen.makeToolbar()
        toolbar.history.add("paste")
        print("one palette:", try toolbar.palette() === window.palette, try screen.palette() === window.palette)
        print("row", screen.makeRow("a").text, window.makeRow(text: "b").text, await screen.laterRow("c").text)
        let (sheet, end) = try screen.openSheet("save")
        print(sheet.title, sheet.cursor === screen.cursor(), screen.canvas.frame.width, screen.loaded.line)
        await end()
        let other = try window.openSheet(title: "open")
        print(other.sheet.title)
        await other.end()
        let job = try window.openJob()
        print("job", job.job.number, job.makeSnapshot().cursor === screen.cursor())
        return window
    }

    @concurrent static func work(_ window: Product.Window) async {
        await window.log.close()
    }
}
