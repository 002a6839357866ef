// Written by Dovetail from AppAssembly, DeskAssembly, ShelfAssembly, WindowAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func panel(_ watch: ObjectWatch?) -> any Page {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "Panel", ObjectWatch.start(watch), Panel())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func sheet(_ watch: ObjectWatch?) -> any Page {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "Sheet", ObjectWatch.start(watch), Sheet())
            #sourceLocation()
        }

        @inline(never)
        static func panel2(_ watch: ObjectWatch?) -> Panel {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Panel", ObjectWatch.start(watch), Panel())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func spread(_ watch: ObjectWatch?, page: consuming Panel) -> Spread {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Spread", ObjectWatch.start(watch), Spread(page: page))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func recordSheet(_ watch: ObjectWatch?) -> any Titled {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return ObjectWatch.tell(watch, "Sheet", ObjectWatch.start(watch), Sheet())
            #sourceLocation()
        }
    }
}

extension DeskAssembly {
    /// Makes what DeskAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func sheet(_ watch: ObjectWatch?) -> any Page {
            #sourceLocation(file: "App/Manifest.swift", line: 55)
            return ObjectWatch.tell(watch, "Sheet", ObjectWatch.start(watch), Sheet())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func framed(_ watch: ObjectWatch?, inner: consuming any Page) -> any Page {
            #sourceLocation(file: "App/Manifest.swift", line: 56)
            return ObjectWatch.tell(watch, "Framed", ObjectWatch.start(watch), Framed(inner: inner))
            #sourceLocation()
        }

        @inline(never)
        static func desk(_ watch: ObjectWatch?, page: consuming any Page) -> Desk {
            #sourceLocation(file: "App/Manifest.swift", line: 57)
            return ObjectWatch.tell(watch, "Desk", ObjectWatch.start(watch), Desk(page: page))
            #sourceLocation()
        }
    }
}

extension ShelfAssembly {
    /// Makes what ShelfAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @Background static func record(_ watch: ObjectWatch?, number: consuming Int) -> any Titled {
            #sourceLocation(file: "App/Manifest.swift", line: 47)
            return ObjectWatch.tell(watch, "Record", ObjectWatch.start(watch), Record(number: number))
            #sourceLocation()
        }

        @inline(never)
        @Background static func shelf(_ watch: ObjectWatch?, titled: consuming any Titled) -> Shelf {
            #sourceLocation(file: "App/Manifest.swift", line: 48)
            return ObjectWatch.tell(watch, "Shelf", ObjectWatch.start(watch), Shelf(titled: titled))
            #sourceLocation()
        }
    }
}

extension WindowAssembly {
    /// Makes what WindowAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func panel(_ watch: ObjectWatch?) -> UnsynchronizedWeaklyHeld<any Page> {
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            let make: @MainActor () -> Panel = { Panel() }
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            let object = ObjectWatch.tell(watch, "Panel", ObjectWatch.start(watch), make())
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            return UnsynchronizedWeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func book(
            _ watch: ObjectWatch?,
            pages: consuming [any Page],
            spread: consuming Spread,
            titled: consuming any Titled,
            weakPage: @escaping () throws -> any Page
        ) -> Book {
            #sourceLocation(file: "App/Manifest.swift", line: 38)
            return ObjectWatch.tell(watch, "Book", ObjectWatch.start(watch), Book(
                pages: pages,
                spread: spread,
                titled: titled,
                weakPage: weakPage
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        @MainActor func makeSpread() -> Spread
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            lifetime.finishOpening(self)
        }

        /// Makes a new `Spread`.
        @MainActor func makeSpread() -> Spread {
            AppAssembly.Factories.spread(lifetime.objectWatch, page: makePanel())
        }

        @MainActor fileprivate func makePage() -> any Page {
            AppAssembly.Factories.panel(lifetime.objectWatch)
        }

        @MainActor fileprivate func makePage2() -> any Page {
            AppAssembly.Factories.sheet(lifetime.objectWatch)
        }

        fileprivate func makePanel() -> Panel {
            AppAssembly.Factories.panel2(lifetime.objectWatch)
        }

        @MainActor fileprivate func makeRecordTitled() -> any Titled {
            AppAssembly.Factories.recordSheet(lifetime.objectWatch)
        }

        @MainActor fileprivate func makePageArray() -> [any Page] {
            [makePage(), makePage2()]
        }

        /// Opens `DeskScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @MainActor func openDesk() throws -> Desk {
            try Desk(in: self)
        }

        #if compiler(>=6.2)
        /// Opens `DeskScope` for as long as the closure runs, and ends it however that leaves.
        @MainActor func withDesk<Outcome>(_ body: @MainActor (Desk) async throws -> Outcome) async throws -> Outcome {
            let scope = try openDesk()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }
        #endif

        /// Opens `ShelfScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @Background func openShelf(number: Int) throws -> Shelf {
            try Shelf(in: self, number: number)
        }

        /// Opens `ShelfScope` for as long as the closure runs, and ends it however that leaves.
        @Background func withShelf<Outcome>(
            number: Int,
            _ body: @Background (Shelf) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openShelf(number: number)
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `WindowScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @MainActor func openWindow() throws -> Window {
            try Window(in: self)
        }

        /// Opens `WindowScope` for as long as the closure runs, and ends it however that leaves.
        @MainActor func withWindow<Outcome>(
            _ body: @MainActor (Window) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openWindow()
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
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `DeskScope`.
    nonisolated protocol DeskRoots: AnyObject {
        func makeDesk() -> App::Desk
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Product makes for `DeskScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class Desk: DeskRoots {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let page2: any Page

        @MainActor fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Desk", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let page = DeskAssembly.Factories.sheet(objectWatch)
                let page2 = DeskAssembly.Factories.framed(objectWatch, inner: consume page)
                self.app = app
                self.lifetime = lifetime
                self.page2 = consume page2
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Desk`.
        func makeDesk() -> App::Desk {
            DeskAssembly.Factories.desk(lifetime.objectWatch, page: page2)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `ShelfScope`.
    @Background protocol ShelfRoots: AnyObject, Sendable {
        func makeShelf() -> App::Shelf
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `ShelfScope`.
    @Background final class Shelf: ShelfRoots {
        // An open scope keeps the one around it alive.
        nonisolated fileprivate let app: App
        nonisolated fileprivate let lifetime: ScopeLifetime
        fileprivate let titled: any Titled

        fileprivate init(in app: App, number: Int) throws {
            let lifetime = try ScopeLifetime("Shelf", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let titled = ShelfAssembly.Factories.record(objectWatch, number: number)
                self.app = app
                self.lifetime = lifetime
                self.titled = consume titled
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Shelf`.
        func makeShelf() -> App::Shelf {
            ShelfAssembly.Factories.shelf(lifetime.objectWatch, titled: titled)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `WindowScope`.
    @MainActor protocol WindowRoots: AnyObject, Sendable {
        func makeBook() -> Book
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `WindowScope`.
    @MainActor final class Window: WindowRoots {
        // An open scope keeps the one around it alive.
        nonisolated fileprivate let app: App
        nonisolated fileprivate let lifetime: ScopeLifetime
        nonisolated fileprivate let reference: ScopeReference<Window>
        private let weakPage = UnsynchronizedWeakObject<any Page>("Panel")

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Window", in: app.lifetime)
            let reference = ScopeReference<Window>(lifetime)
            self.app = app
            self.lifetime = lifetime
            self.reference = reference
            reference.fill(self)
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var page: any Page { weakPage.value(in: lifetime) { newPage() } }

        private func newPage() -> UnsynchronizedWeaklyHeld<any Page> {
            WindowAssembly.Factories.panel(lifetime.objectWatch)
        }

        /// Makes a new `Book`.
        func makeBook() -> Book {
            WindowAssembly.Factories.book(
                lifetime.objectWatch,
                pages: app.makePageArray(),
                spread: app.makeSpread(),
                titled: app.makeRecordTitled(),
                weakPage: { [reference] in try reference.open("Panel", for: "Book").page }
            )
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

extension Product.DeskRoots {
    /// Ends the scope where it is called.
    @discardableResult
    func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}

#if compiler(>=6.2)
    extension Product.Shelf: nonisolated OpenScope {}
#else
    extension Product.Shelf: OpenScope {}
#endif

#if compiler(>=6.2)
    extension Product.Window: nonisolated OpenScope {}
#else
    extension Product.Window: OpenScope {}
#endif
