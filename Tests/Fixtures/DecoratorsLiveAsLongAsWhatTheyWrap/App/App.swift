import Dovetail

enum AppScope: Scope {}
enum Remote {}

protocol Editor {
    func text() -> String
}
struct PlainEditor: Editor {
    let id: Int
    let title: String
    func text() -> String { "\(id) \(title)" }
}
/// Takes one of the arguments itself, and has a say in what making takes.
@MainActor
final class SpellChecked: Editor {
    let inner: any Editor
    init(inner: any Editor, id: Int) async throws {
        self.inner = inner
        guard id > 0 else { throw NoSuchNote() }
    }
    nonisolated func text() -> String { "checked" }
}
struct NoSuchNote: Error {}

/// Makes what it wraps twice.
struct Twin: Editor {
    let one: any Editor
    let other: any Editor
    func text() -> String { "\(one.text()), \(other.text())" }
}

protocol Engine: Sendable {
    var name: String { get }
}
final class DieselEngine: Engine {
    let name = "diesel"
    init() { print("an engine is made") }
}
struct TunedEngine: Engine {
    let name: String
    init(engine: any Engine) {
        print("an engine is tuned")
        name = "tuned \(engine.name)"
    }
}

protocol Part: AnyObject {}
final class PlainPart: Part {}
final class WrappedPart: Part {
    let inner: any Part
    init(inner: any Part) { self.inner = inner }
}
struct Pair {
    let one: any Part
    let other: any Part
}

protocol Wire: Sendable {
    var name: String { get }
}
struct CopperWire: Wire {
    let name = "copper"
}
struct CoveredWire: Wire {
    let wire: any Wire
    var name: String { "covered \(wire.name)" }
}

final class Garage: Sendable {
    let engine: @Sendable () throws -> any Engine
    let wire: any Wire
    init(engine: @escaping @Sendable () throws -> any Engine, wire: any Wire) {
        self.engine = engine
        self.wire = wire
    }
}

enum Things: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(PlainEditor.self, as: (any Editor).self, arguments: Int.self, String.self)
        Decorator(Twin.self, of: (any Editor).self) { (make: @escaping (Int, String) -> any Editor, id: Int, title: String) in
            Twin(one: make(id, title), other: make(id + 1, title + "!"))
        }
        Shared(DieselEngine.self, as: (any Engine).self)
            .lazy()
        Decorator(TunedEngine.self, of: (any Engine).self)
        PerGraph(PlainPart.self, as: (any Part).self)
        Decorator(WrappedPart.self, of: (any Part).self)
        Transient(Pair.self)
        Input((any Wire).self)
        Decorator(CoveredWire.self, of: (any Wire).self)
        Shared(Garage.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        Things.self
        Expose((any Editor).self)
        Expose(Pair.self)
        Expose(Garage.self)
    }
}

enum Checking: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Decorator(SpellChecked.self, of: (any Editor).self)
    }
}

enum CheckedProduct: Composition {
    static var assemblies: Assemblies {
        Include(Product.self)
        Checking.self
    }
}

@main
enum Program {
    static func main() async throws {
        let app = Product.App(wire: CopperWire())
        print(app.makeEditor(id: 1, title: "a").text())
        print("nothing is tuned yet")
        print(try app.garage.engine().name, try app.garage.engine().name)
        let (first, second) = (app.makePair(), app.makePair())
        print(first.one === first.other, first.one === second.one, first.one is WrappedPart)
        print(app.garage.wire.name)
        await app.end()
        let checked = CheckedProduct.App(wire: CopperWire())
        print(try await checked.makeEditor(id: 1, title: "a").text())
        do { _ = try await checked.makeEditor(id: 0, title: "a") } catch { print(error) }
    }
}
