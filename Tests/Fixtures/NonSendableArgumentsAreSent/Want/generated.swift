// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func notes(_ watch: ObjectWatch?) -> Notes {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Notes", ObjectWatch.start(watch), Notes())
            #sourceLocation()
        }

        @inline(never)
        static func archive(_ watch: ObjectWatch?, notes: sending Notes) -> Archive {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Archive", ObjectWatch.start(watch), Archive(notes: notes))
            #sourceLocation()
        }

        @inline(never)
        static func reader(_ watch: ObjectWatch?, notes: sending Notes) -> Reader {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Reader", ObjectWatch.start(watch), Reader(notes: notes))
            #sourceLocation()
        }

        @inline(never)
        static func copier(_ watch: ObjectWatch?, notes: sending Notes) -> Copier {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            let make: (sending Notes) -> Copier = { (notes: sending Notes) in Copier(notes) }
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Copier", ObjectWatch.start(watch), make(notes))
            #sourceLocation()
        }

        @inline(never)
        static func words(
            _ watch: ObjectWatch?,
            `let`: consuming Archive,
            shelf: consuming Shelf,
            reader: consuming Reader
        ) -> Words {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Words", ObjectWatch.start(watch), Words(
                let: `let`,
                var: shelf,
                `inout`: reader
            ))
            #sourceLocation()
        }

        @inline(never)
        static func stepOfNever(_ watch: ObjectWatch?, run: @escaping @Sendable (Int) -> Int) -> Step<Never> {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Step<Never>", ObjectWatch.start(watch), Step<Never>(run: run))
            #sourceLocation()
        }

        @inline(never)
        static func shelf(_ watch: ObjectWatch?, notes: sending Notes?, make: sending @escaping () -> Notes) -> Shelf {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Shelf", ObjectWatch.start(watch), Shelf(notes: notes, make: make))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var archive: Archive { get }
        var reader: Reader { get }
        var copier: Copier { get }
        var words: Words { get }
        var stepOfNever: Step<Never> { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let archive: Archive
        let reader: Reader
        let copier: Copier
        let stepOfNever: Step<Never>
        let words: Words

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(double: @escaping @Sendable (Int) -> Int, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let notes = AppAssembly.Factories.notes(objectWatch)
                #sourceLocation(file: "App/Types.swift", line: 10)
                let archive = AppAssembly.Factories.archive(objectWatch, notes: consume notes)
                #sourceLocation()
                let notes2 = AppAssembly.Factories.notes(objectWatch)
                #sourceLocation(file: "App/Types.swift", line: 26)
                let reader = AppAssembly.Factories.reader(objectWatch, notes: consume notes2)
                #sourceLocation()
                let notes3 = AppAssembly.Factories.notes(objectWatch)
                #sourceLocation(file: "App/Manifest.swift", line: 12)
                let copier = AppAssembly.Factories.copier(objectWatch, notes: consume notes3)
                #sourceLocation()
                let stepOfNever = AppAssembly.Factories.stepOfNever(objectWatch, run: double)
                let notes4 = AppAssembly.Factories.notes(objectWatch)
                #sourceLocation(file: "App/Types.swift", line: 17)
                let shelf = AppAssembly.Factories.shelf(
                    objectWatch,
                    notes: consume notes4,
                    make: { AppAssembly.Factories.notes(objectWatch) }
                )
                #sourceLocation()
                let words = AppAssembly.Factories.words(objectWatch, let: archive, shelf: consume shelf, reader: reader)
                self.lifetime = lifetime
                self.archive = consume archive
                self.reader = consume reader
                self.copier = consume copier
                self.stepOfNever = stepOfNever
                self.words = words
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
