// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?) -> any Storage {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
            #sourceLocation()
        }

        @inline(never)
        static func journal(_ watch: ObjectWatch?) -> Journal {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Journal", ObjectWatch.start(watch), Journal())
            #sourceLocation()
        }

        @inline(never)
        static func reader(
            _ watch: ObjectWatch?,
            one: consuming any Storage,
            other: consuming any Storage,
            token: consuming String,
            table: consuming [String: Int],
            entry: consuming Journal
        ) -> Reader {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Reader", ObjectWatch.start(watch), Reader(
                one: one,
                other: other,
                token: token,
                table: table,
                entry: entry
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var storage: any Storage { get }
        func makeReader() -> Reader
        var journal: Journal { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let storage: any Storage
        let journal: Journal

        fileprivate let lifetime: ScopeLifetime
        fileprivate let token: String
        fileprivate let table: [String: Int]

        /// Opens `AppScope`.
        init(token: String, table: [String: Int], observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let storage = AppAssembly.Factories.store(objectWatch)
                let journal = AppAssembly.Factories.journal(objectWatch)
                self.lifetime = lifetime
                self.storage = consume storage
                self.journal = consume journal
                self.token = token
                self.table = table
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Reader`.
        func makeReader() -> Reader {
            AppAssembly.Factories.reader(
                lifetime.objectWatch,
                one: storage,
                other: storage,
                token: token,
                table: table,
                entry: journal
            )
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
