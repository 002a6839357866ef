import Dovetail

enum AppScope: Scope {}

struct DocumentID: Hashable {}
struct Zoom { let factor: Double }
protocol Store: Sendable {}
struct DiskStore: Store {}

struct Editor {
    let id: DocumentID
    let store: any Store
}
struct Preview {
    let id: DocumentID
    let zoom: Zoom
}
final class Session: Sendable {
    init(id: DocumentID) {}
}
/// Nobody asks for it with what it lacks.
struct Ruler { let zoom: Zoom }
/// A parameter of another type is not the same mistake.
struct Page { let number: Int }
/// One for all who use it has no arguments.
struct Settings: Sendable { let zoom: Zoom }

struct List {
    let makeEditor: (DocumentID) -> Editor
    let makePreview: (DocumentID, Zoom) -> Preview
    let openSession: (DocumentID) -> Session
    let makePage: (String) -> Page
    let ruler: Ruler
    let settings: Settings
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(DiskStore.self, as: (any Store).self)
        Transient(Editor.self)
        Transient(Preview.self)
        Shared(Session.self)
        Transient(Ruler.self)
        Transient(Page.self)
        Shared(Settings.self)
        Transient(List.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(List.self)
    }
}
