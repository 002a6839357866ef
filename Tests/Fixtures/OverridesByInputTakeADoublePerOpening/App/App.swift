import Dovetail

enum HostScope: Scope {}
enum AccountScope: Scope { typealias Parent = HostScope }

protocol Transport: Sendable {}
struct Wire: Transport {}
protocol Log: Sendable {
    func note(_ text: String)
}
struct PrintedLog: Log {
    func note(_ text: String) { print("log:", text) }
}
protocol Notes: Sendable {
    func all() -> [String]
}
struct RemoteNotes: Notes {
    let transport: any Transport
    let now: @Sendable () -> Int
    let name: String?
    func all() -> [String] { ["remote, at \(now())"] }
}
struct FixedNotes: Notes {
    let notes: [String]
    func all() -> [String] { notes }
}
struct NoteList {
    let notes: any Notes
    let log: any Log
    func show() { log.note(notes.all().joined(separator: ", ")) }
}

enum HostContract: Assembly {
    typealias Scope = HostScope
    static var registrations: Registrations {
        Input((any Transport).self)
        Input((any Log).self)
    }
}

enum AccountContract: Assembly {
    typealias Scope = AccountScope
    static var registrations: Registrations {
        Input((@Sendable () -> Int).self, name: "now")
        Input(String?.self, name: "name")
        Shared(RemoteNotes.self, as: (any Notes).self)
        Transient(NoteList.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        HostContract.self
        AccountContract.self
        Expose(NoteList.self)
    }
}

enum Doubles: Assembly {
    typealias Scope = AccountScope
    static var registrations: Registrations {
        Input((any Notes).self)
    }
}

enum TestProduct: Composition {
    static var assemblies: Assemblies {
        Include(Product.self)
        Override(Doubles.self)
    }
}

@main
enum Program {
    static func main() async throws {
        let product = Product.Host(transport: Wire(), log: PrintedLog())
        try product.openAccount(now: { 7 }, name: nil).makeNoteList().show()
        // What only the real one needs may be left out, or handed in all the same.
        let host = TestProduct.Host(log: PrintedLog())
        try host.openAccount(notes: FixedNotes(notes: ["milk"])).makeNoteList().show()
        let other = TestProduct.Host(transport: Wire(), log: PrintedLog())
        try other.openAccount(now: { 8 }, name: "Ana", notes: FixedNotes(notes: ["bread"])).makeNoteList().show()
    }
}
