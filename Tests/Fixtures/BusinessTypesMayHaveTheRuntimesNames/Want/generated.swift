// Written by Dovetail from AppAssembly, LazyAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func scopeLifetime() -> ScopeLifetime {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ScopeLifetime()
            #sourceLocation()
        }

        static func scopeReference(lifetime: ScopeLifetime) -> ScopeReference {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ScopeReference(lifetime: lifetime)
            #sourceLocation()
        }

        static func opened(
            open: @escaping @Sendable () throws -> Dovetail.Opened<Thing>,
            reference: @escaping @Sendable () throws -> ScopeReference
        ) -> Opened {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Opened(open: open, reference: reference)
            #sourceLocation()
        }

        static func endReport() -> EndReport {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return EndReport()
            #sourceLocation()
        }

        static func screen(opened: Opened) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Screen(opened: opened)
            #sourceLocation()
        }
    }
}

extension LazyAssembly {
    /// Makes what LazyAssembly registers.
    nonisolated enum Factories {
        static func thing() -> Thing {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return Thing()
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
            let scopeLifetime = AppAssembly.Factories.scopeLifetime()
            let opened = AppAssembly.Factories.opened(
                open: {
                    let opened2 = try reference.open("Thing", for: "Opened").openLazy()
                    return Dovetail.Opened(opened2.thing, end: opened2.end)
                },
                reference: { try reference.open("ScopeReference", for: "Opened").scopeReference }
            )
            let endReport = AppAssembly.Factories.endReport()
            self.lifetime = lifetime
            self.scopeLifetime = scopeLifetime
            self.endReport = endReport
            self.opened = opened
            reference.fill(self)
            lifetime.finishOpening()
        }

        var scopeReference: ScopeReference { lazyScopeReference.value(in: lifetime) { newScopeReference() } }

        private func newScopeReference() -> ScopeReference {
            AppAssembly.Factories.scopeReference(lifetime: scopeLifetime)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(opened: opened)
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
            lifetime.finishOpening()
        }

        var thing: Thing { lazyThing.value(in: lifetime) { newThing() } }

        private func newThing() -> Thing {
            LazyAssembly.Factories.thing()
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
