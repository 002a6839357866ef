// Written by Dovetail from AppAssembly, OneByOne, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func memoryStore(_ watch: ObjectWatch?) -> any Store {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "MemoryStore", ObjectWatch.start(watch), MemoryStore())
            #sourceLocation()
        }

        @inline(never)
        static func clock(_ watch: ObjectWatch?) -> Clock {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Clock", ObjectWatch.start(watch), Clock())
            #sourceLocation()
        }

        @inline(never)
        static func editor(_ watch: ObjectWatch?, id: consuming Int, store: consuming any Store) -> Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Editor", ObjectWatch.start(watch), Editor(id: id, store: store))
            #sourceLocation()
        }

        @inline(never)
        static func stagingAddress(_ watch: ObjectWatch?) -> Address {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            let make: () -> Address = { () in Address(text: "staging") }
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Address", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func stagingPort(_ watch: ObjectWatch?) -> Port {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            let make: () -> Port = { () in Port(number: 80) }
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Port", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}

extension OneByOne {
    /// What OneByOne, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var store: any Store { get }
        var clock: Clock { get }
        func makeEditor(id: Int) -> Editor
        var stagingAddress: Address { get }
        var stagingPort: Port { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What OneByOne makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let store: any Store
        let clock: Clock
        let stagingAddress: Address
        let stagingPort: Port

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = AppAssembly.Factories.memoryStore(objectWatch)
                let clock = AppAssembly.Factories.clock(objectWatch)
                let stagingAddress = AppAssembly.Factories.stagingAddress(objectWatch)
                let stagingPort = AppAssembly.Factories.stagingPort(objectWatch)
                self.lifetime = lifetime
                self.store = consume store
                self.clock = clock
                self.stagingAddress = stagingAddress
                self.stagingPort = stagingPort
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Editor`.
        func makeEditor(id: Int) -> Editor {
            AppAssembly.Factories.editor(lifetime.objectWatch, id: id, store: store)
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

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var store: any Store { get }
        var clock: Clock { get }
        func makeEditor(id: Int) -> Editor
        var stagingAddress: Address { get }
        var stagingPort: Port { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let store: any Store
        let clock: Clock
        let stagingAddress: Address
        let stagingPort: Port

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = AppAssembly.Factories.memoryStore(objectWatch)
                let clock = AppAssembly.Factories.clock(objectWatch)
                let stagingAddress = AppAssembly.Factories.stagingAddress(objectWatch)
                let stagingPort = AppAssembly.Factories.stagingPort(objectWatch)
                self.lifetime = lifetime
                self.store = consume store
                self.clock = clock
                self.stagingAddress = stagingAddress
                self.stagingPort = stagingPort
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Editor`.
        func makeEditor(id: Int) -> Editor {
            AppAssembly.Factories.editor(lifetime.objectWatch, id: id, store: store)
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
