// Written by Dovetail from Data, Product. Do not edit.

package import Dovetail

extension Data {
    /// Makes what Data registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func socket(_ watch: ObjectWatch?) -> SealedSocket {
            #sourceLocation(file: "Product/Product.swift", line: 35)
            return SealedSocket(value: ObjectWatch.tell(watch, "Socket", ObjectWatch.start(watch), Socket()))
            #sourceLocation()
        }

        package static func endSocket(_ object: SealedSocket) async throws {
            #sourceLocation(file: "Product/Product.swift", line: 36)
            let hook: (Socket) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object.value)
        }

        @inline(never)
        package static func socketStore(_ watch: ObjectWatch?, socket: consuming SealedSocket) -> any Store {
            #sourceLocation(file: "Product/Product.swift", line: 37)
            return ObjectWatch.tell(watch, "SocketStore", ObjectWatch.start(watch), SocketStore(socket: socket.value))
            #sourceLocation()
        }

        @inline(never)
        package static func systemClock(_ watch: ObjectWatch?) -> any Clock {
            #sourceLocation(file: "Product/Product.swift", line: 38)
            return ObjectWatch.tell(watch, "SystemClock", ObjectWatch.start(watch), SystemClock())
            #sourceLocation()
        }

        @inline(never)
        package static func screen(
            _ watch: ObjectWatch?,
            store: consuming any Store,
            clock: consuming any Clock
        ) -> Screen {
            #sourceLocation(file: "Product/Product.swift", line: 39)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(store: store, clock: clock))
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
            let objectWatch = lifetime.objectWatch
            do {
                let socket = Data.Factories.socket(objectWatch)
                let store = Data.Factories.socketStore(objectWatch, socket: socket)
                let clock = Data.Factories.systemClock(objectWatch)
                lifetime.onEnd("Socket", position: 0) {
                    try await Data.Factories.endSocket(socket)
                }
                self.lifetime = lifetime
                self.store = consume store
                self.clock = consume clock
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Screen`.
        package func makeScreen() -> Screen {
            Data.Factories.screen(lifetime.objectWatch, store: store, clock: clock)
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
        @inline(never)
        static func script(_ watch: ObjectWatch?) -> Script {
            #sourceLocation(file: "App/App.swift", line: 21)
            return ObjectWatch.tell(watch, "Script", ObjectWatch.start(watch), Script())
            #sourceLocation()
        }

        @inline(never)
        static func scriptedStore(_ watch: ObjectWatch?, script: consuming Script) -> any Store {
            #sourceLocation(file: "App/App.swift", line: 22)
            return ObjectWatch.tell(watch, "ScriptedStore", ObjectWatch.start(watch), ScriptedStore(script: script))
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
            let objectWatch = lifetime.objectWatch
            do {
                let script = Doubles.Factories.script(objectWatch)
                let clock = Data.Factories.systemClock(objectWatch)
                self.lifetime = lifetime
                self.script = script
                self.clock = consume clock
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            Data.Factories.screen(lifetime.objectWatch, store: makeStore(), clock: clock)
        }

        fileprivate func makeStore() -> any Store {
            Doubles.Factories.scriptedStore(lifetime.objectWatch, script: script)
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
