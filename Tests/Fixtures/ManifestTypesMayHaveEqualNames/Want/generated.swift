// Written by Dovetail from Home.Parts, HomeParts, Home_Parts, Shop.Parts, URLAssembly, UrlAssembly, Home.Product, Shop.Product. Do not edit.

import Dovetail

extension Home.Parts {
    /// Makes what Parts registers.
    nonisolated enum Factories {
        @inline(never)
        static func homeComponent(
            _ watch: ObjectWatch?,
            number: consuming Int,
            text: consuming String,
            double: consuming Double
        ) -> Home.Component {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Home.Component", ObjectWatch.start(watch), Home.Component(
                number: number,
                text: text,
                double: double
            ))
            #sourceLocation()
        }

        @inline(never)
        static func outerOfIntComponent(_ watch: ObjectWatch?) -> Outer<Int>.Component {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Outer<Int>.Component", ObjectWatch.start(watch), Outer<Int>.Component())
            #sourceLocation()
        }

        @inline(never)
        static func outerOfStringComponent(_ watch: ObjectWatch?) -> Outer<String>.Component {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Outer<String>.Component", ObjectWatch.start(watch), Outer<String>.Component())
            #sourceLocation()
        }
    }
}

extension HomeParts {
    /// Makes what HomeParts registers.
    nonisolated enum Factories {
        @inline(never)
        static func atiTracker(_ watch: ObjectWatch?) -> ATITracker {
            #sourceLocation(file: "App/Manifest.swift", line: 62)
            return ObjectWatch.tell(watch, "ATITracker", ObjectWatch.start(watch), ATITracker())
            #sourceLocation()
        }

        @inline(never)
        static func atiTracker2(_ watch: ObjectWatch?) -> AtiTracker {
            #sourceLocation(file: "App/Manifest.swift", line: 63)
            return ObjectWatch.tell(watch, "AtiTracker", ObjectWatch.start(watch), AtiTracker())
            #sourceLocation()
        }
    }
}

extension Home_Parts {
    /// Makes what Home_Parts registers.
    nonisolated enum Factories {
        @inline(never)
        static func atiTracker(_ watch: ObjectWatch?) -> AtiTracker {
            #sourceLocation(file: "App/Manifest.swift", line: 71)
            return ObjectWatch.tell(watch, "AtiTracker", ObjectWatch.start(watch), AtiTracker())
            #sourceLocation()
        }

        @inline(never)
        static func atiTracker2(_ watch: ObjectWatch?) -> ATITracker {
            #sourceLocation(file: "App/Manifest.swift", line: 72)
            return ObjectWatch.tell(watch, "ATITracker", ObjectWatch.start(watch), ATITracker())
            #sourceLocation()
        }
    }
}

extension Shop.Parts {
    /// Makes what Parts registers.
    nonisolated enum Factories {
        @inline(never)
        static func shopComponent(_ watch: ObjectWatch?, home: consuming Home.Component) -> Shop.Component {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            return ObjectWatch.tell(watch, "Shop.Component", ObjectWatch.start(watch), Shop.Component(home: home))
            #sourceLocation()
        }
    }
}

extension URLAssembly {
    /// Makes what URLAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func urls(_ watch: ObjectWatch?) -> URLs {
            #sourceLocation(file: "App/Manifest.swift", line: 80)
            return ObjectWatch.tell(watch, "URLs", ObjectWatch.start(watch), URLs())
            #sourceLocation()
        }
    }
}

extension UrlAssembly {
    /// Makes what UrlAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func urls(_ watch: ObjectWatch?) -> Urls {
            #sourceLocation(file: "App/Manifest.swift", line: 88)
            return ObjectWatch.tell(watch, "Urls", ObjectWatch.start(watch), Urls())
            #sourceLocation()
        }
    }
}

extension Home.Product {
    /// What Product, and each composition that includes it, hands out in `Main`.
    nonisolated protocol MainRoots: AnyObject, Sendable {
        var homeComponent: Home.Component { get }
        var outerOfIntComponent: Outer<Int>.Component { get }
        var outerOfStringComponent: Outer<String>.Component { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `Main`.
    nonisolated final class Main: MainRoots, OpenScope {
        let homeComponent: Home.Component
        let outerOfIntComponent: Outer<Int>.Component
        let outerOfStringComponent: Outer<String>.Component

        fileprivate let lifetime: ScopeLifetime

        /// Opens `Main`.
        init(url: Int, URL: String, uRL: Double, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Main", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let homeComponent = Home.Parts.Factories.homeComponent(objectWatch, number: url, text: URL, double: uRL)
                let outerOfIntComponent = Home.Parts.Factories.outerOfIntComponent(objectWatch)
                let outerOfStringComponent = Home.Parts.Factories.outerOfStringComponent(objectWatch)
                self.lifetime = lifetime
                self.homeComponent = consume homeComponent
                self.outerOfIntComponent = consume outerOfIntComponent
                self.outerOfStringComponent = consume outerOfStringComponent
            }
            lifetime.finishOpening(self)
        }

        /// Opens `HomeMain` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openHomeMain() throws -> HomeMain {
            try HomeMain(in: self)
        }

        /// Opens `HomeMain` for as long as the closure runs, and ends it however that leaves.
        func withHomeMain<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (HomeMain) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openHomeMain()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `Home_Main` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openHome_Main() throws -> Home_Main {
            try Home_Main(in: self)
        }

        /// Opens `Home_Main` for as long as the closure runs, and ends it however that leaves.
        func withHome_Main<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Home_Main) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openHome_Main()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `Main` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openMain2() throws -> Main2 {
            try Main2(in: self)
        }

        /// Opens `Main` for as long as the closure runs, and ends it however that leaves.
        func withMain2<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Main2) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openMain2()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `URLScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openURL() throws -> URL {
            try URL(in: self)
        }

        /// Opens `URLScope` for as long as the closure runs, and ends it however that leaves.
        func withURL<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (URL) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openURL()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `UrlScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openUrl() throws -> Url {
            try Url(in: self)
        }

        /// Opens `UrlScope` for as long as the closure runs, and ends it however that leaves.
        func withUrl<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Url) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openUrl()
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

    /// What Product, and each composition that includes it, hands out in `HomeMain`.
    nonisolated protocol HomeMainRoots: AnyObject, Sendable {
        var atiTracker: ATITracker { get }
        func makeAtiTracker() -> AtiTracker
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `HomeMain`.
    nonisolated final class HomeMain: HomeMainRoots, OpenScope {
        let atiTracker: ATITracker

        // An open scope keeps the one around it alive.
        fileprivate let main: Main
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in main: Main) throws {
            let lifetime = try ScopeLifetime("HomeMain", in: main.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let atiTracker = HomeParts.Factories.atiTracker(objectWatch)
                self.main = main
                self.lifetime = lifetime
                self.atiTracker = consume atiTracker
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `AtiTracker`.
        func makeAtiTracker() -> AtiTracker {
            HomeParts.Factories.atiTracker2(lifetime.objectWatch)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `Home_Main`.
    nonisolated protocol Home_MainRoots: AnyObject, Sendable {
        func makeATITracker() -> ATITracker
        var atiTracker: AtiTracker { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `Home_Main`.
    nonisolated final class Home_Main: Home_MainRoots, OpenScope {
        let atiTracker: AtiTracker

        // An open scope keeps the one around it alive.
        fileprivate let main: Main
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in main: Main) throws {
            let lifetime = try ScopeLifetime("Home_Main", in: main.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let atiTracker = Home_Parts.Factories.atiTracker(objectWatch)
                self.main = main
                self.lifetime = lifetime
                self.atiTracker = consume atiTracker
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `ATITracker`.
        func makeATITracker() -> ATITracker {
            Home_Parts.Factories.atiTracker2(lifetime.objectWatch)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `Main`.
    nonisolated protocol Main2Roots: AnyObject, Sendable {
        var shopComponent: Shop.Component { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `Main`.
    nonisolated final class Main2: Main2Roots, OpenScope {
        let shopComponent: Shop.Component

        // An open scope keeps the one around it alive.
        fileprivate let main: Main
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in main: Main) throws {
            let lifetime = try ScopeLifetime("Main2", in: main.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let shopComponent = Shop.Parts.Factories.shopComponent(objectWatch, home: main.homeComponent)
                self.main = main
                self.lifetime = lifetime
                self.shopComponent = consume shopComponent
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

    /// What Product, and each composition that includes it, hands out in `URLScope`.
    nonisolated protocol URLRoots: AnyObject, Sendable {
        var urls: URLs { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `URLScope`.
    nonisolated final class URL: URLRoots, OpenScope {
        let urls: URLs

        // An open scope keeps the one around it alive.
        fileprivate let main: Main
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in main: Main) throws {
            let lifetime = try ScopeLifetime("URL", in: main.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let urls = URLAssembly.Factories.urls(objectWatch)
                self.main = main
                self.lifetime = lifetime
                self.urls = consume urls
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

    /// What Product, and each composition that includes it, hands out in `UrlScope`.
    nonisolated protocol UrlRoots: AnyObject, Sendable {
        var urls: Urls { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `UrlScope`.
    nonisolated final class Url: UrlRoots, OpenScope {
        let urls: Urls

        // An open scope keeps the one around it alive.
        fileprivate let main: Main
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in main: Main) throws {
            let lifetime = try ScopeLifetime("Url", in: main.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let urls = UrlAssembly.Factories.urls(objectWatch)
                self.main = main
                self.lifetime = lifetime
                self.urls = consume urls
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

extension Shop.Product {
    /// What Product, and each composition that includes it, hands out in `Main`.
    nonisolated protocol MainRoots: AnyObject, Sendable {
        var outerOfIntComponent: Outer<Int>.Component { get }
        var outerOfStringComponent: Outer<String>.Component { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `Main`.
    nonisolated final class Main: MainRoots, OpenScope {
        let outerOfIntComponent: Outer<Int>.Component
        let outerOfStringComponent: Outer<String>.Component

        fileprivate let lifetime: ScopeLifetime
        fileprivate let homeComponent: Home.Component

        /// Opens `Main`.
        init(url: Int, URL: String, uRL: Double, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Main", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let homeComponent = Home.Parts.Factories.homeComponent(objectWatch, number: url, text: URL, double: uRL)
                let outerOfIntComponent = Home.Parts.Factories.outerOfIntComponent(objectWatch)
                let outerOfStringComponent = Home.Parts.Factories.outerOfStringComponent(objectWatch)
                self.lifetime = lifetime
                self.outerOfIntComponent = consume outerOfIntComponent
                self.outerOfStringComponent = consume outerOfStringComponent
                self.homeComponent = consume homeComponent
            }
            lifetime.finishOpening(self)
        }

        /// Opens `Main` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openMain2() throws -> Main2 {
            try Main2(in: self)
        }

        /// Opens `Main` for as long as the closure runs, and ends it however that leaves.
        func withMain2<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Main2) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openMain2()
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

    /// What Product, and each composition that includes it, hands out in `Main`.
    nonisolated protocol Main2Roots: AnyObject, Sendable {
        var shopComponent: Shop.Component { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `Main`.
    nonisolated final class Main2: Main2Roots, OpenScope {
        let shopComponent: Shop.Component

        // An open scope keeps the one around it alive.
        fileprivate let main: Main
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in main: Main) throws {
            let lifetime = try ScopeLifetime("Main2", in: main.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let shopComponent = Shop.Parts.Factories.shopComponent(objectWatch, home: main.homeComponent)
                self.main = main
                self.lifetime = lifetime
                self.shopComponent = consume shopComponent
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
