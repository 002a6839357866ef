// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func repository(database: Database) -> Repository {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return Repository(database: database)
            #sourceLocation()
        }

        static func screen(repository: Repository, database: Database) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Screen(repository: repository, database: database)
            #sourceLocation()
        }

        static func database(settings: Settings) -> Database {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Database(settings: settings)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var repository: Repository { get }
        func makeScreen() -> Screen
        var settings: Settings { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let settings: Settings
        let repository: Repository

        fileprivate let lifetime: ScopeLifetime
        fileprivate let database: Database

        /// Opens `AppScope`.
        init(settings: Settings, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let database = AppAssembly.Factories.database(settings: settings)
            let repository = AppAssembly.Factories.repository(database: database)
            self.lifetime = lifetime
            self.settings = settings
            self.repository = repository
            self.database = database
            lifetime.finishOpening()
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(repository: repository, database: database)
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
