import Dovetail

enum AppScope: Scope {}

struct DocumentID: Hashable, Sendable { let text: String }
struct Disk: Sendable {}
struct Editor {
    let id: DocumentID
    let disk: Disk
}
struct Preview { let id: DocumentID }
struct Page {
    let id: DocumentID
    let number: Int
}
struct List {
    let makeEditor: (DocumentID) -> Editor
    let makePreview: (String) -> Preview
    let makePage: (Int) -> Page
}

/// The arguments are told by another type than that of the parameters.
enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Disk.self)
        Transient(Editor.self, arguments: String.self)
        Transient(Preview.self, arguments: String.self)
        Transient(Page.self, arguments: String.self, Int.self)
        Transient(List.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(List.self)
    }
}
