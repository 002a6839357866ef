import Dovetail
import Kit

enum Product: Composition {
    static var assemblies: Assemblies {
        KitAssembly.self
        ChildAssembly.self
        ArrayAssembly.self
        Expose(Asking.self)
        Expose(Lists.self)
        Expose(Double.self)
    }
}

struct Lists {
    let numbers: [Int]?
    let texts: [String]?
    let makeNumbers: (() -> [Int])?
    let table: [String: Int]?
    // Registered as it is, it goes before what could be made of it.
    let closure: (() -> Double)?
    let optional: Double?
    let wrapped: (() -> Bool)?
}

enum ArrayAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared([Int].self) { [1, 2] }
        Shared(Double.self) { 1 }
        Shared((@Sendable () -> Double)?.self) { { 2 } }
        Shared(Double?.self) { nil }
        Input((@Sendable () -> Bool).self, name: "flag")
        Transient(Lists.self)
            .using((@Sendable () -> Double)?.self, for: "closure")
            .using((@Sendable () -> Bool).self, for: "wrapped")
    }
}

@main
enum Program {
    static func main() async throws {
        let app = Product.App(flag: { true })
        print(app.asking.text)
        print(try await app.asking.ask())
        let lists = app.makeLists()
        print(lists.numbers ?? [], lists.texts == nil, lists.makeNumbers?() ?? [], lists.table == nil)
        print(lists.closure?() ?? 0, lists.optional == nil, lists.wrapped?() ?? false)
        await app.end()
    }
}
