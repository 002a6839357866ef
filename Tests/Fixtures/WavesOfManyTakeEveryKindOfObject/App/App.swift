import Dovetail

enum AppScope: Scope {}
struct Refused: Error {}
protocol Plugin: Sendable { var number: Int { get } }
enum Marker {}
final class Store: Sendable { init() {} }
final class Clock: Sendable { init() {} }
final class Logged: Plugin {
    let inner: any Plugin; init(inner: any Plugin) { self.inner = inner }; var number: Int { inner.number + 100 }
}
final class Hub: Sendable {
    let all: [any Plugin]; let map: [String: any Plugin]; let store: Store; let clock: Clock?;
    let make: @Sendable () -> any Plugin; let tagged: any Plugin
    init(
        all: [any Plugin],
        map: [String: any Plugin],
        store: Store,
        clock: Clock?,
        make: @escaping @Sendable () -> any Plugin,
        tagged: any Plugin
    )
        async throws(Refused)
    { self.all = all; self.map = map; self.store = store; self.clock = clock; self.make = make; self.tagged = tagged }
}
final class Asked: Sendable {
    let hub: Hub; let open: @Sendable (Int) async throws -> Opened<Kid>
    init(hub: Hub, open: @escaping @Sendable (Int) async throws -> Opened<Kid>) async {
        self.hub = hub; self.open = open
    }
}
final class Kid: Sendable { let number: Int; init(number: Int, hub: Hub) { self.number = number } }
enum KidScope: Scope { typealias Parent = AppScope }
enum KidAssembly: Assembly {
    typealias Scope = KidScope
    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Kid.self)
    }
}
final class Plugin0: Plugin { let number: Int; init(store: Store) async throws(Refused) { number = 0 } }
final class Plugin1: Plugin { let number: Int; init(store: Store) async throws(Refused) { number = 1 } }
final class Plugin2: Plugin { let number: Int; init(store: Store) async throws(Refused) { number = 2 } }
final class Plugin3: Plugin { let number: Int; init(store: Store) async throws(Refused) { number = 3 } }
final class Plugin4: Plugin { let number: Int; init(store: Store) async throws(Refused) { number = 4 } }
final class Plugin5: Plugin { let number: Int; init(store: Store) async throws(Refused) { number = 5 } }
final class Plugin6: Plugin { let number: Int; init(store: Store) async throws(Refused) { number = 6 } }
final class Plugin7: Plugin { let number: Int; init(store: Store) async throws(Refused) { number = 7 } }
final class Plugin8: Plugin { let number: Int; init(store: Store) async throws(Refused) { number = 8 } }
final class Plugin9: Plugin { let number: Int; init(store: Store) async throws(Refused) { number = 9 } }
final class Plugin10: Plugin { let number: Int; init(store: Store) async throws(Refused) { number = 10 } }
final class Plugin11: Plugin { let number: Int; init(store: Store) async throws(Refused) { number = 11 } }
struct Screen { let hub: Hub; let asked: Asked; let plugin: any Plugin; let store: Store }

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Store.self)
        Shared(Clock.self)
        Shared(Hub.self).concurrent().using((any Plugin).self, tag: Marker.self, for: "tagged")
        Shared(Asked.self).concurrent()
        Decorator(Logged.self, of: (any Plugin).self)
        Transient(Screen.self)
        Shared(Plugin0.self).concurrent().into([String: any Plugin].self, key: "0")
        Shared(Plugin1.self).concurrent().into([any Plugin].self)
        Shared(Plugin2.self).concurrent().into([String: any Plugin].self, key: "2")
        Shared(Plugin3.self, as: (any Plugin).self).concurrent().into([any Plugin].self)
        Shared(Plugin4.self, as: (any Plugin).self).concurrent().tagged(Marker.self)
        Shared(Plugin5.self).concurrent().into([any Plugin].self)
        Shared(Plugin6.self).concurrent().into([String: any Plugin].self, key: "6")
        Shared(Plugin7.self).concurrent().into([any Plugin].self)
        Shared(Plugin8.self).concurrent().into([String: any Plugin].self, key: "8")
        Shared(Plugin9.self).concurrent().into([any Plugin].self)
        Shared(Plugin10.self).concurrent().into([String: any Plugin].self, key: "10")
        Shared(Plugin11.self).concurrent().into([any Plugin].self)

    }
}
enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        KidAssembly.self
        Expose(Screen.self)
    }
}
@main enum Program {
    @MainActor static func main() async throws {
        let app = try await Product.App(); let screen = app.makeScreen()
        print(
            screen.hub.all.map(\.number),
            screen.hub.map.count,
            screen.plugin.number,
            screen.hub.make().number,
            screen.hub.tagged.number,
            screen.hub.clock != nil
        )
        let kid = try await screen.asked.open(5); print(kid.value.number); print(await app.end().ended)
    }
}
