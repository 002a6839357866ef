// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?) -> (storing: any Storing, store: Store) {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            let object = ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func page(_ watch: ObjectWatch?, store: consuming any Storing) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func archive(_ watch: ObjectWatch?, store: consuming Store) -> Archive {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Archive", ObjectWatch.start(watch), Archive(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func failing(_ watch: ObjectWatch?) throws -> Failing {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return try ObjectWatch.tell(watch, "Failing", ObjectWatch.start(watch), Failing())
            #sourceLocation()
        }

        @inline(never)
        static func slow(_ watch: ObjectWatch?) async -> Slow {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return await ObjectWatch.tell(watch, "Slow", ObjectWatch.start(watch), Slow())
            #sourceLocation()
        }

        @inline(never)
        static func letter(_ watch: ObjectWatch?, number: consuming Int, store: consuming Store) -> Letter {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Letter", ObjectWatch.start(watch), Letter(number: number, store: store))
            #sourceLocation()
        }

        @inline(never)
        static func pair(
            _ watch: ObjectWatch?,
            store: consuming Store,
            first: consuming Int,
            text: consuming String,
            second: consuming Int
        ) -> Pair {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Pair", ObjectWatch.start(watch), Pair(
                store: store,
                first: first,
                text: text,
                second: second
            ))
            #sourceLocation()
        }

        @inline(never)
        static func holder(
            _ watch: ObjectWatch?,
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
            return ObjectWatch.tell(watch, "Holder", ObjectWatch.start(watch), Holder(
                store: store,
                storing: storing,
                page: page,
                archive: archive,
                failing: failing,
                slow: slow,
                letter: letter,
                pair: pair,
                nested: nested
            ))
            #sourceLocation()
        }

        @inline(never)
        static func keeper(
            _ watch: ObjectWatch?,
            store: @escaping @Sendable () -> Store,
            page: @escaping @Sendable () -> Page,
            archive: @escaping @Sendable () throws -> Archive,
            slow: @escaping @Sendable () async throws -> Slow,
            letter: @escaping @Sendable (Int) async throws -> Letter,
            pair: @escaping @Sendable (Int, Int, String) -> Pair
        ) -> Keeper {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Keeper", ObjectWatch.start(watch), Keeper(
                store: store,
                page: page,
                archive: archive,
                slow: slow,
                letter: letter,
                pair: pair
            ))
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
            let objectWatch = lifetime.objectWatch
            do {
                let (storing, store) = AppAssembly.Factories.store(objectWatch)
                let keeper = AppAssembly.Factories.keeper(
                    objectWatch,
                    store: { store },
                    page: { AppAssembly.Factories.page(objectWatch, store: storing) },
                    archive: { try reference.open("Archive", for: "Keeper").archive },
                    slow: { await AppAssembly.Factories.slow(objectWatch) },
                    letter: { number in
                        AppAssembly.Factories.letter(objectWatch, number: number, store: store)
                    },
                    pair: { first, second, text in
                        AppAssembly.Factories.pair(objectWatch, store: store, first: first, text: text, second: second)
                    }
                )
                self.lifetime = lifetime
                self.reference = reference
                self.store = store
                self.keeper = consume keeper
                self.storing = storing
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        var archive: Archive { lazyArchive.value(in: lifetime) { newArchive() } }

        private func newArchive() -> Archive {
            AppAssembly.Factories.archive(lifetime.objectWatch, store: store)
        }

        /// Makes a new `Letter`.
        func makeLetter(number: Int) -> Letter {
            AppAssembly.Factories.letter(lifetime.objectWatch, number: number, store: store)
        }

        /// Makes a new `Holder`.
        func makeHolder() -> Holder {
            AppAssembly.Factories.holder(
                lifetime.objectWatch,
                store: { [store] in store },
                storing: { [storing] in storing },
                page: { [objectWatch = lifetime.objectWatch, storing] in
                    AppAssembly.Factories.page(objectWatch, store: storing)
                },
                archive: { [reference] in try reference.open("Archive", for: "Holder").archive },
                failing: { [objectWatch = lifetime.objectWatch] in
                    try AppAssembly.Factories.failing(objectWatch)
                },
                slow: { [objectWatch = lifetime.objectWatch] in
                    await AppAssembly.Factories.slow(objectWatch)
                },
                letter: { [objectWatch = lifetime.objectWatch, store] number in
                    AppAssembly.Factories.letter(objectWatch, number: number, store: store)
                },
                pair: { [objectWatch = lifetime.objectWatch, store] first, second, text in
                    AppAssembly.Factories.pair(objectWatch, store: store, first: first, text: text, second: second)
                },
                nested: { [objectWatch = lifetime.objectWatch, storing] in
                    AppAssembly.Factories.page(objectWatch, store: storing)
                }
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
