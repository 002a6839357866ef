// Written by Dovetail from AccountAssembly, AppAssembly, Product. Do not edit.

import Dovetail

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func first(_ watch: ObjectWatch?, `switch`: consuming Switch) throws -> First {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return try ObjectWatch.tell(watch, "First", ObjectWatch.start(watch), First(switch: `switch`))
            #sourceLocation()
        }

        static func endFirst(_ object: First) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            let hook: (First) async throws -> Void = { _ in print("first ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func second(
            _ watch: ObjectWatch?,
            first: consuming First,
            `switch`: consuming Switch
        ) async throws -> Second {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return try await ObjectWatch.tell(watch, "Second", ObjectWatch.start(watch), Second(
                first,
                switch: `switch`
            ))
            #sourceLocation()
        }

        static func endSecond(_ object: Second) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            let hook: (Second) async throws -> Void = { _ in print("second ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func third(_ watch: ObjectWatch?, second: consuming Second, `switch`: consuming Switch) throws -> Third {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return try ObjectWatch.tell(watch, "Third", ObjectWatch.start(watch), Third(
                second: second,
                switch: `switch`
            ))
            #sourceLocation()
        }

        static func endThird(_ object: Third) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            let hook: (Third) async throws -> Void = { _ in print("third ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func fourth(_ watch: ObjectWatch?, third: consuming Third) -> Fourth {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "Fourth", ObjectWatch.start(watch), Fourth(third: third))
            #sourceLocation()
        }

        static func endFourth(_ object: Fourth) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            let hook: (Fourth) async throws -> Void = { _ in print("fourth ended") }
            #sourceLocation()
            try await hook(object)
        }
    }
}

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func database(_ watch: ObjectWatch?, `switch`: consuming Switch) throws -> Database {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return try ObjectWatch.tell(watch, "Database", ObjectWatch.start(watch), Database(switch: `switch`))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var database: Database { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let database: Database

        fileprivate let lifetime: ScopeLifetime
        fileprivate let `switch`: Switch

        /// Opens `AppScope`.
        init(`switch`: Switch, observer scopeObserver: (any ScopeObserver)? = nil) throws {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let database = try AppAssembly.Factories.database(objectWatch, switch: `switch`)
                self.lifetime = lifetime
                self.database = consume database
                self.`switch` = `switch`
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening(self)
        }

        /// Opens `AccountScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openAccount() async throws -> Account {
            try await Account(in: self)
        }

        /// Opens `AccountScope` for as long as the closure runs, and ends it however that leaves.
        func withAccount<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Account) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try await openAccount()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `AccountScope`.
    nonisolated protocol AccountRoots: AnyObject, Sendable {
        var fourth: Fourth { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, OpenScope {
        let fourth: Fourth

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) async throws {
            let lifetime = try ScopeLifetime("Account", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let first = try AccountAssembly.Factories.first(objectWatch, switch: app.`switch`)
                lifetime.onEnd("First", position: 0) {
                    try await AccountAssembly.Factories.endFirst(first)
                }
                let second = try await AccountAssembly.Factories.second(objectWatch, first: first, switch: app.`switch`)
                lifetime.onEnd("Second", position: 1) {
                    try await AccountAssembly.Factories.endSecond(second)
                }
                let third = try AccountAssembly.Factories.third(objectWatch, second: second, switch: app.`switch`)
                lifetime.onEnd("Third", position: 2) {
                    try await AccountAssembly.Factories.endThird(third)
                }
                let fourth = AccountAssembly.Factories.fourth(objectWatch, third: third)
                lifetime.onEnd("Fourth", position: 3) {
                    try await AccountAssembly.Factories.endFourth(fourth)
                }
                self.app = app
                self.lifetime = lifetime
                self.fourth = fourth
            } catch {
                await lifetime.endAbandonedOpening(error)
                throw error
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
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
