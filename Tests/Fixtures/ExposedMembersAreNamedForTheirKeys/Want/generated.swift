// Written by Dovetail from AppAssembly, DetailAssembly, Doubles, MoreAssembly, PageAssembly, Demo, Product, Shuffled, Unshuffled. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func mainDatabase() -> any Database {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return MainDatabase()
            #sourceLocation()
        }

        static func string() -> String {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let make: () -> String = { () in "token" }
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return make()
            #sourceLocation()
        }

        static func editor(id: Int, database: any Database) -> Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Editor(id: id, database: database)
            #sourceLocation()
        }

        static func openDetail() -> OpenDetail {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return OpenDetail()
            #sourceLocation()
        }
    }
}

extension DetailAssembly {
    /// Makes what DetailAssembly registers.
    nonisolated enum Factories {
        static func detail() -> Detail {
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            return Detail()
            #sourceLocation()
        }
    }
}

extension Doubles {
    /// Makes what Doubles registers.
    nonisolated enum Factories {
        static func editor(number: Int) -> Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 45)
            let make: (Int) -> Editor = { (number: Int) in FixedEditor(number: number).editor }
            #sourceLocation(file: "App/Manifest.swift", line: 45)
            return make(number)
            #sourceLocation()
        }
    }
}

extension MoreAssembly {
    /// Makes what MoreAssembly registers.
    nonisolated enum Factories {
        static func firstPage() -> First.Page {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return First.Page()
            #sourceLocation()
        }
    }
}

extension PageAssembly {
    /// Makes what PageAssembly registers.
    nonisolated enum Factories {
        static func firstPage() -> FirstPage {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return FirstPage()
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
            let firstPage2 = MoreAssembly.Factories.firstPage()
            let openDetail = AppAssembly.Factories.openDetail()
            let firstPage = PageAssembly.Factories.firstPage()
            self.lifetime = lifetime
            self.log = log
            self.database = database
            self.token = token
            self.firstPage2 = firstPage2
            self.openDetail = openDetail
            self.firstPage = firstPage
            lifetime.finishOpening()
        }

        /// Makes a new `Editor`.
        func makeEditor(id: Int) -> Editor {
            Doubles.Factories.editor(number: id)
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
            let detail = DetailAssembly.Factories.detail()
            self.app = app
            self.lifetime = lifetime
            self.detail = detail
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
            let database = AppAssembly.Factories.mainDatabase()
            let token = AppAssembly.Factories.string()
            let openDetail = AppAssembly.Factories.openDetail()
            let firstPage = PageAssembly.Factories.firstPage()
            self.lifetime = lifetime
            self.log = log
            self.database = database
            self.token = token
            self.openDetail = openDetail
            self.firstPage = firstPage
            lifetime.finishOpening()
        }

        /// Makes a new `Editor`.
        func makeEditor(id: Int) -> Editor {
            AppAssembly.Factories.editor(id: id, database: database)
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
            let firstPage2 = PageAssembly.Factories.firstPage()
            let firstPage = MoreAssembly.Factories.firstPage()
            self.lifetime = lifetime
            self.firstPage2 = firstPage2
            self.firstPage = firstPage
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
            let firstPage = MoreAssembly.Factories.firstPage()
            let firstPage2 = PageAssembly.Factories.firstPage()
            self.lifetime = lifetime
            self.firstPage = firstPage
            self.firstPage2 = firstPage2
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
