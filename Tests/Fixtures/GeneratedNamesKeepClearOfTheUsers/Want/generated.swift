// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func token(_ watch: ObjectWatch?) -> App.Token {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Token", ObjectWatch.start(watch), App.Token())
            #sourceLocation()
        }

        @inline(never)
        static func config(_ watch: ObjectWatch?) -> App.Config {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Config", ObjectWatch.start(watch), App.Config())
            #sourceLocation()
        }

        @inline(never)
        static func greeting2(_ watch: ObjectWatch?, name: consuming String) -> Greeting {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            let make: (String) -> Greeting = { (name: String) in greeting(name: prefixed(name)) }
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "Greeting", ObjectWatch.start(watch), make(name))
            #sourceLocation()
        }

        @inline(never)
        static func object2(_ watch: ObjectWatch?, make: consuming String) -> Object {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            let make2: (String) -> Object = { (make: String) in object(make: make) }
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Object", ObjectWatch.start(watch), make2(make))
            #sourceLocation()
        }

        @inline(never)
        static func hook2(_ watch: ObjectWatch?, object: consuming String) -> (hook: Hook, sendable: any Sendable) {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            let make2: (String) -> Hook = { (object: String) in make(object) }
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            let object2 = ObjectWatch.tell(watch, "Hook", ObjectWatch.start(watch), make2(object))
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

        @inline(never)
        static func needs(
            _ watch: ObjectWatch?,
            make: consuming String,
            object: consuming Greeting,
            hook: consuming Hook,
            token: consuming App.Token,
            config: consuming App.Config,
            app: consuming String,
            lifetime: consuming Int
        ) -> Needs {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Needs", ObjectWatch.start(watch), Needs(
                make: make,
                object: object,
                hook: hook,
                token: token,
                config: config,
                app: app,
                lifetime: lifetime
            ))
            #sourceLocation()
        }

        @inline(never)
        static func optionalGreeting(
            _ watch: ObjectWatch?,
            string2: consuming String,
            int2: consuming Int
        ) -> Greeting? {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            let make: (String, Int) -> Greeting? = { (_: String, _: Int) in Greeting(text: string + String(int)) }
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Greeting?", ObjectWatch.start(watch), make(string2, int2))
            #sourceLocation()
        }

        @inline(never)
        static func made(_ watch: ObjectWatch?) -> App.made {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return ObjectWatch.tell(watch, "made", ObjectWatch.start(watch), App.made())
            #sourceLocation()
        }

        @inline(never)
        static func made2(_ watch: ObjectWatch?, other: consuming App.made) -> Made {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return ObjectWatch.tell(watch, "Made", ObjectWatch.start(watch), Made(other: other))
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
            let objectWatch = lifetime.objectWatch
            do {
                let token = AppAssembly.Factories.token(objectWatch)
                let config = AppAssembly.Factories.config(objectWatch)
                let (hook, sendable) = AppAssembly.Factories.hook2(objectWatch, object: make)
                lifetime.onEnd("Hook", position: 2) {
                    try await AppAssembly.Factories.endHook(hook)
                }
                self.lifetime = lifetime
                self.token = token
                self.hook = hook
                self.sendable = consume sendable
                self.make = make
                self.object = object
                self.config = config
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Greeting`.
        func makeGreeting() -> Greeting {
            AppAssembly.Factories.greeting2(lifetime.objectWatch, name: make)
        }

        /// Makes a new `Object`.
        func makeObject() -> Object {
            AppAssembly.Factories.object2(lifetime.objectWatch, make: make)
        }

        /// Makes a new `Needs`.
        func makeNeeds() -> Needs {
            AppAssembly.Factories.needs(
                lifetime.objectWatch,
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
            AppAssembly.Factories.optionalGreeting(lifetime.objectWatch, string2: make, int2: object)
        }

        /// Makes a new `Made`.
        func makeMade() -> Made {
            AppAssembly.Factories.made2(lifetime.objectWatch, other: makeMade2())
        }

        fileprivate func makeMade2() -> made {
            AppAssembly.Factories.made(lifetime.objectWatch)
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
