// Written by Dovetail from AppAssembly, ChildAssembly, ChildRootsAssembly, Doubles, Demo, Outer.Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func appRoots(_ watch: ObjectWatch?) -> AppRoots {
            #sourceLocation(file: "App/App.swift", line: 24)
            return ObjectWatch.tell(watch, "AppRoots", ObjectWatch.start(watch), AppRoots())
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func oneChild(_ watch: ObjectWatch?) -> any ChildRoots {
            #sourceLocation(file: "App/App.swift", line: 31)
            return ObjectWatch.tell(watch, "OneChild", ObjectWatch.start(watch), OneChild())
            #sourceLocation()
        }
    }
}

extension ChildRootsAssembly {
    /// Makes what ChildRootsAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func other(_ watch: ObjectWatch?) -> Other {
            #sourceLocation(file: "App/App.swift", line: 40)
            return ObjectWatch.tell(watch, "Other", ObjectWatch.start(watch), Other())
            #sourceLocation()
        }
    }
}

extension Doubles {
    /// Doubles registers nothing that is made.
    nonisolated enum Factories {}
}

extension Demo {
    /// What Demo, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var users: App::AppRoots { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Demo makes for `AppScope`.
    nonisolated final class App: AppRoots, App::Outer.Product.AppRoots2, OpenScope {
        let users: App::AppRoots

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(appRoots users: App::AppRoots, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            self.users = users
            lifetime.finishOpening(self)
        }

        /// Opens `ChildRootsScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChildRoots() throws -> ChildRoots {
            try ChildRoots(in: self)
        }

        /// Opens `ChildRootsScope` for as long as the closure runs, and ends it however that leaves.
        func withChildRoots<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (ChildRoots) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChildRoots()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild() throws -> Child {
            try Child(in: self)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChild()
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

    /// What Demo, and each composition that includes it, hands out in `ChildRootsScope`.
    nonisolated protocol ChildRootsRoots: AnyObject, Sendable {
        var other: Other { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Demo makes for `ChildRootsScope`.
    nonisolated final class ChildRoots: ChildRootsRoots, App::Outer.Product.ChildRootsRoots, OpenScope {
        let other: Other

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("ChildRoots", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let other = ChildRootsAssembly.Factories.other(objectWatch)
                self.app = app
                self.lifetime = lifetime
                self.other = other
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

    /// What Demo, and each composition that includes it, hands out in `ChildScope`.
    nonisolated protocol ChildRoots2: AnyObject, Sendable {
        var children: any App::ChildRoots { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Demo makes for `ChildScope`.
    nonisolated final class Child: ChildRoots2, App::Outer.Product.ChildRoots2, OpenScope {
        let children: any App::ChildRoots

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let children = ChildAssembly.Factories.oneChild(objectWatch)
                self.app = app
                self.lifetime = lifetime
                self.children = consume children
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

extension Outer.Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots2: AnyObject, Sendable {
        var users: App::AppRoots { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots2, OpenScope {
        let users: App::AppRoots

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let users = AppAssembly.Factories.appRoots(objectWatch)
                self.lifetime = lifetime
                self.users = users
            }
            lifetime.finishOpening(self)
        }

        /// Opens `ChildRootsScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChildRoots() throws -> ChildRoots {
            try ChildRoots(in: self)
        }

        /// Opens `ChildRootsScope` for as long as the closure runs, and ends it however that leaves.
        func withChildRoots<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (ChildRoots) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChildRoots()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild() throws -> Child {
            try Child(in: self)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChild()
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

    /// What Product, and each composition that includes it, hands out in `ChildRootsScope`.
    nonisolated protocol ChildRootsRoots: AnyObject, Sendable {
        var other: Other { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ChildRootsScope`.
    nonisolated final class ChildRoots: ChildRootsRoots, OpenScope {
        let other: Other

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("ChildRoots", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let other = ChildRootsAssembly.Factories.other(objectWatch)
                self.app = app
                self.lifetime = lifetime
                self.other = other
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

    /// What Product, and each composition that includes it, hands out in `ChildScope`.
    nonisolated protocol ChildRoots2: AnyObject, Sendable {
        var children: any App::ChildRoots { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ChildScope`.
    nonisolated final class Child: ChildRoots2, OpenScope {
        let children: any App::ChildRoots

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let children = ChildAssembly.Factories.oneChild(objectWatch)
                self.app = app
                self.lifetime = lifetime
                self.children = consume children
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
