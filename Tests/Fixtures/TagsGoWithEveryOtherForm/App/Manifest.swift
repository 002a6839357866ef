import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }
enum Red {}
enum Blue {}

protocol Plugin: Sendable { var name: String { get } }
struct First: Plugin { let name = "first" }
struct Second: Plugin { let name = "second" }
struct Third: Plugin { let name = "third" }

final class Selection: Sendable {}
struct Toolbar { let selection: Selection }
struct Canvas { let selection: Selection; let other: Selection }
struct Editor {
    let toolbar: Toolbar
    let canvas: Canvas
    let makeCanvas: () -> Canvas
}

struct Host: Sendable { var name: String }
final class Client: Sendable {
    let name: String
    init(host: Host) { name = host.name }
}
@MainActor final class Window {
    let client: Client
    init(client: Client) { self.client = client }
}
struct Report {
    let red: [any Plugin]
    let plain: [any Plugin]
    let blue: [any Plugin]?
    let makeRed: () -> [any Plugin]
    let table: [String: any Plugin]
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        // Each collection has its own elements.
        Shared(First.self).into([any Plugin].self).into([String: any Plugin].self, key: "first").tagged(Red.self)
        Shared(Second.self).into([any Plugin].self).tagged(Red.self)
        Shared(Third.self).into([any Plugin].self)
        Transient(Report.self)
            .using([any Plugin].self, tag: Red.self, for: "red")
            .using([any Plugin].self, tag: Blue.self, for: "blue")
            .using([any Plugin].self, tag: Red.self, for: "makeRed")
            .using([String: any Plugin].self, tag: Red.self, for: "table")

        // One for each construction, tag by tag.
        PerGraph(Selection.self).tagged(Red.self)
        PerGraph(Selection.self).tagged(Blue.self)
        Transient(Toolbar.self).using(Selection.self, tag: Red.self, for: "selection")
        Transient(Canvas.self)
            .using(Selection.self, tag: Red.self, for: "selection")
            .using(Selection.self, tag: Blue.self, for: "other")
        Transient(Editor.self)

        Input(Host.self).tagged(Red.self)
        Shared(Host.self) { Host(name: "blue") }.tagged(Blue.self)
        Shared(Client.self).lazy().tagged(Red.self).using(Host.self, tag: Red.self, for: "host")
        Shared(Client.self).tagged(Blue.self).using(Host.self, tag: Blue.self, for: "host")
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        // A key of its own, which no client around it has.
        Shared(Client.self).using(Host.self, tag: Blue.self, for: "host")
        Transient(Window.self).tagged(Red.self).using(Client.self, tag: Red.self, for: "client")
        Transient(Window.self).tagged(Blue.self).using(Client.self, tag: Blue.self, for: "client")
        Transient(Window.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        Expose(Report.self)
        Expose(Editor.self)
        Expose([any Plugin].self, tag: Red.self)
        Expose(Client.self, tag: Red.self)
        Expose(Client.self, tag: Blue.self)
        Expose(Window.self)
        Expose(Window.self, tag: Red.self)
        Expose(Window.self, tag: Blue.self)
    }
}

/// Replaces what has the tag, and nothing else of that type.
enum Doubles: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Host.self, name: "double").tagged(Blue.self)
    }
}

enum Test: Composition {
    static var assemblies: Assemblies {
        Include(Product.self)
        Override(Doubles.self)
    }
}

@main
enum Program {
    @MainActor static func main() async throws {
        let app = Product.App(redHost: Host(name: "red"))
        let report = app.makeReport()
        print(report.red.map(\.name), report.plain.map(\.name), report.blue == nil, report.makeRed().count)
        print(report.table.mapValues(\.name), app.makeRedPluginArray().count)
        let editor = app.makeEditor()
        print(editor.toolbar.selection === editor.canvas.selection, editor.canvas.other !== editor.canvas.selection)
        print(editor.makeCanvas().selection !== editor.canvas.selection)
        print(app.redClient.name, app.blueClient.name)
        let child = try app.openChild()
        print(child.makeRedWindow().client === app.redClient, child.makeBlueWindow().client === app.blueClient)
        print(child.makeWindow().client !== app.blueClient, child.makeWindow().client === child.makeWindow().client)
        await app.end()

        let test = Test.App(redHost: Host(name: "red"), double: Host(name: "double"))
        print(test.redClient.name, test.blueClient.name)
        await test.end()
    }
}
