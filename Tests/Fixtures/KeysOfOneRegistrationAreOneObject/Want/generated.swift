// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?) -> (reading: any Reading, writing: any Writing, store: Store) {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            let object = ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return (object, object, object)
            #sourceLocation()
        }

        @inline(never)
        static func clock(_ watch: ObjectWatch?) -> any Ticking {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Clock", ObjectWatch.start(watch), Clock())
            #sourceLocation()
        }

        @inline(never)
        static func draft(_ watch: ObjectWatch?) -> (readingAndWriting: any Reading & Writing, sized: any Sized) {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let object = ObjectWatch.tell(watch, "Draft", ObjectWatch.start(watch), Draft())
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func reader(
            _ watch: ObjectWatch?,
            reading: consuming any Reading,
            writing: consuming any Writing,
            store: consuming Store,
            both: consuming any Reading & Writing,
            alsoBoth: consuming any Reading & Writing,
            ledger: consuming Ledger,
            ticking: consuming any Ticking
        ) -> Reader {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Reader", ObjectWatch.start(watch), Reader(
                reading: reading,
                writing: writing,
                store: store,
                both: both,
                alsoBoth: alsoBoth,
                ledger: ledger,
                ticking: ticking
            ))
            #sourceLocation()
        }

        @inline(never)
        static func ledger(_ watch: ObjectWatch?, reading: consuming any Reading) -> Ledger {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Ledger", ObjectWatch.start(watch), Ledger(reading: reading))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var store: Store { get }
        var reading: any Reading { get }
        var writing: any Writing { get }
        var ticking: any Ticking { get }
        func makeReadingAndWriting() -> any Reading & Writing
        func makeSized() -> any Sized
        func makeReader() -> Reader
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let reading: any Reading
        let writing: any Writing
        let store: Store
        let ticking: any Ticking

        fileprivate let lifetime: ScopeLifetime
        fileprivate let ledger: Ledger

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let (reading, writing, store) = AppAssembly.Factories.store(objectWatch)
                let ticking = AppAssembly.Factories.clock(objectWatch)
                let ledger = AppAssembly.Factories.ledger(objectWatch, reading: reading)
                self.lifetime = lifetime
                self.reading = consume reading
                self.writing = consume writing
                self.store = consume store
                self.ticking = consume ticking
                self.ledger = consume ledger
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `any Reading & Writing`.
        func makeReadingAndWriting() -> any Reading & Writing {
            let (readingAndWriting, _) = AppAssembly.Factories.draft(lifetime.objectWatch)
            return readingAndWriting
        }

        /// Makes a new `any Sized`.
        func makeSized() -> any Sized {
            let (_, sized) = AppAssembly.Factories.draft(lifetime.objectWatch)
            return sized
        }

        /// Makes a new `Reader`.
        func makeReader() -> Reader {
            AppAssembly.Factories.reader(
                lifetime.objectWatch,
                reading: reading,
                writing: writing,
                store: store,
                both: makeReadingAndWriting(),
                alsoBoth: makeReadingAndWriting(),
                ledger: ledger,
                ticking: ticking
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
