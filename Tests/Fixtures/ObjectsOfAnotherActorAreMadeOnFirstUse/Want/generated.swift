// Written by Dovetail from IndexAssembly, PlainAssembly, WindowAssembly, Product. Do not edit.

import Dovetail

extension IndexAssembly {
    /// Makes what IndexAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @Indexing static func index(_ watch: ObjectWatch?) -> Index {
            #sourceLocation(file: "App/App.swift", line: 47)
            return ObjectWatch.tell(watch, "Index", ObjectWatch.start(watch), Index())
            #sourceLocation()
        }
    }
}

extension PlainAssembly {
    /// Makes what PlainAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func menu(_ watch: ObjectWatch?) -> Menu {
            #sourceLocation(file: "App/App.swift", line: 39)
            return ObjectWatch.tell(watch, "Menu", ObjectWatch.start(watch), Menu())
            #sourceLocation()
        }

        @inline(never)
        @Indexing static func query(_ watch: ObjectWatch?) -> Query {
            #sourceLocation(file: "App/App.swift", line: 40)
            return ObjectWatch.tell(watch, "Query", ObjectWatch.start(watch), Query())
            #sourceLocation()
        }
    }
}

extension WindowAssembly {
    /// Makes what WindowAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func menu(_ watch: ObjectWatch?) -> Menu {
            #sourceLocation(file: "App/App.swift", line: 31)
            return ObjectWatch.tell(watch, "Menu", ObjectWatch.start(watch), Menu())
            #sourceLocation()
        }

        @inline(never)
        @Indexing static func query(_ watch: ObjectWatch?) -> Query {
            #sourceLocation(file: "App/App.swift", line: 32)
            return ObjectWatch.tell(watch, "Query", ObjectWatch.start(watch), Query())
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `WindowScope`.
    @MainActor protocol WindowRoots: AnyObject, Sendable {
        nonisolated var menu: Menu { get }
        @Indexing var query: Query { get }
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `WindowScope`.
    @MainActor final class Window: WindowRoots {
        nonisolated let menu: Menu

        nonisolated fileprivate let lifetime: ScopeLifetime
        nonisolated private let lazyQuery = Lazy<Query>("Query")

        /// Opens `WindowScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Window", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let menu = WindowAssembly.Factories.menu(objectWatch)
                self.lifetime = lifetime
                self.menu = consume menu
            }
            lifetime.finishOpening(self)
        }

        @Indexing var query: Query { lazyQuery.value(in: lifetime) { newQuery() } }

        @Indexing private func newQuery() -> Query {
            WindowAssembly.Factories.query(lifetime.objectWatch)
        }

        /// Opens `IndexScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @Indexing func openIndex() throws -> Index {
            try Index(in: self)
        }

        /// Opens `IndexScope` for as long as the closure runs, and ends it however that leaves.
        @Indexing func withIndex<Outcome>(_ body: @Indexing (Index) async throws -> Outcome) async throws -> Outcome {
            let scope = try openIndex()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `IndexScope`.
    @Indexing protocol IndexRoots: AnyObject, Sendable {
        nonisolated var index: App.Index { get }
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `IndexScope`.
    @Indexing final class Index: IndexRoots {
        nonisolated let index: App.Index

        // An open scope keeps the one around it alive.
        nonisolated fileprivate let window: Window
        nonisolated fileprivate let lifetime: ScopeLifetime

        fileprivate init(in window: Window) throws {
            let lifetime = try ScopeLifetime("Index", in: window.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let index = IndexAssembly.Factories.index(objectWatch)
                self.window = window
                self.lifetime = lifetime
                self.index = consume index
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `PlainScope`.
    nonisolated protocol PlainRoots: AnyObject, Sendable {
        var menu: Menu { get }
        @Indexing var query: Query { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `PlainScope`.
    nonisolated final class Plain: PlainRoots, OpenScope {
        let menu: Menu

        fileprivate let lifetime: ScopeLifetime
        private let lazyQuery = Lazy<Query>("Query")

        /// Opens `PlainScope`.
        @MainActor init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Plain", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let menu = PlainAssembly.Factories.menu(objectWatch)
                self.lifetime = lifetime
                self.menu = consume menu
            }
            lifetime.finishOpening(self)
        }

        @Indexing var query: Query { lazyQuery.value(in: lifetime) { newQuery() } }

        @Indexing private func newQuery() -> Query {
            PlainAssembly.Factories.query(lifetime.objectWatch)
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

#if compiler(>=6.2)
    extension Product.Window: nonisolated OpenScope {}
#else
    extension Product.Window: OpenScope {}
#endif

#if compiler(>=6.2)
    extension Product.Index: nonisolated OpenScope {}
#else
    extension Product.Index: OpenScope {}
#endif
