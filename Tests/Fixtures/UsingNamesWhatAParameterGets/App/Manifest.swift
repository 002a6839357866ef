import Dovetail
import Kit

class Cache: @unchecked Sendable {
    let text: String
    init(text: String) { self.text = text }
}
final class DiskCache: Cache, @unchecked Sendable {}

/// Takes the arguments that `.using` leaves to it.
struct Page {
    let text: String
    init(first: Address, second: Address, third: Address?) {
        text = "\(first.text) \(second.text) \(third?.text ?? "nil")"
    }
}

/// Has one initializer with the parameter that is named.
struct Choice {
    let text: String
    init(address: Address) { text = "without: \(address.text)" }
    init(address: Address, other: Address = Address("other")) { text = "with: \(address.text) \(other.text)" }
}

struct Screen {
    let cache: Cache
    let makePage: (Address) -> Page
    let caches: [Cache]
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Transient(DiskCache.self)
        Input([DiskCache].self)
        Transient(Page.self, arguments: Address.self)
            .using(Address.self, tag: Production.self, for: "first")
            .using(Address.self, for: "third")
            .tagged(Production.self)
        Transient(Page.self, arguments: Address.self, Address.self)
            .using(Address.self, for: "first")
        Transient(Choice.self).using(Address.self, tag: Production.self, for: "other")
        Transient(Screen.self)
            .using(DiskCache.self, for: "cache")
            .using(Page.self, tag: Production.self, for: "makePage")
            .using([DiskCache].self, for: "caches")
        Transient(String.self) { (a: Address, b: any Log, c: @escaping (Address) -> Page) in "\(a.text) \(b.text) \(c(a).text)" }
            .using(Address.self, tag: Production.self, for: "a")
            .using(Page.self, tag: Production.self, for: "c")
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        KitAssembly.self
        ChildAssembly.self
        AppAssembly.self
        Expose(Collector.self)
        Expose(Page.self)
        Expose(Page.self, tag: Production.self)
        Expose(Choice.self)
        Expose(Screen.self)
        Expose(String.self)
    }
}
