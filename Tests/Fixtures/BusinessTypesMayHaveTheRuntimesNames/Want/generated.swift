// Written by Dovetail from AppAssembly, LazyAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func scopeLifetime(_ watch: ObjectWatch?) -> ScopeLifetime {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "ScopeLifetime", ObjectWatch.start(watch), ScopeLifetime())
            #sourceLocation()
        }

        @inline(never)
        static func scopeReference(_ watch: ObjectWatch?, lifetime: consuming ScopeLifetime) -> ScopeReference {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "ScopeReference", ObjectWatch.start(watch), ScopeReference(
                lifetime: lifetime
            ))
            #sourceLocation()
        }

        @inline(never)
        static func opened(
            _ watch: ObjectWatch?,
            open: @escaping @Sendable () throws -> Dovetail.Opened<Thing>,
            reference: @escaping @Sendable () throws -> ScopeReference
        ) -> Opened {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Opened", ObjectWatch.start(watch), Opened(open: open, reference: reference))
            #sourceLocation()
        }

        @inline(never)
        static func endReport(_ watch: ObjectWatch?) -> EndReport {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "EndReport", ObjectWatch.start(watch), EndReport())
            #sourceLocation()
        }

        @inline(never)
        static func screen(_ watch: ObjectWatch?, opened: consuming Opened) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(opened: opened))
            #sourceLocation()
        }
    }
}

extension LazyAssembly {
    /// Makes what LazyAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func thing(_ watch: ObjectWatch?) -> Thing {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "Thing", ObjectWatch.start(watch), Thing())
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var scopeLifetime: ScopeLifetime { get }
        var scopeReference: ScopeReference { get }
        func makeScreen() -> Screen
        var endReport: EndReport { get }
        @discardableResult
        func end() async -> Dovetail.EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let scopeLifetime: ScopeLifetime
        let endReport: EndReport

        fileprivate let lifetime: Dovetail.ScopeLifetime
        fileprivate let opened: Opened
        private let lazyScopeReference = Dovetail.Lazy<ScopeReference>("ScopeReference")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = Dovetail.ScopeLifetime("App", observer: scopeObserver)
            let reference = Dovetail.ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let scopeLifetime = AppAssembly.Factories.scopeLifetime(objectWatch)
                let opened = AppAssembly.Factories.opened(
                    objectWatch,
                    open: {
                        let opened2 = try reference.open("Thing", for: "Opened").openLazy()
                        return Dovetail.Opened(opened2.thing, end: opened2.end)
                    },
                    reference: { try reference.open("ScopeReference", for: "Opened").scopeReference }
                )
                let endReport = AppAssembly.Factories.endReport(objectWatch)
                self.lifetime = lifetime
                self.scopeLifetime = consume scopeLifetime
                self.endReport = consume endReport
                self.opened = consume opened
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        var scopeReference: ScopeReference { lazyScopeReference.value(in: lifetime) { newScopeReference() } }

        private func newScopeReference() -> ScopeReference {
            AppAssembly.Factories.scopeReference(lifetime.objectWatch, lifetime: scopeLifetime)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(lifetime.objectWatch, opened: opened)
        }

        /// Opens `LazyScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openLazy() throws -> Lazy {
            try Lazy(in: self)
        }

        /// Opens `LazyScope` for as long as the closure runs, and ends it however that leaves.
        func withLazy<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Lazy) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openLazy()
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
        func end() async -> Dovetail.EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `LazyScope`.
    nonisolated protocol LazyRoots: AnyObject, Sendable {
        var thing: Thing { get }
        @discardableResult
        func end() async -> Dovetail.EndReport
    }

    /// What Product makes for `LazyScope`.
    nonisolated final class Lazy: LazyRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: Dovetail.ScopeLifetime
        private let lazyThing = Dovetail.Lazy<Thing>("Thing")

        fileprivate init(in app: App) throws {
            let lifetime = try Dovetail.ScopeLifetime("Lazy", in: app.lifetime)
            self.app = app
            self.lifetime = lifetime
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        var thing: Thing { lazyThing.value(in: lifetime) { newThing() } }

        private func newThing() -> Thing {
            LazyAssembly.Factories.thing(lifetime.objectWatch)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> Dovetail.EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}
