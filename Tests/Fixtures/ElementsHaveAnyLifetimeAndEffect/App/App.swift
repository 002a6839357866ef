import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

protocol Part: AnyObject, Sendable {
    var name: String { get }
}

final class Shared1: Part { let name = "shared" }
final class Lazy1: Part {
    let name = "lazy"
    init() { print("lazy made") }
}
final class PerGraph1: Part { let name = "per graph" }
final class Transient1: Part {
    let name = "transient"
    let perGraph: PerGraph1
    init(perGraph: PerGraph1) { self.perGraph = perGraph }
}
final class Throwing: Part {
    let name = "throwing"
    init() throws {}
}
@MainActor final class OnMain: Part {
    nonisolated let name = "on main"
    init() {}
}
final class Slow: Part {
    let name = "slow"
    init() async {}
}

/// The elements of one construction are made in it.
struct Whole {
    let parts: [any Part]
    let perGraph: PerGraph1
}

struct Effectful {
    let make: () async throws -> [any Part]
}

final class Holder: Sendable {
    let open: @Sendable (Int) throws -> Opened<[Int]>
    let closures: [@Sendable () -> String]
    let optionals: [Int?]
    let nested: [[Int]]

    init(
        open: @escaping @Sendable (Int) throws -> Opened<[Int]>,
        closures: [@Sendable () -> String],
        optionals: [Int?],
        nested: [[Int]]
    ) {
        (self.open, self.closures, self.optionals, self.nested) = (open, closures, optionals, nested)
    }
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Shared1.self).into([any Part].self)
        Shared(Lazy1.self).lazy().into([any Part].self)
        PerGraph(PerGraph1.self, as: PerGraph1.self).into([any Part].self)
        Transient(Transient1.self).into([any Part].self)
        Transient(Whole.self)

        Transient(Throwing.self).into([String: any Part].self, key: "throwing")
        Transient(OnMain.self).into([String: any Part].self, key: "on main")
        Transient(Slow.self).into([String: any Part].self, key: "slow")
        Transient(Map.self)

        Shared((@Sendable () -> String).self) { { "closure" } }.into([@Sendable () -> String].self)
        Shared(Int.self) { 1 }.into([Int?].self).into([Int].self)
        Shared([Int].self, as: [Int].self) { [2] }.into([[Int]].self).tagged(Tag.self)
        Shared(Holder.self).using([[Int]].self, tag: Tag.self, for: "nested")
    }
}

enum Tag {}

struct Map {
    let parts: [String: any Part]
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Input(Int.self).into([Int].self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        Expose(Whole.self)
        Expose(Map.self)
        Expose(Holder.self)
        Expose([any Part].self)
    }
}

@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        print("opened")
        let whole = app.makeWhole()
        print(whole.parts.map(\.name))
        print("of one construction:", whole.parts[2] === whole.perGraph, (whole.parts[3] as? Transient1)?.perGraph === whole.perGraph)
        let exposed = app.makePartArray()
        print("of another:", exposed[2] !== whole.parts[2], (exposed[3] as? Transient1)?.perGraph === exposed[2])
        print("the same:", exposed[0] === whole.parts[0], exposed[1] === whole.parts[1])
        print(try await app.makeMap().parts.keys.sorted())
        let opened = try app.holder.open(3)
        print(opened.value, app.holder.closures[0](), app.holder.optionals, app.holder.nested)
        await opened.end()
    }
}
