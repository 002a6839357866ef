// Written by Dovetail from AlphaModule, AppModule, BetaModule, DeepModule, MiddleModule, Product. Do not edit.

import Dovetail

extension AlphaModule {
    /// Makes what AlphaModule registers.
    nonisolated enum Factories {
        @inline(never)
        static func settings(_ watch: ObjectWatch?, name: consuming String, isOn: consuming Bool) -> Settings {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return ObjectWatch.tell(watch, "Settings", ObjectWatch.start(watch), Settings(name: name, isOn: isOn))
            #sourceLocation()
        }

        @inline(never)
        static func first(_ watch: ObjectWatch?, cache: consuming Cache, settings: consuming Settings) -> First {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return ObjectWatch.tell(watch, "First", ObjectWatch.start(watch), First(cache: cache, settings: settings))
            #sourceLocation()
        }
    }
}

extension AppModule {
    /// Makes what AppModule registers.
    nonisolated enum Factories {
        @inline(never)
        static func log(_ watch: ObjectWatch?) -> any Logging {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Log", ObjectWatch.start(watch), Log())
            #sourceLocation()
        }

        @inline(never)
        static func cache(_ watch: ObjectWatch?, log: consuming any Logging) -> Cache {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Cache", ObjectWatch.start(watch), Cache(log: log))
            #sourceLocation()
        }

        @inline(never)
        static func unscoped(_ watch: ObjectWatch?, cache: consuming Cache) -> Unscoped {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Unscoped", ObjectWatch.start(watch), Unscoped(cache: cache))
            #sourceLocation()
        }
    }
}

extension BetaModule {
    /// Makes what BetaModule registers.
    nonisolated enum Factories {
        @inline(never)
        static func second(_ watch: ObjectWatch?, cache: consuming Cache, level: consuming Int) -> Second {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            return ObjectWatch.tell(watch, "Second", ObjectWatch.start(watch), Second(cache: cache, level: level))
            #sourceLocation()
        }
    }
}

extension DeepModule {
    /// Makes what DeepModule registers.
    nonisolated enum Factories {
        @inline(never)
        static func deep(_ watch: ObjectWatch?, first: consuming First, log: consuming any Logging) -> Deep {
            #sourceLocation(file: "App/Manifest.swift", line: 53)
            return ObjectWatch.tell(watch, "Deep", ObjectWatch.start(watch), Deep(first: first, log: log))
            #sourceLocation()
        }
    }
}

extension MiddleModule {
    /// Makes what MiddleModule registers.
    nonisolated enum Factories {
        @inline(never)
        static func opener(
            _ watch: ObjectWatch?,
            open: @escaping @Sendable () throws -> (Deep, end: @Sendable () async -> Void)
        ) -> Opener {
            #sourceLocation(file: "App/Manifest.swift", line: 46)
            return ObjectWatch.tell(watch, "Opener", ObjectWatch.start(watch), Opener(open: open))
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
            let objectWatch = lifetime.objectWatch
            do {
                let logging = AppModule.Factories.log(objectWatch)
                self.lifetime = lifetime
                self.logging = consume logging
            }
            lifetime.finishOpening(self)
        }

        fileprivate var cache: Cache { lazyCache.value(in: lifetime) { newCache() } }

        private func newCache() -> Cache {
            AppModule.Factories.cache(lifetime.objectWatch, log: logging)
        }

        /// Makes a new `Unscoped`.
        func makeUnscoped() -> Unscoped {
            AppModule.Factories.unscoped(lifetime.objectWatch, cache: cache)
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
            let objectWatch = lifetime.objectWatch
            do {
                let settings = AlphaModule.Factories.settings(objectWatch, name: name, isOn: isOn)
                let first = AlphaModule.Factories.first(objectWatch, cache: app.cache, settings: settings)
                self.app = app
                self.lifetime = lifetime
                self.first = consume first
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
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
            let objectWatch = lifetime.objectWatch
            do {
                let second = BetaModule.Factories.second(objectWatch, cache: app.cache, level: level)
                self.app = app
                self.lifetime = lifetime
                self.second = consume second
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
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Opener`.
        func makeOpener() -> Opener {
            MiddleModule.Factories.opener(
                lifetime.objectWatch,
                open: { [reference] in
                    let opened = try reference.open("Deep", for: "Opener").openDeep()
                    return (opened.deep, end: { _ = await opened.end() })
                }
            )
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
            let objectWatch = lifetime.objectWatch
            do {
                let deep = DeepModule.Factories.deep(
                    objectWatch,
                    first: middle.screen.first,
                    log: middle.screen.app.logging
                )
                self.middle = middle
                self.lifetime = lifetime
                self.deep = consume deep
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
