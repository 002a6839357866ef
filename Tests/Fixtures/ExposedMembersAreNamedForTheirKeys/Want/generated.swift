// Written by Dovetail from AppAssembly, DetailAssembly, Doubles, MoreAssembly, PageAssembly, Demo, Product, Shuffled, Unshuffled. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func mainDatabase(_ watch: ObjectWatch?) -> any Database {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "MainDatabase", ObjectWatch.start(watch), MainDatabase())
            #sourceLocation()
        }

        @inline(never)
        static func string(_ watch: ObjectWatch?) -> String {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let make: () -> String = { () in "token" }
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "String", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func editor(_ watch: ObjectWatch?, id: consuming Int, database: consuming any Database) -> Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Editor", ObjectWatch.start(watch), Editor(id: id, database: database))
            #sourceLocation()
        }

        @inline(never)
        static func openDetail(_ watch: ObjectWatch?) -> OpenDetail {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "OpenDetail", ObjectWatch.start(watch), OpenDetail())
            #sourceLocation()
        }
    }
}

extension DetailAssembly {
    /// Makes what DetailAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func detail(_ watch: ObjectWatch?) -> Detail {
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            return ObjectWatch.tell(watch, "Detail", ObjectWatch.start(watch), Detail())
            #sourceLocation()
        }
    }
}

extension Doubles {
    /// Makes what Doubles registers.
    nonisolated enum Factories {
        @inline(never)
        static func editor(_ watch: ObjectWatch?, number: consuming Int) -> Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 45)
            let make: (Int) -> Editor = { (number: Int) in FixedEditor(number: number).editor }
            #sourceLocation(file: "App/Manifest.swift", line: 45)
            return ObjectWatch.tell(watch, "Editor", ObjectWatch.start(watch), make(number))
            #sourceLocation()
        }
    }
}

extension MoreAssembly {
    /// Makes what MoreAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func firstPage(_ watch: ObjectWatch?) -> First.Page {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return ObjectWatch.tell(watch, "First.Page", ObjectWatch.start(watch), First.Page())
            #sourceLocation()
        }
    }
}

extension PageAssembly {
    /// Makes what PageAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func firstPage(_ watch: ObjectWatch?) -> FirstPage {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "FirstPage", ObjectWatch.start(watch), FirstPage())
            #sourceLocation()
        }
    }
}

extension Demo {
    /// What Demo, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var firstPage2: First.Page { get }
        var database: any Database { get }
        var token: String { get }
        var log: Log { get }
        func makeEditor(id: Int) -> Editor
        var firstPage: FirstPage { get }
        var openDetail: OpenDetail { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Demo makes for `AppScope`.
    nonisolated final class App: AppRoots, Product.AppRoots, OpenScope {
        let log: Log
        let database: any Database
        let token: String
        let firstPage2: First.Page
        let openDetail: OpenDetail
        let firstPage: FirstPage

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(
            journal log: Log,
            main database: any Database,
            secret token: String,
            observer scopeObserver: (any ScopeObserver)? = nil
        ) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let firstPage2 = MoreAssembly.Factories.firstPage(objectWatch)
                let openDetail = AppAssembly.Factories.openDetail(objectWatch)
                let firstPage = PageAssembly.Factories.firstPage(objectWatch)
                self.lifetime = lifetime
                self.log = log
                self.database = database
                self.token = token
                self.firstPage2 = firstPage2
                self.openDetail = openDetail
                self.firstPage = firstPage
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Editor`.
        func makeEditor(id: Int) -> Editor {
            Doubles.Factories.editor(lifetime.objectWatch, number: id)
        }

        /// Opens `DetailScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openDetail2() throws -> Detail {
            try Detail(in: self)
        }

        /// Opens `DetailScope` for as long as the closure runs, and ends it however that leaves.
        func withDetail<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Detail) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openDetail2()
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

    /// What Demo, and each composition that includes it, hands out in `DetailScope`.
    nonisolated protocol DetailRoots: AnyObject, Sendable {
        var detail: App::Detail { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Demo makes for `DetailScope`.
    nonisolated final class Detail: DetailRoots, OpenScope {
        let detail: App::Detail

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Detail", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let detail = DetailAssembly.Factories.detail(objectWatch)
                self.app = app
                self.lifetime = lifetime
                self.detail = detail
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

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var database: any Database { get }
        var token: String { get }
        var log: Log { get }
        func makeEditor(id: Int) -> Editor
        var firstPage: FirstPage { get }
        var openDetail: OpenDetail { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let log: Log
        let database: any Database
        let token: String
        let openDetail: OpenDetail
        let firstPage: FirstPage

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(journal log: Log, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let database = AppAssembly.Factories.mainDatabase(objectWatch)
                let token = AppAssembly.Factories.string(objectWatch)
                let openDetail = AppAssembly.Factories.openDetail(objectWatch)
                let firstPage = PageAssembly.Factories.firstPage(objectWatch)
                self.lifetime = lifetime
                self.log = log
                self.database = consume database
                self.token = token
                self.openDetail = openDetail
                self.firstPage = firstPage
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Editor`.
        func makeEditor(id: Int) -> Editor {
            AppAssembly.Factories.editor(lifetime.objectWatch, id: id, database: database)
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

extension Shuffled {
    /// What Shuffled, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var firstPage2: FirstPage { get }
        var firstPage: First.Page { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Shuffled makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let firstPage2: FirstPage
        let firstPage: First.Page

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let firstPage2 = PageAssembly.Factories.firstPage(objectWatch)
                let firstPage = MoreAssembly.Factories.firstPage(objectWatch)
                self.lifetime = lifetime
                self.firstPage2 = firstPage2
                self.firstPage = firstPage
            }
            lifetime.finishOpening(self)
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

extension Unshuffled {
    /// What Unshuffled, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var firstPage: First.Page { get }
        var firstPage2: FirstPage { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Unshuffled makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let firstPage: First.Page
        let firstPage2: FirstPage

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let firstPage = MoreAssembly.Factories.firstPage(objectWatch)
                let firstPage2 = PageAssembly.Factories.firstPage(objectWatch)
                self.lifetime = lifetime
                self.firstPage = firstPage
                self.firstPage2 = firstPage2
            }
            lifetime.finishOpening(self)
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
