// Written by Dovetail from AlphaModule, AppModule, BetaModule, DeepModule, MiddleModule, Product. Do not edit.

import Dovetail

extension AlphaModule {
    /// Makes what AlphaModule registers.
    nonisolated enum Factories {
        static func settings(name: String, isOn: Bool) -> Settings {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return Settings(name: name, isOn: isOn)
            #sourceLocation()
        }

        static func first(cache: Cache, settings: Settings) -> First {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return First(cache: cache, settings: settings)
            #sourceLocation()
        }
    }
}

extension AppModule {
    /// Makes what AppModule registers.
    nonisolated enum Factories {
        static func log() -> any Logging {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return Log()
            #sourceLocation()
        }

        static func cache(log: any Logging) -> Cache {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return Cache(log: log)
            #sourceLocation()
        }

        static func unscoped(cache: Cache) -> Unscoped {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return Unscoped(cache: cache)
            #sourceLocation()
        }
    }
}

extension BetaModule {
    /// Makes what BetaModule registers.
    nonisolated enum Factories {
        static func second(cache: Cache, level: Int) -> Second {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            return Second(cache: cache, level: level)
            #sourceLocation()
        }
    }
}

extension DeepModule {
    /// Makes what DeepModule registers.
    nonisolated enum Factories {
        static func deep(first: First, log: any Logging) -> Deep {
            #sourceLocation(file: "App/Manifest.swift", line: 53)
            return Deep(first: first, log: log)
            #sourceLocation()
        }
    }
}

extension MiddleModule {
    /// Makes what MiddleModule registers.
    nonisolated enum Factories {
        static func opener(open: @escaping @Sendable () throws -> (Deep, end: @Sendable () async -> Void)) -> Opener {
            #sourceLocation(file: "App/Manifest.swift", line: 46)
            return Opener(open: open)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var logging: any Logging { get }
        func makeUnscoped() -> Unscoped
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let logging: any Logging

        fileprivate let lifetime: ScopeLifetime
        private let lazyCache = Lazy<Cache>("Cache")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let logging = AppModule.Factories.log()
            self.lifetime = lifetime
            self.logging = logging
            lifetime.finishOpening()
        }

        fileprivate var cache: Cache { lazyCache.value(in: lifetime) { newCache() } }

        private func newCache() -> Cache {
            AppModule.Factories.cache(log: logging)
        }

        /// Makes a new `Unscoped`.
        func makeUnscoped() -> Unscoped {
            AppModule.Factories.unscoped(cache: cache)
        }

        /// Opens `ScreenScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openScreen(name: String, isOn: Bool) throws -> Screen {
            try Screen(in: self, name: name, isOn: isOn)
        }

        /// Opens `ScreenScope` for as long as the closure runs, and ends it however that leaves.
        func withScreen<Outcome>(
            name: String,
            isOn: Bool,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Screen) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openScreen(name: name, isOn: isOn)
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `PageScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openPage(level: Int) throws -> Page {
            try Page(in: self, level: level)
        }

        /// Opens `PageScope` for as long as the closure runs, and ends it however that leaves.
        func withPage<Outcome>(
            level: Int,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Page) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openPage(level: level)
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

    /// What Product, and each composition that includes it, hands out in `ScreenScope`.
    nonisolated protocol ScreenRoots: AnyObject, Sendable {
        var first: First { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ScreenScope`.
    nonisolated final class Screen: ScreenRoots, OpenScope {
        let first: First

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App, name: String, isOn: Bool) throws {
            let lifetime = try ScopeLifetime("Screen", in: app.lifetime)
            let settings = AlphaModule.Factories.settings(name: name, isOn: isOn)
            let first = AlphaModule.Factories.first(cache: app.cache, settings: settings)
            self.app = app
            self.lifetime = lifetime
            self.first = first
            lifetime.finishOpening()
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

    /// What Product, and each composition that includes it, hands out in `PageScope`.
    nonisolated protocol PageRoots: AnyObject, Sendable {
        var second: Second { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `PageScope`.
    nonisolated final class Page: PageRoots, OpenScope {
        let second: Second

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App, level: Int) throws {
            let lifetime = try ScopeLifetime("Page", in: app.lifetime)
            let second = BetaModule.Factories.second(cache: app.cache, level: level)
            self.app = app
            self.lifetime = lifetime
            self.second = second
            lifetime.finishOpening()
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `MiddleScope`.
    nonisolated protocol MiddleRoots: AnyObject, Sendable {
        func makeOpener() -> Opener
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `MiddleScope`.
    nonisolated final class Middle: MiddleRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let screen: Screen
        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<Middle>

        fileprivate init(in screen: Screen) throws {
            let lifetime = try ScopeLifetime("Middle", in: screen.lifetime)
            let reference = ScopeReference<Middle>(lifetime)
            self.screen = screen
            self.lifetime = lifetime
            self.reference = reference
            reference.fill(self)
            lifetime.finishOpening()
        }

        /// Makes a new `Opener`.
        func makeOpener() -> Opener {
            MiddleModule.Factories.opener(open: { [reference] in
                let opened = try reference.open("Deep", for: "Opener").openDeep()
                return (opened.deep, end: { _ = await opened.end() })
            })
        }

        /// Opens `DeepScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openDeep() throws -> Deep {
            try Deep(in: self)
        }

        /// Opens `DeepScope` for as long as the closure runs, and ends it however that leaves.
        func withDeep<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Deep) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openDeep()
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

    /// What Product makes for `DeepScope`.
    nonisolated final class Deep: OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let middle: Middle
        fileprivate let lifetime: ScopeLifetime
        fileprivate let deep: App::Deep

        fileprivate init(in middle: Middle) throws {
            let lifetime = try ScopeLifetime("Deep", in: middle.lifetime)
            let deep = DeepModule.Factories.deep(first: middle.screen.first, log: middle.screen.app.logging)
            self.middle = middle
            self.lifetime = lifetime
            self.deep = deep
            lifetime.finishOpening()
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
