// Written by Dovetail from AppAssembly, FailingDoubles, MainDoubles, OtherDoubles, PlaceAssembly, PlaceDoubles, SlowDoubles, Failing, Other, Outer, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func memoryStore() -> any Store {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return MemoryStore()
            #sourceLocation()
        }

        static func page() -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Page()
            #sourceLocation()
        }

        static func list(store: any Store) -> List {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return List(store: store)
            #sourceLocation()
        }

        static func search(store: any Store) -> Search {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Search(store: store)
            #sourceLocation()
        }

        static func editor(id: Int) -> Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return Editor(id: id)
            #sourceLocation()
        }

        static func clock() -> Clock {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return Clock()
            #sourceLocation()
        }

        static func note() -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return Note()
            #sourceLocation()
        }

        static func preview(id: Int) -> Preview {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return Preview(id: id)
            #sourceLocation()
        }
    }
}

extension FailingDoubles {
    /// Makes what FailingDoubles registers.
    nonisolated enum Factories {
        static func failingStore() throws -> any Store {
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            return try FailingStore()
            #sourceLocation()
        }
    }
}

extension MainDoubles {
    /// Makes what MainDoubles registers.
    nonisolated enum Factories {
        @MainActor static func note() -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 50)
            let make: @MainActor () -> Note = { @MainActor () in MainNote().note }
            #sourceLocation(file: "App/Manifest.swift", line: 50)
            return make()
            #sourceLocation()
        }
    }
}

extension OtherDoubles {
    /// Makes what OtherDoubles registers.
    nonisolated enum Factories {
        static func clock() -> Clock {
            #sourceLocation(file: "App/Manifest.swift", line: 58)
            return Clock()
            #sourceLocation()
        }

        static func preview() -> Preview {
            #sourceLocation(file: "App/Manifest.swift", line: 59)
            let make: () -> Preview = { () in Preview(id: 0) }
            #sourceLocation(file: "App/Manifest.swift", line: 59)
            return make()
            #sourceLocation()
        }
    }
}

extension PlaceAssembly {
    /// Makes what PlaceAssembly registers.
    nonisolated enum Factories {
        static func appScopeNote(isolation: isolated (any Actor)? = #isolation) async -> Note {
            #if compiler(>=6.2)
                typealias Make = nonisolated(nonsending) () async -> Note
            #else
                typealias Make = () async -> Note
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            let make: Make = { () async in Note() }
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return await make()
            #sourceLocation()
        }
    }
}

extension PlaceDoubles {
    /// Makes what PlaceDoubles registers.
    nonisolated enum Factories {
        static func appScopeNote() -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 67)
            let make: () -> Note = { () in Note() }
            #sourceLocation(file: "App/Manifest.swift", line: 67)
            return make()
            #sourceLocation()
        }
    }
}

extension SlowDoubles {
    /// Makes what SlowDoubles registers.
    nonisolated enum Factories {
        static func page() async throws -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 42)
            let make: () async throws -> Page = { () async throws in Page() }
            #sourceLocation(file: "App/Manifest.swift", line: 42)
            return try await make()
            #sourceLocation()
        }
    }
}

extension Failing {
    /// What Failing, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makePage() async throws -> Page
        func makeList() throws -> List
        func makeSearch() throws -> Search
        func makeEditor(id: Int) -> Editor
        var clock: Clock { get }
        func makeNote() -> Note
        func makePreview(id: Int) -> Preview
        @discardableResult
        func end() async -> EndReport
    }

    /// What Failing makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let clock: Clock

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let clock = AppAssembly.Factories.clock()
            self.lifetime = lifetime
            self.clock = clock
            lifetime.finishOpening()
        }

        /// Makes a new `List`.
        func makeList() throws -> List {
            try AppAssembly.Factories.list(store: makeStore())
        }

        /// Makes a new `Search`.
        func makeSearch() throws -> Search {
            try AppAssembly.Factories.search(store: makeStore())
        }

        /// Makes a new `Editor`.
        func makeEditor(id: Int) -> Editor {
            AppAssembly.Factories.editor(id: id)
        }

        /// Makes a new `Note`.
        func makeNote() -> Note {
            AppAssembly.Factories.note()
        }

        /// Makes a new `Preview`.
        func makePreview(id: Int) -> Preview {
            AppAssembly.Factories.preview(id: id)
        }

        /// Makes a new `Page`.
        func makePage() async throws -> Page {
            try await SlowDoubles.Factories.page()
        }

        fileprivate func makeStore() throws -> any Store {
            try FailingDoubles.Factories.failingStore()
        }

        /// Opens `PlaceScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openPlace() throws -> Place {
            try Place(in: self)
        }

        #if compiler(>=6.2)
        /// Opens `PlaceScope` for as long as the closure runs, and ends it however that leaves.
        func withPlace<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: nonisolated(nonsending) (Place) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openPlace()
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

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Failing, and each composition that includes it, hands out in `PlaceScope`.
    nonisolated protocol PlaceRoots: AnyObject {
        func makeAppScopeNote(isolation: isolated (any Actor)?) async -> Note
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Failing makes for `PlaceScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class Place: PlaceRoots, Product.PlaceRoots {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Place", in: app.lifetime)
            self.app = app
            self.lifetime = lifetime
            lifetime.finishOpening()
        }

        /// Makes a new `Note`.
        func makeAppScopeNote(isolation: isolated (any Actor)? = #isolation) async -> Note {
            await PlaceAssembly.Factories.appScopeNote()
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Failing.PlaceRoots {
    /// Ends the scope where it is called.
    @discardableResult
    func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}

extension Other {
    /// What Other, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makePage() -> Page
        func makeList() -> List
        func makeSearch() -> Search
        func makeEditor(id: Int) -> Editor
        func makeClock() -> Clock
        func makeNote() -> Note
        var preview: Preview { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Other makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let preview: Preview

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let preview = OtherDoubles.Factories.preview()
            self.lifetime = lifetime
            self.preview = preview
            lifetime.finishOpening()
        }

        /// Makes a new `Page`.
        func makePage() -> Page {
            AppAssembly.Factories.page()
        }

        /// Makes a new `List`.
        func makeList() -> List {
            AppAssembly.Factories.list(store: makeStore())
        }

        /// Makes a new `Search`.
        func makeSearch() -> Search {
            AppAssembly.Factories.search(store: makeStore())
        }

        /// Makes a new `Editor`.
        func makeEditor(id: Int) -> Editor {
            AppAssembly.Factories.editor(id: id)
        }

        /// Makes a new `Note`.
        func makeNote() -> Note {
            AppAssembly.Factories.note()
        }

        /// Makes a new `Clock`.
        func makeClock() -> Clock {
            OtherDoubles.Factories.clock()
        }

        fileprivate func makeStore() -> any Store {
            AppAssembly.Factories.memoryStore()
        }

        /// Opens `PlaceScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openPlace() throws -> Place {
            try Place(in: self)
        }

        #if compiler(>=6.2)
        /// Opens `PlaceScope` for as long as the closure runs, and ends it however that leaves.
        func withPlace<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: nonisolated(nonsending) (Place) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openPlace()
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

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Other, and each composition that includes it, hands out in `PlaceScope`.
    nonisolated protocol PlaceRoots: AnyObject {
        func makeAppScopeNote() -> Note
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Other makes for `PlaceScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class Place: PlaceRoots {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Place", in: app.lifetime)
            self.app = app
            self.lifetime = lifetime
            lifetime.finishOpening()
        }

        /// Makes a new `Note`.
        func makeAppScopeNote() -> Note {
            PlaceDoubles.Factories.appScopeNote()
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Other.PlaceRoots {
    /// Ends the scope where it is called.
    @discardableResult
    func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}

extension Outer {
    /// What Outer, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makePage() async throws -> Page
        func makeList() throws -> List
        func makeSearch() throws -> Search
        func makeEditor(id: Int) -> Editor
        var clock: Clock { get }
        @MainActor func makeNote() -> Note
        func makePreview(id: Int) -> Preview
        @discardableResult
        func end() async -> EndReport
    }

    /// What Outer makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let clock: Clock

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let clock = AppAssembly.Factories.clock()
            self.lifetime = lifetime
            self.clock = clock
            lifetime.finishOpening()
        }

        /// Makes a new `List`.
        func makeList() throws -> List {
            try AppAssembly.Factories.list(store: makeStore())
        }

        /// Makes a new `Search`.
        func makeSearch() throws -> Search {
            try AppAssembly.Factories.search(store: makeStore())
        }

        /// Makes a new `Editor`.
        func makeEditor(id: Int) -> Editor {
            AppAssembly.Factories.editor(id: id)
        }

        /// Makes a new `Preview`.
        func makePreview(id: Int) -> Preview {
            AppAssembly.Factories.preview(id: id)
        }

        /// Makes a new `Page`.
        func makePage() async throws -> Page {
            try await SlowDoubles.Factories.page()
        }

        /// Makes a new `Note`.
        @MainActor func makeNote() -> Note {
            MainDoubles.Factories.note()
        }

        fileprivate func makeStore() throws -> any Store {
            try FailingDoubles.Factories.failingStore()
        }

        /// Opens `PlaceScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openPlace() throws -> Place {
            try Place(in: self)
        }

        #if compiler(>=6.2)
        /// Opens `PlaceScope` for as long as the closure runs, and ends it however that leaves.
        func withPlace<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: nonisolated(nonsending) (Place) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openPlace()
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

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Outer, and each composition that includes it, hands out in `PlaceScope`.
    nonisolated protocol PlaceRoots: AnyObject {
        func makeAppScopeNote(isolation: isolated (any Actor)?) async -> Note
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Outer makes for `PlaceScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class Place: PlaceRoots, Failing.PlaceRoots, Product.PlaceRoots {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Place", in: app.lifetime)
            self.app = app
            self.lifetime = lifetime
            lifetime.finishOpening()
        }

        /// Makes a new `Note`.
        func makeAppScopeNote(isolation: isolated (any Actor)? = #isolation) async -> Note {
            await PlaceAssembly.Factories.appScopeNote()
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Outer.PlaceRoots {
    /// Ends the scope where it is called.
    @discardableResult
    func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makePage() -> Page
        func makeList() -> List
        func makeSearch() -> Search
        func makeEditor(id: Int) -> Editor
        var clock: Clock { get }
        func makeNote() -> Note
        func makePreview(id: Int) -> Preview
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let clock: Clock

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let clock = AppAssembly.Factories.clock()
            self.lifetime = lifetime
            self.clock = clock
            lifetime.finishOpening()
        }

        /// Makes a new `Page`.
        func makePage() -> Page {
            AppAssembly.Factories.page()
        }

        /// Makes a new `List`.
        func makeList() -> List {
            AppAssembly.Factories.list(store: makeStore())
        }

        /// Makes a new `Search`.
        func makeSearch() -> Search {
            AppAssembly.Factories.search(store: makeStore())
        }

        /// Makes a new `Editor`.
        func makeEditor(id: Int) -> Editor {
            AppAssembly.Factories.editor(id: id)
        }

        /// Makes a new `Note`.
        func makeNote() -> Note {
            AppAssembly.Factories.note()
        }

        /// Makes a new `Preview`.
        func makePreview(id: Int) -> Preview {
            AppAssembly.Factories.preview(id: id)
        }

        fileprivate func makeStore() -> any Store {
            AppAssembly.Factories.memoryStore()
        }

        /// Opens `PlaceScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openPlace() throws -> Place {
            try Place(in: self)
        }

        #if compiler(>=6.2)
        /// Opens `PlaceScope` for as long as the closure runs, and ends it however that leaves.
        func withPlace<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: nonisolated(nonsending) (Place) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openPlace()
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

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `PlaceScope`.
    nonisolated protocol PlaceRoots: AnyObject {
        func makeAppScopeNote(isolation: isolated (any Actor)?) async -> Note
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Product makes for `PlaceScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class Place: PlaceRoots {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Place", in: app.lifetime)
            self.app = app
            self.lifetime = lifetime
            lifetime.finishOpening()
        }

        /// Makes a new `Note`.
        func makeAppScopeNote(isolation: isolated (any Actor)? = #isolation) async -> Note {
            await PlaceAssembly.Factories.appScopeNote()
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Product.PlaceRoots {
    /// Ends the scope where it is called.
    @discardableResult
    func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}

// What the build has to warn of, each at its place.
#sourceLocation(file: "App/Manifest.swift", line: 89)
private func dovetailWarning1() {
    #warning("`Failing.App` doesn't conform to `Product.AppRoots`, since `makePage()` is `async` and throws here; let making `Page` do no more here than in `Product`, or as much there [root-mismatch]")
}
#sourceLocation(file: "App/Manifest.swift", line: 88)
private func dovetailWarning2() {
    #warning("`Failing.App` doesn't conform to `Product.AppRoots`, since `makeList()` throws here; let making `List` do no more here than in `Product`, or as much there [root-mismatch]")
}
#sourceLocation(file: "App/Manifest.swift", line: 104)
private func dovetailWarning3() {
    #warning("`Other.App` doesn't conform to `Product.AppRoots`, since `clock` is `makeClock()` here; let `Clock` live as long here as in `Product`, where it is held [root-mismatch]")
}
#sourceLocation(file: "App/Manifest.swift", line: 105)
private func dovetailWarning4() {
    #warning("`Other.Place` doesn't conform to `Product.PlaceRoots`, since `makeAppScopeNote()` isn't `async` here; let making `Note` be `async` here too [root-mismatch]")
}
#sourceLocation(file: "App/Manifest.swift", line: 97)
private func dovetailWarning5() {
    #warning("`Outer.App` doesn't conform to `Failing.AppRoots`, since `makeNote()` runs on `MainActor` here; let making `Note` do no more here than in `Failing`, or as much there [root-mismatch]")
}
#sourceLocation()
