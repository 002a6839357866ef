// Written by Dovetail from AppAssembly, EmptyAssembly, InnerAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func thing(_ watch: ObjectWatch?) -> Thing {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Thing", ObjectWatch.start(watch), Thing())
            #sourceLocation()
        }
    }
}

extension EmptyAssembly {
    /// EmptyAssembly registers nothing that is made.
    nonisolated enum Factories {}
}

extension InnerAssembly {
    /// Makes what InnerAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func detail(_ watch: ObjectWatch?, thing: consuming Thing) -> Detail {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Detail", ObjectWatch.start(watch), Detail(thing: thing))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product makes for `AppScope`.
    nonisolated final class App: OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let thing: Thing

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let thing = AppAssembly.Factories.thing(objectWatch)
                self.lifetime = lifetime
                self.thing = consume thing
            }
            lifetime.finishOpening(self)
        }

        /// Opens `MiddleScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openMiddle() throws -> Middle {
            try Middle(in: self)
        }

        /// Opens `MiddleScope` for as long as the closure runs, and ends it however that leaves.
        func withMiddle<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Middle) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openMiddle()
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

    /// What Product makes for `MiddleScope`.
    nonisolated final class Middle: OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Middle", in: app.lifetime)
            self.app = app
            self.lifetime = lifetime
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Opens `InnerScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openInner() throws -> Inner {
            try Inner(in: self)
        }

        /// Opens `InnerScope` for as long as the closure runs, and ends it however that leaves.
        func withInner<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Inner) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openInner()
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

    /// What Product, and each composition that includes it, hands out in `InnerScope`.
    nonisolated protocol InnerRoots: AnyObject, Sendable {
        var detail: Detail { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `InnerScope`.
    nonisolated final class Inner: InnerRoots, OpenScope {
        let detail: Detail

        // An open scope keeps the one around it alive.
        fileprivate let middle: Middle
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in middle: Middle) throws {
            let lifetime = try ScopeLifetime("Inner", in: middle.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let detail = InnerAssembly.Factories.detail(objectWatch, thing: middle.app.thing)
                self.middle = middle
                self.lifetime = lifetime
                self.detail = consume detail
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
