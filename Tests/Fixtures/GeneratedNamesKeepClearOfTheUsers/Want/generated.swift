// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func token() -> App.Token {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return App.Token()
            #sourceLocation()
        }

        static func config() -> App.Config {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return App.Config()
            #sourceLocation()
        }

        static func greeting2(name: String) -> Greeting {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            let make: (String) -> Greeting = { (name: String) in greeting(name: prefixed(name)) }
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return make(name)
            #sourceLocation()
        }

        static func object2(make: String) -> Object {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            let make2: (String) -> Object = { (make: String) in object(make: make) }
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return make2(make)
            #sourceLocation()
        }

        static func hook2(object: String) -> (hook: Hook, sendable: any Sendable) {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            let make2: (String) -> Hook = { (object: String) in make(object) }
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            let object2 = make2(object)
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return (object2, object2)
            #sourceLocation()
        }

        static func endHook(_ object2: Hook) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            let hook2: (Hook) async throws -> Void = { hook($0) }
            #sourceLocation()
            try await hook2(object2)
        }

        static func needs(
            make: String,
            object: Greeting,
            hook: Hook,
            token: App.Token,
            config: App.Config,
            app: String,
            lifetime: Int
        ) -> Needs {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return Needs(
                make: make,
                object: object,
                hook: hook,
                token: token,
                config: config,
                app: app,
                lifetime: lifetime
            )
            #sourceLocation()
        }

        static func optionalGreeting(string2: String, int2: Int) -> Greeting? {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            let make: (String, Int) -> Greeting? = { (_: String, _: Int) in Greeting(text: string + String(int)) }
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return make(string2, int2)
            #sourceLocation()
        }

        static func made() -> App.made {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return App.made()
            #sourceLocation()
        }

        static func made2(other: App.made) -> Made {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return Made(other: other)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `MainScope`.
    nonisolated protocol MainRoots: AnyObject, Sendable {
        func makeGreeting() -> Greeting
        func makeObject() -> Object
        var hook: App.Hook { get }
        var sendable: any Sendable { get }
        func makeNeeds() -> Needs
        func makeOptionalGreeting() -> Greeting?
        var token: App.Token { get }
        func makeMade() -> Made
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `MainScope`.
    nonisolated final class Main: MainRoots, OpenScope {
        let token: App.Token
        let hook: App.Hook
        let sendable: any Sendable

        fileprivate let lifetime: ScopeLifetime
        fileprivate let make: String
        fileprivate let object: Int
        fileprivate let config: Config

        /// Opens `MainScope`.
        init(make: String, object: Int, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Main", observer: scopeObserver)
            let token = AppAssembly.Factories.token()
            let config = AppAssembly.Factories.config()
            let (hook, sendable) = AppAssembly.Factories.hook2(object: make)
            lifetime.onEnd("Hook", position: 2) {
                try await AppAssembly.Factories.endHook(hook)
            }
            self.lifetime = lifetime
            self.token = token
            self.hook = hook
            self.sendable = sendable
            self.make = make
            self.object = object
            self.config = config
            lifetime.finishOpening()
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Greeting`.
        func makeGreeting() -> Greeting {
            AppAssembly.Factories.greeting2(name: make)
        }

        /// Makes a new `Object`.
        func makeObject() -> Object {
            AppAssembly.Factories.object2(make: make)
        }

        /// Makes a new `Needs`.
        func makeNeeds() -> Needs {
            AppAssembly.Factories.needs(
                make: make,
                object: makeGreeting(),
                hook: hook,
                token: token,
                config: config,
                app: make,
                lifetime: object
            )
        }

        /// Makes a new `Greeting?`.
        func makeOptionalGreeting() -> Greeting? {
            AppAssembly.Factories.optionalGreeting(string2: make, int2: object)
        }

        /// Makes a new `Made`.
        func makeMade() -> Made {
            AppAssembly.Factories.made2(other: makeMade2())
        }

        fileprivate func makeMade2() -> made {
            AppAssembly.Factories.made()
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
