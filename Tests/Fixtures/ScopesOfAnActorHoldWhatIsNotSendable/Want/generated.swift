// Written by Dovetail from AppAssembly, JobAssembly, SheetAssembly, WindowAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
            #sourceLocation()
        }
    }
}

extension JobAssembly {
    /// Makes what JobAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func job(
            _ watch: ObjectWatch?,
            log: consuming Log,
            number: consuming Int,
            cursor: consuming Cursor
        ) -> Job {
            #sourceLocation(file: "App/Manifest.swift", line: 55)
            return ObjectWatch.tell(watch, "Job", ObjectWatch.start(watch), Job(
                log: log,
                number: number,
                cursor: cursor
            ))
            #sourceLocation()
        }

        @inline(never)
        static func snapshot(_ watch: ObjectWatch?, cursor: consuming Cursor, job: consuming Job) -> Snapshot {
            #sourceLocation(file: "App/Manifest.swift", line: 56)
            return ObjectWatch.tell(watch, "Snapshot", ObjectWatch.start(watch), Snapshot(cursor: cursor, job: job))
            #sourceLocation()
        }
    }
}

extension SheetAssembly {
    /// Makes what SheetAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func sheet(
            _ watch: ObjectWatch?,
            title: consuming String,
            cursor: consuming Cursor
        ) -> Sheet {
            #sourceLocation(file: "App/Manifest.swift", line: 47)
            return ObjectWatch.tell(watch, "Sheet", ObjectWatch.start(watch), Sheet(title: title, cursor: cursor))
            #sourceLocation()
        }

        @MainActor static func endSheet(_ object: Sheet) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (Sheet) async throws -> Void
            #else
                typealias Hook = @MainActor (Sheet) async throws -> Void
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 48)
            let hook: Hook = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }
    }
}

extension WindowAssembly {
    /// Makes what WindowAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func cursor(_ watch: ObjectWatch?, frame: consuming Frame, store: consuming Store) -> Cursor {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Cursor", ObjectWatch.start(watch), Cursor(frame: frame, store: store))
            #sourceLocation()
        }

        @MainActor static func endCursor(_ object: Cursor) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (Cursor) async throws -> Void
            #else
                typealias Hook = @MainActor (Cursor) async throws -> Void
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            let hook: Hook = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @MainActor static func history(
            _ watch: ObjectWatch?,
            cursor: consuming Cursor
        ) -> (undoing: any Undoing, history: History) {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            let object = ObjectWatch.tell(watch, "History", ObjectWatch.start(watch), History(cursor: cursor))
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return (object, object)
            #sourceLocation()
        }

        @MainActor static func endHistory(_ object: History) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (History) async throws -> Void
            #else
                typealias Hook = @MainActor (History) async throws -> Void
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            let hook: Hook = { await $0.flush() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @MainActor static func log(_ watch: ObjectWatch?, store: consuming Store) -> Log {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return ObjectWatch.tell(watch, "Log", ObjectWatch.start(watch), Log(store: store))
            #sourceLocation()
        }

        static func endLog(_ object: Log) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            let hook: (Log) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @MainActor static func palette(_ watch: ObjectWatch?, history: consuming any Undoing) -> Palette {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            return ObjectWatch.tell(watch, "Palette", ObjectWatch.start(watch), Palette(history: history))
            #sourceLocation()
        }

        @MainActor static func endPalette(_ object: Palette) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (Palette) async throws -> Void
            #else
                typealias Hook = @MainActor (Palette) async throws -> Void
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            let hook: Hook = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @MainActor static func loaded(_ watch: ObjectWatch?, cursor: consuming Cursor) async -> Loaded {
            #if compiler(>=6.2)
                typealias Make = nonisolated(nonsending) (Cursor) async -> Loaded
            #else
                typealias Make = @MainActor (Cursor) async -> Loaded
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            let make: Make = { (cursor: Cursor) async in await Loaded.load(cursor) }
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            return await ObjectWatch.tell(watch, "Loaded", ObjectWatch.start(watch), make(cursor))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func row(_ watch: ObjectWatch?, text: consuming String, cursor: consuming Cursor) -> Row {
            #sourceLocation(file: "App/Manifest.swift", line: 36)
            return ObjectWatch.tell(watch, "Row", ObjectWatch.start(watch), Row(text: text, cursor: cursor))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func toolbar(
            _ watch: ObjectWatch?,
            history: consuming any Undoing,
            palette: @escaping () throws -> Palette
        ) -> Toolbar {
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            return ObjectWatch.tell(watch, "Toolbar", ObjectWatch.start(watch), Toolbar(
                history: history,
                palette: palette
            ))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func canvas(_ watch: ObjectWatch?, frame: consuming Frame) -> Canvas {
            #sourceLocation(file: "App/Manifest.swift", line: 38)
            return ObjectWatch.tell(watch, "Canvas", ObjectWatch.start(watch), Canvas(frame: frame))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func screen(
            _ watch: ObjectWatch?,
            makeRow: @escaping (String) -> Row,
            makeToolbar: @escaping () -> Toolbar,
            cursor: @escaping () -> Cursor,
            isolatedCursor: @escaping @MainActor () -> Cursor,
            palette: @escaping @MainActor () throws -> Palette,
            laterRow: @escaping (String) async -> Row,
            openSheet: @escaping (String) throws -> (Sheet, end: @Sendable () async -> Void),
            canvas: consuming Canvas,
            loaded: consuming Loaded
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                makeRow: makeRow,
                makeToolbar: makeToolbar,
                cursor: cursor,
                isolatedCursor: isolatedCursor,
                palette: palette,
                laterRow: laterRow,
                openSheet: openSheet,
                canvas: canvas,
                loaded: loaded
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product makes for `AppScope`.
    nonisolated final class App: OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let store: Store

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = AppAssembly.Factories.store(objectWatch)
                self.lifetime = lifetime
                self.store = consume store
            }
            lifetime.finishOpening(self)
        }

        /// Opens `WindowScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @MainActor func openWindow(frame: Frame, number: Int) async throws -> Window {
            try await Window(in: self, frame: frame, number: number)
        }

        /// Opens `WindowScope` for as long as the closure runs, and ends it however that leaves.
        @MainActor func withWindow<Outcome>(
            frame: Frame,
            number: Int,
            _ body: @MainActor (Window) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try await openWindow(frame: frame, number: number)
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

    /// What Product, and each composition that includes it, hands out in `WindowScope`.
    @MainActor protocol WindowRoots: AnyObject, Sendable {
        var screen: Screen { get }
        var undoing: any Undoing { get }
        var palette: Palette { get }
        func makeRow(text: String) -> Row
        nonisolated var log: Log { get }
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `WindowScope`.
    @MainActor final class Window: WindowRoots {
        let undoing: any Undoing
        nonisolated let log: Log
        let screen: Screen

        // An open scope keeps the one around it alive.
        nonisolated fileprivate let app: App
        nonisolated fileprivate let lifetime: ScopeLifetime
        nonisolated fileprivate let number: Int
        fileprivate let cursor: Cursor
        private let lazyPalette = UnsynchronizedLazy<Palette>("Palette")

        fileprivate init(in app: App, frame: Frame, number: Int) async throws {
            let lifetime = try ScopeLifetime("Window", in: app.lifetime)
            let reference = ScopeReference<Window>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let cursor = WindowAssembly.Factories.cursor(objectWatch, frame: frame, store: app.store)
                lifetime.onEnd("Cursor", position: 0) { @MainActor in
                    try await WindowAssembly.Factories.endCursor(cursor)
                }
                let (undoing, history) = WindowAssembly.Factories.history(objectWatch, cursor: cursor)
                lifetime.onEnd("History", position: 1) { @MainActor in
                    try await WindowAssembly.Factories.endHistory(history)
                }
                let log = WindowAssembly.Factories.log(objectWatch, store: app.store)
                let loaded = await WindowAssembly.Factories.loaded(objectWatch, cursor: cursor)
                let canvas = WindowAssembly.Factories.canvas(objectWatch, frame: frame)
                let screen = WindowAssembly.Factories.screen(
                    objectWatch,
                    makeRow: { text in
                        WindowAssembly.Factories.row(objectWatch, text: text, cursor: cursor)
                    },
                    makeToolbar: {
                        WindowAssembly.Factories.toolbar(
                            objectWatch,
                            history: undoing,
                            palette: { try reference.open("Palette", for: "Toolbar").palette }
                        )
                    },
                    cursor: { cursor },
                    isolatedCursor: { cursor },
                    palette: { try reference.open("Palette", for: "Screen").palette },
                    laterRow: { text in
                        WindowAssembly.Factories.row(objectWatch, text: text, cursor: cursor)
                    },
                    openSheet: { string in
                        let opened = try reference.open("Sheet", for: "Screen").openSheet(title: string)
                        return (opened.sheet, end: { _ = await opened.end() })
                    },
                    canvas: consume canvas,
                    loaded: consume loaded
                )
                lifetime.onEnd("Log", position: 2) {
                    try await WindowAssembly.Factories.endLog(log)
                }
                self.app = app
                self.lifetime = lifetime
                self.undoing = undoing
                self.log = log
                self.screen = consume screen
                self.number = number
                self.cursor = cursor
            }
            reference.fill(self)
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        var palette: Palette { lazyPalette.value(in: lifetime) { newPalette() } }

        private func newPalette() -> Palette {
            let palette = WindowAssembly.Factories.palette(lifetime.objectWatch, history: undoing)
            lifetime.onEnd("Palette", position: 6) { @MainActor in
                try await WindowAssembly.Factories.endPalette(palette)
            }
            return palette
        }

        /// Makes a new `Row`.
        func makeRow(text: String) -> Row {
            WindowAssembly.Factories.row(lifetime.objectWatch, text: text, cursor: cursor)
        }

        /// Opens `JobScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openJob() throws -> Job {
            try Job(in: self)
        }

        /// Opens `JobScope` for as long as the closure runs, and ends it however that leaves.
        func withJob<Outcome>(_ body: @MainActor (Job) async throws -> Outcome) async throws -> Outcome {
            let scope = try openJob()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `SheetScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openSheet(title: String) throws -> Sheet {
            try Sheet(in: self, title: title)
        }

        /// Opens `SheetScope` for as long as the closure runs, and ends it however that leaves.
        func withSheet<Outcome>(
            title: String,
            _ body: @MainActor (Sheet) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openSheet(title: title)
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

    /// What Product, and each composition that includes it, hands out in `JobScope`.
    nonisolated protocol JobRoots: AnyObject, Sendable {
        var job: App::Job { get }
        @MainActor func makeSnapshot() -> Snapshot
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `JobScope`.
    nonisolated final class Job: JobRoots, OpenScope {
        let job: App::Job

        // An open scope keeps the one around it alive.
        fileprivate let window: Window
        fileprivate let lifetime: ScopeLifetime

        @MainActor fileprivate init(in window: Window) throws {
            let lifetime = try ScopeLifetime("Job", in: window.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let job = JobAssembly.Factories.job(
                    objectWatch,
                    log: window.log,
                    number: window.number,
                    cursor: window.cursor
                )
                self.window = window
                self.lifetime = lifetime
                self.job = consume job
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Snapshot`.
        @MainActor func makeSnapshot() -> Snapshot {
            JobAssembly.Factories.snapshot(lifetime.objectWatch, cursor: window.cursor, job: job)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `SheetScope`.
    @MainActor protocol SheetRoots: AnyObject, Sendable {
        var sheet: App::Sheet { get }
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `SheetScope`.
    @MainActor final class Sheet: SheetRoots {
        let sheet: App::Sheet

        // An open scope keeps the one around it alive.
        nonisolated fileprivate let window: Window
        nonisolated fileprivate let lifetime: ScopeLifetime

        fileprivate init(in window: Window, title: String) throws {
            let lifetime = try ScopeLifetime("Sheet", in: window.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let sheet = SheetAssembly.Factories.sheet(objectWatch, title: title, cursor: window.cursor)
                lifetime.onEnd("Sheet", position: 0) { @MainActor in
                    try await SheetAssembly.Factories.endSheet(sheet)
                }
                self.window = window
                self.lifetime = lifetime
                self.sheet = sheet
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

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#if compiler(>=6.2)
    extension Product.Window: nonisolated OpenScope {}
#else
    extension Product.Window: OpenScope {}
#endif

#if compiler(>=6.2)
    extension Product.Sheet: nonisolated OpenScope {}
#else
    extension Product.Sheet: OpenScope {}
#endif
