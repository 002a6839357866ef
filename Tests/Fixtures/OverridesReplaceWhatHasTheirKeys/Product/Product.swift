package import Dovetail

package enum AppScope: Scope {}

package protocol Store: Sendable {
    func name() -> String
}
package protocol Clock: Sendable {
    var now: Int { get }
}

actor Socket {
    init() { print("a socket is opened") }
    func close() { print("a socket is closed") }
}

struct SocketStore: Store {
    let socket: Socket
    func name() -> String { "sockets" }
}

struct SystemClock: Clock {
    var now: Int { 0 }
}

package struct Screen {
    let store: any Store
    let clock: any Clock
    package func show() { print(store.name(), clock.now) }
}

package enum Data: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {
        Shared(Socket.self)
            .onEnd { await $0.close() }
        Shared(SocketStore.self, as: (any Store).self)
        Shared(SystemClock.self, as: (any Clock).self)
        Transient(Screen.self)
    }
}

package enum Product: Composition {
    package static var assemblies: Assemblies {
        Data.self
        Expose(Screen.self)
    }
}
