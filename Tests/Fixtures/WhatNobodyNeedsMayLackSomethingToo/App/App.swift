import Dovetail

enum AppScope: Scope {}

protocol Printer: Sendable {}
struct Paper: Sendable {}
struct Ink: Sendable {}
struct Note: Sendable { let text: String }
/// Nobody asks for it, and two of what it asks for are not there. A logo may be missing.
struct Report {
    let note: Note
    let printer: any Printer
    let paper: @Sendable () -> Paper
    let logo: Ink?
}
/// Nobody asks for it either, but all is there for who hands it out.
struct Summary { let note: Note }

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Note.self) { Note(text: "noted") }
        Transient(Report.self)
        Transient(Summary.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Note.self)
    }
}

@main
enum Program {
    static func main() { print(Product.App().note.text) }
}
