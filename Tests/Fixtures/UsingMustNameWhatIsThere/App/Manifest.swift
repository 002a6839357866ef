import Dovetail

enum AppScope: Scope {}
enum OtherScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

struct Address: Sendable { var text: String }
enum Production {}

struct Client: Sendable {
    init(url base: Address, _ timeout: Int) {}
}
struct Variadic: Sendable {
    init(all: Address...) {}
}
struct Positional: Sendable {
    init(_ first: Int = 1, _ second: Int = 2) {}
}
struct Required: Sendable {
    init(_ first: Int = 1, _ second: Address) {}
}
struct Page {
    init(address: Address) {}
}
struct Screen {
    init(open: () throws -> Opened<Address>) {}
}
struct Empty { init() {} }
struct Hidden { init(_: Address) {} }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Address.self)
        Shared(Client.self).using(Address.self, for: "url")
        Shared(Client.self).using(Address.self, for: "bas")
        Shared(Client.self).using(Address.self, for: "somethingElse")
        Shared(Client.self) { (base: Address) in Client(url: base, 1) }.using(Address.self, for: "timeout")
        Shared(Variadic.self).using(Address.self, for: "all")
        Shared(Positional.self).using(Int.self, for: "second")
        Shared(Required.self)
        Transient(Empty.self).using(Address.self, for: "x")
        Transient(Hidden.self).using(Address.self, for: "_")
        Transient(Page.self, arguments: Address.self).using(Address.self, tag: Production.self, for: "address")
        Transient(Page.self).using(scope: ChildScope.self, for: "address")
        Transient(Screen.self).using(scope: Client.self, for: "open")
        Shared(Client.self).using(Address.self, for: "base").using(Address.self, tag: Production.self, for: "base")
        Shared(Client.self).using(Address.self)
        Shared(Client.self).using("Address", for: "base")
        Shared(Client.self).using(Address.self, for: base)
        Input(Int.self).using(Address.self, for: "base")
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Client.self)
    }
}
