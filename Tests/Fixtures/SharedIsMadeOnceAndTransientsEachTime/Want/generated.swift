// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func repository(_ watch: ObjectWatch?, database: consuming Database) -> Repository {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Repository", ObjectWatch.start(watch), Repository(database: database))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            repository: consuming Repository,
            database: consuming Database
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                repository: repository,
                database: database
            ))
            #sourceLocation()
        }

        @inline(never)
        static func database(_ watch: ObjectWatch?, settings: consuming Settings) -> Database {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Database", ObjectWatch.start(watch), Database(settings: settings))
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
            let objectWatch = lifetime.objectWatch
            do {
                let database = AppAssembly.Factories.database(objectWatch, settings: settings)
                let repository = AppAssembly.Factories.repository(objectWatch, database: database)
                self.lifetime = lifetime
                self.settings = settings
                self.repository = consume repository
                self.database = consume database
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(lifetime.objectWatch, repository: repository, database: database)
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
