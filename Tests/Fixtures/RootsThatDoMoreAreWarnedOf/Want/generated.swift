// Written by Dovetail from AppAssembly, FailingDoubles, MainDoubles, OtherDoubles, PlaceAssembly, PlaceDoubles, SlowDoubles, Failing, Other, Outer, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func memoryStore(_ watch: ObjectWatch?) -> any Store {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "MemoryStore", ObjectWatch.start(watch), MemoryStore())
            #sourceLocation()
        }

        @inline(never)
        static func page(_ watch: ObjectWatch?) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page())
            #sourceLocation()
        }

        @inline(never)
        static func list(_ watch: ObjectWatch?, store: consuming any Store) -> List {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "List", ObjectWatch.start(watch), List(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func search(_ watch: ObjectWatch?, store: consuming any Store) -> Search {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Search", ObjectWatch.start(watch), Search(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func editor(_ watch: ObjectWatch?, id: consuming Int) -> Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Editor", ObjectWatch.start(watch), Editor(id: id))
            #sourceLocation()
        }

        @inline(never)
        static func clock(_ watch: ObjectWatch?) -> Clock {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Clock", ObjectWatch.start(watch), Clock())
            #sourceLocation()
        }

        @inline(never)
        static func note(_ watch: ObjectWatch?) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), Note())
            #sourceLocation()
        }

        @inline(never)
        static func preview(_ watch: ObjectWatch?, id: consuming Int) -> Preview {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Preview", ObjectWatch.start(watch), Preview(id: id))
            #sourceLocation()
        }
    }
}

extension FailingDoubles {
    /// Makes what FailingDoubles registers.
    nonisolated enum Factories {
        @inline(never)
        static func failingStore(_ watch: ObjectWatch?) throws -> any Store {
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            return try ObjectWatch.tell(watch, "FailingStore", ObjectWatch.start(watch), FailingStore())
            #sourceLocation()
        }
    }
}

extension MainDoubles {
    /// Makes what MainDoubles registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func note(_ watch: ObjectWatch?) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 50)
            let make: @MainActor () -> Note = { @MainActor () in MainNote().note }
            #sourceLocation(file: "App/Manifest.swift", line: 50)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}

extension OtherDoubles {
    /// Makes what OtherDoubles registers.
    nonisolated enum Factories {
        @inline(never)
        static func clock(_ watch: ObjectWatch?) -> Clock {
            #sourceLocation(file: "App/Manifest.swift", line: 58)
            return ObjectWatch.tell(watch, "Clock", ObjectWatch.start(watch), Clock())
            #sourceLocation()
        }

        @inline(never)
        static func preview(_ watch: ObjectWatch?) -> Preview {
            #sourceLocation(file: "App/Manifest.swift", line: 59)
            let make: () -> Preview = { () in Preview(id: 0) }
            #sourceLocation(file: "App/Manifest.swift", line: 59)
            return ObjectWatch.tell(watch, "Preview", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}

extension PlaceAssembly {
    /// Makes what PlaceAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func appScopeNote(_ watch: ObjectWatch?, isolation: isolated (any Actor)? = #isolation) async -> Note {
            #if compiler(>=6.2)
                typealias Make = nonisolated(nonsending) () async -> Note
            #else
                typealias Make = () async -> Note
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            let make: Make = { () async in Note() }
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return await ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}

extension PlaceDoubles {
    /// Makes what PlaceDoubles registers.
    nonisolated enum Factories {
        @inline(never)
        static func appScopeNote(_ watch: ObjectWatch?) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 67)
            let make: () -> Note = { () in Note() }
            #sourceLocation(file: "App/Manifest.swift", line: 67)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}

extension SlowDoubles {
    /// Makes what SlowDoubles registers.
    nonisolated enum Factories {
        @inline(never)
        static func page(_ watch: ObjectWatch?) async throws -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 42)
            let make: () async throws -> Page = { () async throws in Page() }
            #sourceLocation(file: "App/Manifest.swift", line: 42)
            return try await ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), make())
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
            let objectWatch = lifetime.objectWatch
            do {
                let clock = AppAssembly.Factories.clock(objectWatch)
                self.lifetime = lifetime
                self.clock = consume clock
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `List`.
        func makeList() throws -> List {
            try AppAssembly.Factories.list(lifetime.objectWatch, store: makeStore())
        }

        /// Makes a new `Search`.
        func makeSearch() throws -> Search {
            try AppAssembly.Factories.search(lifetime.objectWatch, store: makeStore())
        }

        /// Makes a new `Editor`.
        func makeEditor(id: Int) -> Editor {
            AppAssembly.Factories.editor(lifetime.objectWatch, id: id)
        }

        /// Makes a new `Note`.
        func makeNote() -> Note {
            AppAssembly.Factories.note(lifetime.objectWatch)
        }

        /// Makes a new `Preview`.
        func makePreview(id: Int) -> Preview {
            AppAssembly.Factories.preview(lifetime.objectWatch, id: id)
        }

        /// Makes a new `Page`.
        func makePage() async throws -> Page {
            try await SlowDoubles.Factories.page(lifetime.objectWatch)
        }

        fileprivate func makeStore() throws -> any Store {
            try FailingDoubles.Factories.failingStore(lifetime.objectWatch)
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
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Note`.
        func makeAppScopeNote(isolation: isolated (any Actor)? = #isolation) async -> Note {
            await PlaceAssembly.Factories.appScopeNote(lifetime.objectWatch)
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
            let objectWatch = lifetime.objectWatch
            do {
                let preview = OtherDoubles.Factories.preview(objectWatch)
                self.lifetime = lifetime
                self.preview = consume preview
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Page`.
        func makePage() -> Page {
            AppAssembly.Factories.page(lifetime.objectWatch)
        }

        /// Makes a new `List`.
        func makeList() -> List {
            AppAssembly.Factories.list(lifetime.objectWatch, store: makeStore())
        }

        /// Makes a new `Search`.
        func makeSearch() -> Search {
            AppAssembly.Factories.search(lifetime.objectWatch, store: makeStore())
        }

        /// Makes a new `Editor`.
        func makeEditor(id: Int) -> Editor {
            AppAssembly.Factories.editor(lifetime.objectWatch, id: id)
        }

        /// Makes a new `Note`.
        func makeNote() -> Note {
            AppAssembly.Factories.note(lifetime.objectWatch)
        }

        /// Makes a new `Clock`.
        func makeClock() -> Clock {
            OtherDoubles.Factories.clock(lifetime.objectWatch)
        }

        fileprivate func makeStore() -> any Store {
            AppAssembly.Factories.memoryStore(lifetime.objectWatch)
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
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Note`.
        func makeAppScopeNote() -> Note {
            PlaceDoubles.Factories.appScopeNote(lifetime.objectWatch)
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
            let objectWatch = lifetime.objectWatch
            do {
                let clock = AppAssembly.Factories.clock(objectWatch)
                self.lifetime = lifetime
                self.clock = consume clock
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `List`.
        func makeList() throws -> List {
            try AppAssembly.Factories.list(lifetime.objectWatch, store: makeStore())
        }

        /// Makes a new `Search`.
        func makeSearch() throws -> Search {
            try AppAssembly.Factories.search(lifetime.objectWatch, store: makeStore())
        }

        /// Makes a new `Editor`.
        func makeEditor(id: Int) -> Editor {
            AppAssembly.Factories.editor(lifetime.objectWatch, id: id)
        }

        /// Makes a new `Preview`.
        func makePreview(id: Int) -> Preview {
            AppAssembly.Factories.preview(lifetime.objectWatch, id: id)
        }

        /// Makes a new `Page`.
        func makePage() async throws -> Page {
            try await SlowDoubles.Factories.page(lifetime.objectWatch)
        }

        /// Makes a new `Note`.
        @MainActor func makeNote() -> Note {
            MainDoubles.Factories.note(lifetime.objectWatch)
        }

        fileprivate func makeStore() throws -> any Store {
            try FailingDoubles.Factories.failingStore(lifetime.objectWatch)
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
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Note`.
        func makeAppScopeNote(isolation: isolated (any Actor)? = #isolation) async -> Note {
            await PlaceAssembly.Factories.appScopeNote(lifetime.objectWatch)
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
            let objectWatch = lifetime.objectWatch
            do {
                let clock = AppAssembly.Factories.clock(objectWatch)
                self.lifetime = lifetime
                self.clock = consume clock
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Page`.
        func makePage() -> Page {
            AppAssembly.Factories.page(lifetime.objectWatch)
        }

        /// Makes a new `List`.
        func makeList() -> List {
            AppAssembly.Factories.list(lifetime.objectWatch, store: makeStore())
        }

        /// Makes a new `Search`.
        func makeSearch() -> Search {
            AppAssembly.Factories.search(lifetime.objectWatch, store: makeStore())
        }

        /// Makes a new `Editor`.
        func makeEditor(id: Int) -> Editor {
            AppAssembly.Factories.editor(lifetime.objectWatch, id: id)
        }

        /// Makes a new `Note`.
        func makeNote() -> Note {
            AppAssembly.Factories.note(lifetime.objectWatch)
        }

        /// Makes a new `Preview`.
        func makePreview(id: Int) -> Preview {
            AppAssembly.Factories.preview(lifetime.objectWatch, id: id)
        }

        fileprivate func makeStore() -> any Store {
            AppAssembly.Factories.memoryStore(lifetime.objectWatch)
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
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Note`.
        func makeAppScopeNote(isolation: isolated (any Actor)? = #isolation) async -> Note {
            await PlaceAssembly.Factories.appScopeNote(lifetime.objectWatch)
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
