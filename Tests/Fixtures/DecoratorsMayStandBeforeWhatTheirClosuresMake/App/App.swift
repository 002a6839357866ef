import Dovetail

enum AppScope: Scope {}

protocol Page {
    var text: String { get }
}

/// Goes on with what is around it: they need each other, by closures.
struct Plain: Page {
    let text: String
    let next: (Int) throws -> any Page
    init(number: Int, next: @escaping (Int) throws -> any Page) { (text, self.next) = ("\(number)", next) }
}

struct Framed: Page {
    let text: String
    let next: any Page
    init(number: Int, base: (Int) throws -> any Page) throws {
        next = try base(number + 1)
        text = "[\(next.text)]"
    }
}

struct Signed: Page {
    let text: String
    init(base: any Page) { text = base.text + "!" }
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Decorator(Framed.self, of: (any Page).self)
        Decorator(Signed.self, of: (any Page).self)
        Transient(Plain.self, as: (any Page).self, arguments: Int.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose((any Page).self)
    }
}

@main
enum Program {
    static func main() throws {
        print(try Product.App().makePage(number: 1).text)
    }
}
