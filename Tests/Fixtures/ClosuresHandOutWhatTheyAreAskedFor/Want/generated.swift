// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func store() -> (storing: any Storing, store: Store) {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            let object = Store()
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return (object, object)
            #sourceLocation()
        }

        static func page(store: any Storing) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return Page(store: store)
            #sourceLocation()
        }

        static func archive(store: Store) -> Archive {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Archive(store: store)
            #sourceLocation()
        }

        static func failing() throws -> Failing {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return try Failing()
            #sourceLocation()
        }

        static func slow() async -> Slow {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return await Slow()
            #sourceLocation()
        }

        static func letter(number: Int, store: Store) -> Letter {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Letter(number: number, store: store)
            #sourceLocation()
        }

        static func pair(store: Store, first: Int, text: String, second: Int) -> Pair {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Pair(store: store, first: first, text: text, second: second)
            #sourceLocation()
        }

        static func holder(
            store: @escaping () -> Store,
            storing: @escaping @Sendable () -> any Storing,
            page: @escaping () -> Page,
            archive: @escaping () throws -> Archive,
            failing: @escaping () throws -> Failing,
            slow: @escaping () async -> Slow,
            letter: @escaping (Int) -> Letter,
            pair: @escaping @Sendable (Int, Int, String) -> Pair,
            nested: @escaping () -> Page
        ) -> Holder {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return Holder(
                store: store,
                storing: storing,
                page: page,
                archive: archive,
                failing: failing,
                slow: slow,
                letter: letter,
                pair: pair,
                nested: nested
            )
            #sourceLocation()
        }

        static func keeper(
            store: @escaping @Sendable () -> Store,
            page: @escaping @Sendable () -> Page,
            archive: @escaping @Sendable () throws -> Archive,
            slow: @escaping @Sendable () async throws -> Slow,
            letter: @escaping @Sendable (Int) async throws -> Letter,
            pair: @escaping @Sendable (Int, Int, String) -> Pair
        ) -> Keeper {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return Keeper(store: store, page: page, archive: archive, slow: slow, letter: letter, pair: pair)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var store: Store { get }
        func makeHolder() -> Holder
        var keeper: Keeper { get }
        func makeLetter(number: Int) -> Letter
        var archive: Archive { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let store: Store
        let keeper: Keeper

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        fileprivate let storing: any Storing
        private let lazyArchive = Lazy<Archive>("Archive")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let (storing, store) = AppAssembly.Factories.store()
            let keeper = AppAssembly.Factories.keeper(
                store: { store },
                page: { AppAssembly.Factories.page(store: storing) },
                archive: { try reference.open("Archive", for: "Keeper").archive },
                slow: { await AppAssembly.Factories.slow() },
                letter: { number in AppAssembly.Factories.letter(number: number, store: store) },
                pair: { first, second, text in
                    AppAssembly.Factories.pair(store: store, first: first, text: text, second: second)
                }
            )
            self.lifetime = lifetime
            self.reference = reference
            self.store = store
            self.keeper = keeper
            self.storing = storing
            reference.fill(self)
            lifetime.finishOpening()
        }

        var archive: Archive { lazyArchive.value(in: lifetime) { newArchive() } }

        private func newArchive() -> Archive {
            AppAssembly.Factories.archive(store: store)
        }

        /// Makes a new `Letter`.
        func makeLetter(number: Int) -> Letter {
            AppAssembly.Factories.letter(number: number, store: store)
        }

        /// Makes a new `Holder`.
        func makeHolder() -> Holder {
            AppAssembly.Factories.holder(
                store: { [store] in store },
                storing: { [storing] in storing },
                page: { [storing] in AppAssembly.Factories.page(store: storing) },
                archive: { [reference] in try reference.open("Archive", for: "Holder").archive },
                failing: { try AppAssembly.Factories.failing() },
                slow: { await AppAssembly.Factories.slow() },
                letter: { [store] number in AppAssembly.Factories.letter(number: number, store: store) },
                pair: { [store] first, second, text in
                    AppAssembly.Factories.pair(store: store, first: first, text: text, second: second)
                },
                nested: { [storing] in AppAssembly.Factories.page(store: storing) }
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
