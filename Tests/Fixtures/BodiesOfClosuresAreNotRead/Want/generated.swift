// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
            #sourceLocation()
        }

        @inline(never)
        static func feed(_ watch: ObjectWatch?, store: consuming Store) -> Feed {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let make: (Store) -> Feed = { (store: Store) in .init(store: store) }
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Feed", ObjectWatch.start(watch), make(store))
            #sourceLocation()
        }

        @inline(never)
        static func feed2(_ watch: ObjectWatch?, store: consuming Store) -> any Feeding {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let make: (Store) -> Feed = { (store: Store) -> Feed in
                let other = Store()
                _ = other
                return .init(store: store)
            }
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Feed", ObjectWatch.start(watch), make(store))
            #sourceLocation()
        }

        @inline(never)
        static func feedArray(_ watch: ObjectWatch?, store: consuming Store, feed: consuming Feed) -> [Feed] {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            let make: (Store, Feed) -> [Feed] = { (store: Store, feed: Feed) in [.init(store: store), Feed.init(store: store), Feed(store: store), feed] }
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "[Feed]", ObjectWatch.start(watch), make(store, feed))
            #sourceLocation()
        }

        @inline(never)
        static func pageOfInt(_ watch: ObjectWatch?) -> Page<Int> {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            let make: () -> Page<Int> = { .init(content: 1, number: 2) }
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Page<Int>", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func mode(_ watch: ObjectWatch?, store: consuming Store) -> Mode {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            let make: (Store) -> Mode = { (store: Store) in .make(store) }
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Mode", ObjectWatch.start(watch), make(store))
            #sourceLocation()
        }

        @inline(never)
        static func root(_ watch: ObjectWatch?, store: consuming Store) -> Root {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Root", ObjectWatch.start(watch), Root(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func outerInner(_ watch: ObjectWatch?, store: consuming Store) -> Outer.Inner {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            let make: (Store) -> Outer.Inner = { (store: Store) in .opened(store) }
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Outer.Inner", ObjectWatch.start(watch), make(store))
            #sourceLocation()
        }

        @inline(never)
        static func pageOfFeed(_ watch: ObjectWatch?, number: consuming Int, feed: consuming Feed) -> Page<Feed> {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            let make: (Int, Feed) -> Page<Feed> = { (number: Int, feed: Feed) in .init(content: feed, number: number) }
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Page<Feed>", ObjectWatch.start(watch), make(number, feed))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            feed: consuming Feed,
            feeding: consuming any Feeding,
            feeds: consuming [Feed],
            maybe: consuming Feed?,
            page: consuming Page<Int>,
            mode: consuming Mode,
            root: consuming Root,
            nested: consuming Outer.Inner,
            makeFeed: @escaping (Int) -> Page<Feed>
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                feed: feed,
                feeding: feeding,
                feeds: feeds,
                maybe: maybe,
                page: page,
                mode: mode,
                root: root,
                nested: nested,
                makeFeed: makeFeed
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        var feed: Feed { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let feed: Feed

        fileprivate let lifetime: ScopeLifetime
        fileprivate let store: Store
        fileprivate let feeding: any Feeding
        fileprivate let feedArray: [Feed]
        fileprivate let root: Root
        fileprivate let outerInner: Outer.Inner

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = AppAssembly.Factories.store(objectWatch)
                let feed = AppAssembly.Factories.feed(objectWatch, store: store)
                let feeding = AppAssembly.Factories.feed2(objectWatch, store: store)
                let feedArray = AppAssembly.Factories.feedArray(objectWatch, store: store, feed: feed)
                let root = AppAssembly.Factories.root(objectWatch, store: store)
                let outerInner = AppAssembly.Factories.outerInner(objectWatch, store: store)
                self.lifetime = lifetime
                self.feed = consume feed
                self.store = consume store
                self.feeding = consume feeding
                self.feedArray = feedArray
                self.root = consume root
                self.outerInner = outerInner
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
                feed: feed,
                feeding: feeding,
                feeds: feedArray,
                maybe: feed,
                page: makePageOfInt(),
                mode: makeMode(),
                root: root,
                nested: outerInner,
                makeFeed: { [objectWatch = lifetime.objectWatch, feed] number in
                    AppAssembly.Factories.pageOfFeed(objectWatch, number: number, feed: feed)
                }
            )
        }

        fileprivate func makePageOfInt() -> Page<Int> {
            AppAssembly.Factories.pageOfInt(lifetime.objectWatch)
        }

        fileprivate func makeMode() -> Mode {
            AppAssembly.Factories.mode(lifetime.objectWatch, store: store)
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
