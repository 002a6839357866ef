import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        PerGraph(Selection.self)
        PerGraph(Document.self) { (selection: Selection) in Document(selection: selection) }
        PerGraph(Clipboard.self, as: (any Copying).self, (any Pasting).self)
        Transient(Tools.self)
        Transient(Toolbar.self)
        Transient(Canvas.self)
        Transient(Editor.self)
        Shared(First.self)
        Shared(Second.self)
        Shared(Late.self).lazy()
        Transient(Reader.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Editor.self)
        Expose(Selection.self)
        Expose((any Pasting).self)
        Expose(Second.self)
        Expose(Reader.self)
    }
}
