// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func notes() -> Notes {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return Notes()
            #sourceLocation()
        }

        static func archive(notes: sending Notes) -> Archive {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return Archive(notes: notes)
            #sourceLocation()
        }

        static func reader(notes: sending Notes) -> Reader {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Reader(notes: notes)
            #sourceLocation()
        }

        static func copier(notes: sending Notes) -> Copier {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            let make: (sending Notes) -> Copier = { (notes: sending Notes) in Copier(notes) }
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return make(notes)
            #sourceLocation()
        }

        static func words(`let`: Archive, shelf: Shelf, reader: Reader) -> Words {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Words(let: `let`, var: shelf, `inout`: reader)
            #sourceLocation()
        }

        static func stepOfNever(run: @escaping @Sendable (Int) -> Int) -> Step<Never> {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Step<Never>(run: run)
            #sourceLocation()
        }

        static func shelf(notes: sending Notes?, make: sending @escaping () -> Notes) -> Shelf {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Shelf(notes: notes, make: make)
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
            let notes = AppAssembly.Factories.notes()
            #sourceLocation(file: "App/Types.swift", line: 10)
            let archive = AppAssembly.Factories.archive(notes: notes)
            #sourceLocation()
            let notes2 = AppAssembly.Factories.notes()
            #sourceLocation(file: "App/Types.swift", line: 26)
            let reader = AppAssembly.Factories.reader(notes: notes2)
            #sourceLocation()
            let notes3 = AppAssembly.Factories.notes()
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            let copier = AppAssembly.Factories.copier(notes: notes3)
            #sourceLocation()
            let stepOfNever = AppAssembly.Factories.stepOfNever(run: double)
            let notes4 = AppAssembly.Factories.notes()
            #sourceLocation(file: "App/Types.swift", line: 17)
            let shelf = AppAssembly.Factories.shelf(notes: notes4, make: { AppAssembly.Factories.notes() })
            #sourceLocation()
            let words = AppAssembly.Factories.words(let: archive, shelf: shelf, reader: reader)
            self.lifetime = lifetime
            self.archive = archive
            self.reader = reader
            self.copier = copier
            self.stepOfNever = stepOfNever
            self.words = words
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
