// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func store() -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return Store()
            #sourceLocation()
        }

        static func feed(store: Store) -> Feed {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let make: (Store) -> Feed = { (store: Store) in .init(store: store) }
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return make(store)
            #sourceLocation()
        }

        static func feed2(store: Store) -> any Feeding {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let make: (Store) -> Feed = { (store: Store) -> Feed in
                let other = Store()
                _ = other
                return .init(store: store)
            }
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return make(store)
            #sourceLocation()
        }

        static func feedArray(store: Store, feed: Feed) -> [Feed] {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            let make: (Store, Feed) -> [Feed] = { (store: Store, feed: Feed) in [.init(store: store), Feed.init(store: store), Feed(store: store), feed] }
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return make(store, feed)
            #sourceLocation()
        }

        static func pageOfInt() -> Page<Int> {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            let make: () -> Page<Int> = { .init(content: 1, number: 2) }
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return make()
            #sourceLocation()
        }

        static func mode(store: Store) -> Mode {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            let make: (Store) -> Mode = { (store: Store) in .make(store) }
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return make(store)
            #sourceLocation()
        }

        static func root(store: Store) -> Root {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return Root(store: store)
            #sourceLocation()
        }

        static func outerInner(store: Store) -> Outer.Inner {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            let make: (Store) -> Outer.Inner = { (store: Store) in .opened(store) }
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return make(store)
            #sourceLocation()
        }

        static func pageOfFeed(number: Int, feed: Feed) -> Page<Feed> {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            let make: (Int, Feed) -> Page<Feed> = { (number: Int, feed: Feed) in .init(content: feed, number: number) }
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return make(number, feed)
            #sourceLocation()
        }

        static func screen(
            feed: Feed,
            feeding: any Feeding,
            feeds: [Feed],
            maybe: Feed?,
            page: Page<Int>,
            mode: Mode,
            root: Root,
            nested: Outer.Inner,
            makeFeed: @escaping (Int) -> Page<Feed>
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return Screen(
                feed: feed,
                feeding: feeding,
                feeds: feeds,
                maybe: maybe,
                page: page,
                mode: mode,
                root: root,
                nested: nested,
                makeFeed: makeFeed
            )
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
            let store = AppAssembly.Factories.store()
            let feed = AppAssembly.Factories.feed(store: store)
            let feeding = AppAssembly.Factories.feed2(store: store)
            let feedArray = AppAssembly.Factories.feedArray(store: store, feed: feed)
            let root = AppAssembly.Factories.root(store: store)
            let outerInner = AppAssembly.Factories.outerInner(store: store)
            self.lifetime = lifetime
            self.feed = feed
            self.store = store
            self.feeding = feeding
            self.feedArray = feedArray
            self.root = root
            self.outerInner = outerInner
            lifetime.finishOpening()
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                feed: feed,
                feeding: feeding,
                feeds: feedArray,
                maybe: feed,
                page: makePageOfInt(),
                mode: makeMode(),
                root: root,
                nested: outerInner,
                makeFeed: { [feed] number in
                    AppAssembly.Factories.pageOfFeed(number: number, feed: feed)
                }
            )
        }

        fileprivate func makePageOfInt() -> Page<Int> {
            AppAssembly.Factories.pageOfInt()
        }

        fileprivate func makeMode() -> Mode {
            AppAssembly.Factories.mode(store: store)
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
