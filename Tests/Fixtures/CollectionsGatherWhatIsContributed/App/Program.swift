import Data
import Dovetail
import Kit

func names(_ plugins: [any Plugin]) -> String {
    plugins.map(\.name).joined(separator: " ")
}

@main
enum Program {
    static func main() async throws {
        let app = Product.App(hostPlugin: Named(name: "host"))
        print("opened")
        let menu = app.menu
        print("menu:", names(menu.now), "|", menu.maybe.map(names) ?? "nil", "|", menu.none ?? [])
        print("the same object:", menu.now[1] as? Both === app.both, menu.named.first === app.both)
        print("later:", names(try menu.later()))
        let screen = app.makeAppScreen()
        let fresh = screen.plugins.compactMap { $0 as? any Counted }
        print("a transient is another one in each:", fresh.count, fresh[0] !== screen.counted[0])
        let session = try app.openSession()
        print("session:", names(session.makeSessionScreen().plugins))
        let editor = try session.openEditor()
        let editorScreen = editor.makeEditorScreen()
        print("editor:", names(editorScreen.plugins), "|", names(try editorScreen.make()))
        print("exposed:", names(app.makePluginArray()), "|", names(session.makePluginArray()))
        print("ended:", await app.end().ended)
    }
}
