// Written by Dovetail from AppAssembly, DeskAssembly, ShelfAssembly, WindowAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @MainActor static func panel() -> any Page {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return Panel()
            #sourceLocation()
        }

        @MainActor static func sheet() -> any Page {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return Sheet()
            #sourceLocation()
        }

        static func panel2() -> Panel {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return Panel()
            #sourceLocation()
        }

        @MainActor static func spread(page: Panel) -> Spread {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return Spread(page: page)
            #sourceLocation()
        }

        @MainActor static func recordSheet() -> any Titled {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return Sheet()
            #sourceLocation()
        }
    }
}

extension DeskAssembly {
    /// Makes what DeskAssembly registers.
    nonisolated enum Factories {
        @MainActor static func sheet() -> any Page {
            #sourceLocation(file: "App/Manifest.swift", line: 55)
            return Sheet()
            #sourceLocation()
        }

        @MainActor static func framed(inner: any Page) -> any Page {
            #sourceLocation(file: "App/Manifest.swift", line: 56)
            return Framed(inner: inner)
            #sourceLocation()
        }

        static func desk(page: any Page) -> Desk {
            #sourceLocation(file: "App/Manifest.swift", line: 57)
            return Desk(page: page)
            #sourceLocation()
        }
    }
}

extension ShelfAssembly {
    /// Makes what ShelfAssembly registers.
    nonisolated enum Factories {
        @Background static func record(number: Int) -> any Titled {
            #sourceLocation(file: "App/Manifest.swift", line: 47)
            return Record(number: number)
            #sourceLocation()
        }

        @Background static func shelf(titled: any Titled) -> Shelf {
            #sourceLocation(file: "App/Manifest.swift", line: 48)
            return Shelf(titled: titled)
            #sourceLocation()
        }
    }
}

extension WindowAssembly {
    /// Makes what WindowAssembly registers.
    nonisolated enum Factories {
        @MainActor static func panel() -> UnsynchronizedWeaklyHeld<any Page> {
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            let make: @MainActor () -> Panel = { Panel() }
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            let object = make()
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            return UnsynchronizedWeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @MainActor static func book(
            pages: [any Page],
            spread: Spread,
            titled: any Titled,
            weakPage: @escaping () throws -> any Page
        ) -> Book {
            #sourceLocation(file: "App/Manifest.swift", line: 38)
            return Book(pages: pages, spread: spread, titled: titled, weakPage: weakPage)
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
            lifetime.finishOpening()
        }

        /// Makes a new `Spread`.
        @MainActor func makeSpread() -> Spread {
            AppAssembly.Factories.spread(page: makePanel())
        }

        @MainActor fileprivate func makePage() -> any Page {
            AppAssembly.Factories.panel()
        }

        @MainActor fileprivate func makePage2() -> any Page {
            AppAssembly.Factories.sheet()
        }

        fileprivate func makePanel() -> Panel {
            AppAssembly.Factories.panel2()
        }

        @MainActor fileprivate func makeRecordTitled() -> any Titled {
            AppAssembly.Factories.recordSheet()
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
            let page = DeskAssembly.Factories.sheet()
            let page2 = DeskAssembly.Factories.framed(inner: page)
            self.app = app
            self.lifetime = lifetime
            self.page2 = page2
            lifetime.finishOpening()
        }

        /// Makes a new `Desk`.
        func makeDesk() -> App::Desk {
            DeskAssembly.Factories.desk(page: page2)
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
            let titled = ShelfAssembly.Factories.record(number: number)
            self.app = app
            self.lifetime = lifetime
            self.titled = titled
            lifetime.finishOpening()
        }

        /// Makes a new `Shelf`.
        func makeShelf() -> App::Shelf {
            ShelfAssembly.Factories.shelf(titled: titled)
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
            lifetime.finishOpening()
        }

        fileprivate var page: any Page { weakPage.value(in: lifetime) { newPage() } }

        private func newPage() -> UnsynchronizedWeaklyHeld<any Page> {
            WindowAssembly.Factories.panel()
        }

        /// Makes a new `Book`.
        func makeBook() -> Book {
            WindowAssembly.Factories.book(
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
