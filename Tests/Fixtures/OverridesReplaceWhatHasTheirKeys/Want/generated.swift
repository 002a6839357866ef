// Written by Dovetail from Data, Product. Do not edit.

package import Dovetail

extension Data {
    /// Makes what Data registers.
    package nonisolated enum Factories {
        package static func socket() -> SealedSocket {
            #sourceLocation(file: "Product/Product.swift", line: 35)
            return SealedSocket(value: Socket())
            #sourceLocation()
        }

        package static func endSocket(_ object: SealedSocket) async throws {
            #sourceLocation(file: "Product/Product.swift", line: 36)
            let hook: (Socket) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object.value)
        }

        package static func socketStore(socket: SealedSocket) -> any Store {
            #sourceLocation(file: "Product/Product.swift", line: 37)
            return SocketStore(socket: socket.value)
            #sourceLocation()
        }

        package static func systemClock() -> any Clock {
            #sourceLocation(file: "Product/Product.swift", line: 38)
            return SystemClock()
            #sourceLocation()
        }

        package static func screen(store: any Store, clock: any Clock) -> Screen {
            #sourceLocation(file: "Product/Product.swift", line: 39)
            return Screen(store: store, clock: clock)
            #sourceLocation()
        }

        /// `Socket`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedSocket: Sendable {
            let value: Socket
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    package nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    package nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let store: any Store
        fileprivate let clock: any Clock

        /// Opens `AppScope`.
        package init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let socket = Data.Factories.socket()
            lifetime.onEnd("Socket", position: 0) {
                try await Data.Factories.endSocket(socket)
            }
            let store = Data.Factories.socketStore(socket: socket)
            let clock = Data.Factories.systemClock()
            self.lifetime = lifetime
            self.store = store
            self.clock = clock
            lifetime.finishOpening()
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Screen`.
        package func makeScreen() -> Screen {
            Data.Factories.screen(store: store, clock: clock)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        package func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    package nonisolated enum Generated {}
}

// Written by Dovetail from Doubles, Demo. Do not edit.

import Dovetail
import Product

extension Doubles {
    /// Makes what Doubles registers.
    nonisolated enum Factories {
        static func script() -> Script {
            #sourceLocation(file: "App/App.swift", line: 21)
            return Script()
            #sourceLocation()
        }

        static func scriptedStore(script: Script) -> any Store {
            #sourceLocation(file: "App/App.swift", line: 22)
            return ScriptedStore(script: script)
            #sourceLocation()
        }
    }
}

extension Demo {
    /// What Demo, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Demo makes for `AppScope`.
    nonisolated final class App: AppRoots, Product.AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let script: Script
        fileprivate let clock: any Clock

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let script = Doubles.Factories.script()
            let clock = Data.Factories.systemClock()
            self.lifetime = lifetime
            self.script = script
            self.clock = clock
            lifetime.finishOpening()
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            Data.Factories.screen(store: makeStore(), clock: clock)
        }

        fileprivate func makeStore() -> any Store {
            Doubles.Factories.scriptedStore(script: script)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}
