// Written by Dovetail from AppAssembly, BookAssembly, FilmAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func library(
            _ watch: ObjectWatch?,
            book: @escaping @Sendable (Int) throws -> Opened<Viewer>,
            film: @escaping @Sendable (Int) throws -> (Viewer, end: @Sendable () async -> Void),
            special: @escaping @Sendable (Int) throws -> Opened<Viewer>
        ) -> Library {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Library", ObjectWatch.start(watch), Library(
                book: book,
                film: film,
                special: special
            ))
            #sourceLocation()
        }
    }
}

extension BookAssembly {
    /// Makes what BookAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func viewer(_ watch: ObjectWatch?, id: consuming Int) -> Viewer {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            let make: (Int) -> Viewer = { (id: ID) in Viewer(kind: "book", id: id) }
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            return ObjectWatch.tell(watch, "Viewer", ObjectWatch.start(watch), make(id))
            #sourceLocation()
        }
    }
}

extension FilmAssembly {
    /// Makes what FilmAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func viewer(_ watch: ObjectWatch?, id: consuming Int) -> Viewer {
            #sourceLocation(file: "App/Manifest.swift", line: 48)
            let make: (Int) -> Viewer = { (id: ID) in Viewer(kind: "film", id: id) }
            #sourceLocation(file: "App/Manifest.swift", line: 48)
            return ObjectWatch.tell(watch, "Viewer", ObjectWatch.start(watch), make(id))
            #sourceLocation()
        }

        @inline(never)
        static func specialViewer(_ watch: ObjectWatch?, id: consuming Int) -> Viewer {
            #sourceLocation(file: "App/Manifest.swift", line: 49)
            let make: (Int) -> Viewer = { (id: ID) in Viewer(kind: "special film", id: id) }
            #sourceLocation(file: "App/Manifest.swift", line: 49)
            return ObjectWatch.tell(watch, "Viewer", ObjectWatch.start(watch), make(id))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var library: Library { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let library: Library

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let library = AppAssembly.Factories.library(
                    objectWatch,
                    book: { int in
                        let opened = try reference.open("Viewer", for: "Library").openBook(id: int)
                        return Opened(opened.viewer, end: opened.end)
                    },
                    film: { int in
                        let opened = try reference.open("Viewer", for: "Library").openFilm(id: int)
                        return (opened.viewer, end: { _ = await opened.end() })
                    },
                    special: { int in
                        let opened = try reference.open("Viewer", for: "Library").openFilm(id: int)
                        return Opened(opened.specialViewer, end: opened.end)
                    }
                )
                self.lifetime = lifetime
                self.library = library
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        /// Opens `BookScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openBook(id: Int) throws -> Book {
            try Book(in: self, id: id)
        }

        /// Opens `BookScope` for as long as the closure runs, and ends it however that leaves.
        func withBook<Outcome>(
            id: Int,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Book) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openBook(id: id)
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `FilmScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openFilm(id: Int) throws -> Film {
            try Film(in: self, id: id)
        }

        /// Opens `FilmScope` for as long as the closure runs, and ends it however that leaves.
        func withFilm<Outcome>(
            id: Int,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Film) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openFilm(id: id)
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

    /// What Product makes for `BookScope`.
    nonisolated final class Book: OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let viewer: Viewer

        fileprivate init(in app: App, id: Int) throws {
            let lifetime = try ScopeLifetime("Book", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let viewer = BookAssembly.Factories.viewer(objectWatch, id: id)
                self.app = app
                self.lifetime = lifetime
                self.viewer = viewer
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product makes for `FilmScope`.
    nonisolated final class Film: OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let viewer: Viewer
        fileprivate let specialViewer: Viewer

        fileprivate init(in app: App, id: Int) throws {
            let lifetime = try ScopeLifetime("Film", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let viewer = FilmAssembly.Factories.viewer(objectWatch, id: id)
                let specialViewer = FilmAssembly.Factories.specialViewer(objectWatch, id: id)
                self.app = app
                self.lifetime = lifetime
                self.viewer = viewer
                self.specialViewer = specialViewer
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
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
