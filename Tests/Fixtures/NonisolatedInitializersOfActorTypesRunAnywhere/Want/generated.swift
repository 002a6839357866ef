// Written by Dovetail from JobAssembly, PlainAssembly, WorkAssembly, Product. Do not edit.

import Dovetail
import Foundation

extension JobAssembly {
    /// Makes what JobAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func view(_ watch: ObjectWatch?, store: consuming Store) -> View {
            #sourceLocation(file: "App/App.swift", line: 82)
            return ObjectWatch.tell(watch, "View", ObjectWatch.start(watch), View(store: store))
            #sourceLocation()
        }

        static func endView(_ object: View) async throws {
            #sourceLocation(file: "App/App.swift", line: 82)
            let hook: (View) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "App/App.swift", line: 83)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
            #sourceLocation()
        }

        @inline(never)
        static func row(_ watch: ObjectWatch?, view: consuming View) -> Row {
            #sourceLocation(file: "App/App.swift", line: 84)
            return ObjectWatch.tell(watch, "Row", ObjectWatch.start(watch), Row(view: view))
            #sourceLocation()
        }

        @inline(never)
        static func formatting(_ watch: ObjectWatch?, store: consuming Store) -> Formatting {
            #sourceLocation(file: "App/App.swift", line: 85)
            return ObjectWatch.tell(watch, "Formatting", ObjectWatch.start(watch), Formatting(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func slow(
            _ watch: ObjectWatch?,
            store: consuming Store,
            isolation: isolated (any Actor)? = #isolation
        ) async -> Slow {
            #sourceLocation(file: "App/App.swift", line: 86)
            return await ObjectWatch.tell(watch, "Slow", ObjectWatch.start(watch), Slow(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func waiting(_ watch: ObjectWatch?, slow: consuming Slow) -> Waiting {
            #sourceLocation(file: "App/App.swift", line: 87)
            return ObjectWatch.tell(watch, "Waiting", ObjectWatch.start(watch), Waiting(slow: slow))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            view: consuming View,
            row: consuming Row,
            formatting: consuming Formatting,
            makeView: @escaping @Sendable () -> View
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 88)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                view: view,
                row: row,
                formatting: formatting,
                makeView: makeView
            ))
            #sourceLocation()
        }
    }
}

extension PlainAssembly {
    /// Makes what PlainAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func view(_ watch: ObjectWatch?, store: consuming Store) -> View {
            #sourceLocation(file: "App/App.swift", line: 56)
            return ObjectWatch.tell(watch, "View", ObjectWatch.start(watch), View(store: store))
            #sourceLocation()
        }

        static func endView(_ object: View) async throws {
            #sourceLocation(file: "App/App.swift", line: 56)
            let hook: (View) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "App/App.swift", line: 57)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
            #sourceLocation()
        }

        @inline(never)
        static func row(_ watch: ObjectWatch?, view: consuming View) -> Row {
            #sourceLocation(file: "App/App.swift", line: 58)
            return ObjectWatch.tell(watch, "Row", ObjectWatch.start(watch), Row(view: view))
            #sourceLocation()
        }

        @inline(never)
        static func formatting(_ watch: ObjectWatch?, store: consuming Store) -> Formatting {
            #sourceLocation(file: "App/App.swift", line: 59)
            return ObjectWatch.tell(watch, "Formatting", ObjectWatch.start(watch), Formatting(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func slow(_ watch: ObjectWatch?, store: consuming Store) async -> Slow {
            #sourceLocation(file: "App/App.swift", line: 60)
            return await ObjectWatch.tell(watch, "Slow", ObjectWatch.start(watch), Slow(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func waiting(_ watch: ObjectWatch?, slow: consuming Slow) -> Waiting {
            #sourceLocation(file: "App/App.swift", line: 61)
            return ObjectWatch.tell(watch, "Waiting", ObjectWatch.start(watch), Waiting(slow: slow))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            view: consuming View,
            row: consuming Row,
            formatting: consuming Formatting,
            makeView: @escaping @Sendable () -> View
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 62)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                view: view,
                row: row,
                formatting: formatting,
                makeView: makeView
            ))
            #sourceLocation()
        }
    }
}

extension WorkAssembly {
    /// Makes what WorkAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @Background static func view(_ watch: ObjectWatch?, store: consuming Store) -> View {
            #sourceLocation(file: "App/App.swift", line: 69)
            return ObjectWatch.tell(watch, "View", ObjectWatch.start(watch), View(store: store))
            #sourceLocation()
        }

        static func endView(_ object: View) async throws {
            #sourceLocation(file: "App/App.swift", line: 69)
            let hook: (View) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @Background static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "App/App.swift", line: 70)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
            #sourceLocation()
        }

        @inline(never)
        @Background static func row(_ watch: ObjectWatch?, view: consuming View) -> Row {
            #sourceLocation(file: "App/App.swift", line: 71)
            return ObjectWatch.tell(watch, "Row", ObjectWatch.start(watch), Row(view: view))
            #sourceLocation()
        }

        @inline(never)
        @Background static func formatting(_ watch: ObjectWatch?, store: consuming Store) -> Formatting {
            #sourceLocation(file: "App/App.swift", line: 72)
            return ObjectWatch.tell(watch, "Formatting", ObjectWatch.start(watch), Formatting(store: store))
            #sourceLocation()
        }

        @inline(never)
        @Background static func slow(_ watch: ObjectWatch?, store: consuming Store) async -> Slow {
            #sourceLocation(file: "App/App.swift", line: 73)
            return await ObjectWatch.tell(watch, "Slow", ObjectWatch.start(watch), Slow(store: store))
            #sourceLocation()
        }

        @inline(never)
        @Background static func waiting(_ watch: ObjectWatch?, slow: consuming Slow) -> Waiting {
            #sourceLocation(file: "App/App.swift", line: 74)
            return ObjectWatch.tell(watch, "Waiting", ObjectWatch.start(watch), Waiting(slow: slow))
            #sourceLocation()
        }

        @inline(never)
        @Background static func screen(
            _ watch: ObjectWatch?,
            view: consuming View,
            row: consuming Row,
            formatting: consuming Formatting,
            makeView: @escaping @Sendable () -> View
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 75)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                view: view,
                row: row,
                formatting: formatting,
                makeView: makeView
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `JobScope`.
    nonisolated protocol JobRoots: AnyObject {
        func makeScreen() -> Screen
        func makeWaiting(isolation: isolated (any Actor)?) async -> Waiting
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Product makes for `JobScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class Job: JobRoots {
        fileprivate let lifetime: UnsynchronizedLifetime
        fileprivate let store: Store
        fileprivate let view: View

        /// Opens `JobScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = UnsynchronizedLifetime("Job", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = JobAssembly.Factories.store(objectWatch)
                let view = JobAssembly.Factories.view(objectWatch, store: store)
                lifetime.onEnd("View", position: 1, view) { view, _ in
                    try await JobAssembly.Factories.endView(view)
                }
                self.lifetime = lifetime
                self.store = consume store
                self.view = view
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Waiting`.
        func makeWaiting(isolation: isolated (any Actor)? = #isolation) async -> Waiting {
            await JobAssembly.Factories.waiting(lifetime.objectWatch, slow: makeSlow())
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            JobAssembly.Factories.screen(
                lifetime.objectWatch,
                view: view,
                row: makeRow(),
                formatting: makeFormatting(),
                makeView: { [view] in view }
            )
        }

        fileprivate func makeRow() -> Row {
            JobAssembly.Factories.row(lifetime.objectWatch, view: view)
        }

        fileprivate func makeFormatting() -> Formatting {
            JobAssembly.Factories.formatting(lifetime.objectWatch, store: store)
        }

        fileprivate func makeSlow(isolation: isolated (any Actor)? = #isolation) async -> Slow {
            await JobAssembly.Factories.slow(lifetime.objectWatch, store: store)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `PlainScope`.
    nonisolated protocol PlainRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        func makeWaiting() async -> Waiting
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `PlainScope`.
    nonisolated final class Plain: PlainRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let store: Store
        fileprivate let view: View

        /// Opens `PlainScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Plain", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = PlainAssembly.Factories.store(objectWatch)
                let view = PlainAssembly.Factories.view(objectWatch, store: store)
                lifetime.onEnd("View", position: 1) {
                    try await PlainAssembly.Factories.endView(view)
                }
                self.lifetime = lifetime
                self.store = consume store
                self.view = view
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Waiting`.
        func makeWaiting() async -> Waiting {
            await PlainAssembly.Factories.waiting(lifetime.objectWatch, slow: makeSlow())
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            PlainAssembly.Factories.screen(
                lifetime.objectWatch,
                view: view,
                row: makeRow(),
                formatting: makeFormatting(),
                makeView: { [view] in view }
            )
        }

        fileprivate func makeRow() -> Row {
            PlainAssembly.Factories.row(lifetime.objectWatch, view: view)
        }

        fileprivate func makeFormatting() -> Formatting {
            PlainAssembly.Factories.formatting(lifetime.objectWatch, store: store)
        }

        fileprivate func makeSlow() async -> Slow {
            await PlainAssembly.Factories.slow(lifetime.objectWatch, store: store)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `WorkScope`.
    @Background protocol WorkRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        func makeWaiting() async -> Waiting
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `WorkScope`.
    @Background final class Work: WorkRoots {
        nonisolated fileprivate let lifetime: ScopeLifetime
        nonisolated fileprivate let store: Store
        nonisolated fileprivate let view: View

        /// Opens `WorkScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Work", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = WorkAssembly.Factories.store(objectWatch)
                let view = WorkAssembly.Factories.view(objectWatch, store: store)
                lifetime.onEnd("View", position: 1) {
                    try await WorkAssembly.Factories.endView(view)
                }
                self.lifetime = lifetime
                self.store = consume store
                self.view = view
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Waiting`.
        func makeWaiting() async -> Waiting {
            await WorkAssembly.Factories.waiting(lifetime.objectWatch, slow: makeSlow())
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            WorkAssembly.Factories.screen(
                lifetime.objectWatch,
                view: view,
                row: makeRow(),
                formatting: makeFormatting(),
                makeView: { [view] in view }
            )
        }

        fileprivate func makeRow() -> Row {
            WorkAssembly.Factories.row(lifetime.objectWatch, view: view)
        }

        fileprivate func makeFormatting() -> Formatting {
            WorkAssembly.Factories.formatting(lifetime.objectWatch, store: store)
        }

        fileprivate func makeSlow() async -> Slow {
            await WorkAssembly.Factories.slow(lifetime.objectWatch, store: store)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Product.JobRoots {
    /// Ends the scope where it is called.
    @discardableResult
    func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}

#if compiler(>=6.2)
    extension Product.Work: nonisolated OpenScope {}
#else
    extension Product.Work: OpenScope {}
#endif
