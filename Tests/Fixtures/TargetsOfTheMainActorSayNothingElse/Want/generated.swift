// Written by Dovetail from ClockAssembly. Do not edit.

public import Dovetail

extension ClockAssembly {
    /// Makes what ClockAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        @MainActor public static func clock(_ watch: ObjectWatch?) -> Clock {
            #sourceLocation(file: "Kit/Kit.swift", line: 8)
            return ObjectWatch.tell(watch, "Clock", ObjectWatch.start(watch), Clock())
            #sourceLocation()
        }

        public static func endClock(_ object: Clock) async throws {
            #sourceLocation(file: "Kit/Kit.swift", line: 9)
            let hook: @MainActor (Clock) async throws -> Void = { $0.stop() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        public static func journal(_ watch: ObjectWatch?, clock: consuming Clock) -> Journal {
            #sourceLocation(file: "Kit/Kit.swift", line: 10)
            return ObjectWatch.tell(watch, "Journal", ObjectWatch.start(watch), Journal(clock: clock))
            #sourceLocation()
        }

        @inline(never)
        public static func ledger(_ watch: ObjectWatch?, journal: consuming Journal) -> Ledger {
            #sourceLocation(file: "Kit/Kit.swift", line: 11)
            return ObjectWatch.tell(watch, "Ledger", ObjectWatch.start(watch), Ledger(journal: journal))
            #sourceLocation()
        }
    }
}

// Written by Dovetail from JobAssembly, SessionAssembly, WindowAssembly, Product. Do not edit.

import Dovetail
import Kit

extension JobAssembly {
    /// Makes what JobAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func draft(_ watch: ObjectWatch?) -> Draft {
            #sourceLocation(file: "App/Manifest.swift", line: 50)
            return ObjectWatch.tell(watch, "Draft", ObjectWatch.start(watch), Draft())
            #sourceLocation()
        }

        @inline(never)
        static func cache(_ watch: ObjectWatch?, draft: consuming Draft) -> Cache {
            #sourceLocation(file: "App/Manifest.swift", line: 51)
            return ObjectWatch.tell(watch, "Cache", ObjectWatch.start(watch), Cache(draft: draft))
            #sourceLocation()
        }

        @inline(never)
        static func editor(
            _ watch: ObjectWatch?,
            draft: consuming Draft,
            cache: @escaping () throws -> Cache
        ) -> Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 52)
            return ObjectWatch.tell(watch, "Editor", ObjectWatch.start(watch), Editor(draft: draft, cache: cache))
            #sourceLocation()
        }
    }
}

extension SessionAssembly {
    /// Makes what SessionAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func session(_ watch: ObjectWatch?, user: consuming String) -> any Naming {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Session", ObjectWatch.start(watch), Session(user: user))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func history(_ watch: ObjectWatch?, naming: consuming any Naming) -> History {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "History", ObjectWatch.start(watch), History(naming: naming))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func avatar(_ watch: ObjectWatch?, naming: consuming any Naming) -> Avatar {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            let make: @MainActor (any Naming) -> Avatar = { (naming: any Naming) in Avatar(text: naming.name) }
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Avatar", ObjectWatch.start(watch), make(naming))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func preview(_ watch: ObjectWatch?, avatar: consuming Avatar) -> WeaklyHeld<Preview> {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            let object = ObjectWatch.tell(watch, "Preview", ObjectWatch.start(watch), Preview(avatar: avatar))
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func visit(_ watch: ObjectWatch?) -> Visit {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Visit", ObjectWatch.start(watch), Visit())
            #sourceLocation()
        }

        @inline(never)
        static func search(_ watch: ObjectWatch?) -> any Tool {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "Search", ObjectWatch.start(watch), Search())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func share(_ watch: ObjectWatch?, clock: consuming Clock) -> any Tool {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "Share", ObjectWatch.start(watch), Share(clock: clock))
            #sourceLocation()
        }

        @inline(never)
        static func toolbox(_ watch: ObjectWatch?, tools: consuming [any Tool]) -> Toolbox {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Toolbox", ObjectWatch.start(watch), Toolbox(tools: tools))
            #sourceLocation()
        }

        @inline(never)
        static func row(_ watch: ObjectWatch?, number: consuming Int, visit: consuming Visit) -> Row {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Row", ObjectWatch.start(watch), Row(number: number, visit: visit))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func table(
            _ watch: ObjectWatch?,
            makeRow: @escaping (Int) -> Row,
            visit: consuming Visit
        ) -> Table {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return ObjectWatch.tell(watch, "Table", ObjectWatch.start(watch), Table(makeRow: makeRow, visit: visit))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func opening(
            _ watch: ObjectWatch?,
            open: @escaping (Int) async throws -> Opened<Window>,
            history: @escaping () throws -> History
        ) -> Opening {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return ObjectWatch.tell(watch, "Opening", ObjectWatch.start(watch), Opening(open: open, history: history))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func upper(_ watch: ObjectWatch?, inner: consuming any Naming) -> any Naming {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return ObjectWatch.tell(watch, "Upper", ObjectWatch.start(watch), Upper(inner: inner))
            #sourceLocation()
        }
    }
}

extension WindowAssembly {
    /// Makes what WindowAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func window(
            _ watch: ObjectWatch?,
            number: consuming Int,
            naming: consuming any Naming
        ) -> Window {
            #sourceLocation(file: "App/Manifest.swift", line: 38)
            return ObjectWatch.tell(watch, "Window", ObjectWatch.start(watch), Window(number: number, naming: naming))
            #sourceLocation()
        }

        static func endWindow(_ object: Window) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            let hook: @MainActor (Window) async throws -> Void = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @MainActor static func palette(_ watch: ObjectWatch?, window: consuming Window) -> Palette {
            #sourceLocation(file: "App/Manifest.swift", line: 40)
            return ObjectWatch.tell(watch, "Palette", ObjectWatch.start(watch), Palette(window: window))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func tip(
            _ watch: ObjectWatch?,
            palette: @escaping () throws -> Palette
        ) -> UnsynchronizedWeaklyHeld<Tip> {
            #sourceLocation(file: "App/Manifest.swift", line: 41)
            let object = ObjectWatch.tell(watch, "Tip", ObjectWatch.start(watch), Tip(palette: palette))
            #sourceLocation(file: "App/Manifest.swift", line: 41)
            return UnsynchronizedWeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func panel(
            _ watch: ObjectWatch?,
            title: consuming String,
            window: consuming Window
        ) -> Panel {
            #sourceLocation(file: "App/Manifest.swift", line: 42)
            return ObjectWatch.tell(watch, "Panel", ObjectWatch.start(watch), Panel(title: title, window: window))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func loaded(_ watch: ObjectWatch?, window: consuming Window) async -> Loaded {
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            let make: @MainActor (Window) async -> Loaded = { (window: Window) async in await Loaded.load(window) }
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            return await ObjectWatch.tell(watch, "Loaded", ObjectWatch.start(watch), make(window))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var ledger: Ledger { get }
        var clock: Clock { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let clock: Clock

        fileprivate let lifetime: ScopeLifetime
        fileprivate let journal: Journal
        private let lazyLedger = Lazy<Ledger>("Ledger")

        /// Opens `AppScope`.
        @MainActor init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let clock = ClockAssembly.Factories.clock(objectWatch)
                let journal = ClockAssembly.Factories.journal(objectWatch, clock: clock)
                lifetime.onEnd("Clock", position: 0) {
                    try await ClockAssembly.Factories.endClock(clock)
                }
                self.lifetime = lifetime
                self.clock = clock
                self.journal = consume journal
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        var ledger: Ledger { lazyLedger.value(in: lifetime) { newLedger() } }

        private func newLedger() -> Ledger {
            ClockAssembly.Factories.ledger(lifetime.objectWatch, journal: journal)
        }

        /// Opens `SessionScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @MainActor func openSession(user: String) throws -> Session {
            try Session(in: self, user: user)
        }

        /// Opens `SessionScope` for as long as the closure runs, and ends it however that leaves.
        @MainActor func withSession<Outcome>(
            user: String,
            _ body: @MainActor (Session) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openSession(user: user)
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

    /// What Product, and each composition that includes it, hands out in `SessionScope`.
    nonisolated protocol SessionRoots: AnyObject, Sendable {
        var naming: any Naming { get }
        var avatar: Avatar { get }
        @MainActor var history: History { get }
        func makeToolbox() -> Toolbox
        @MainActor func makeTable() -> Table
        var opening: Opening { get }
        @MainActor var preview: Preview { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `SessionScope`.
    nonisolated final class Session: SessionRoots, OpenScope {
        let opening: Opening
        let naming: any Naming
        let avatar: Avatar

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let tool: any Tool
        fileprivate let tool2: any Tool
        private let lazyHistory = Lazy<History>("History")
        private let weakPreview = WeakObject<Preview>("Preview")

        @MainActor fileprivate init(in app: App, user: String) throws {
            let lifetime = try ScopeLifetime("Session", in: app.lifetime)
            let reference = ScopeReference<Session>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let naming2 = SessionAssembly.Factories.session(objectWatch, user: user)
                let tool = SessionAssembly.Factories.search(objectWatch)
                let tool2 = SessionAssembly.Factories.share(objectWatch, clock: app.clock)
                let opening = SessionAssembly.Factories.opening(
                    objectWatch,
                    open: { int in
                        let opened = try await reference.open("Window", for: "Opening").openWindow(number: int)
                        return Opened(opened.window, end: opened.end)
                    },
                    history: { try reference.open("History", for: "Opening").history }
                )
                let naming = SessionAssembly.Factories.upper(objectWatch, inner: consume naming2)
                let avatar = SessionAssembly.Factories.avatar(objectWatch, naming: naming)
                self.app = app
                self.lifetime = lifetime
                self.opening = consume opening
                self.naming = consume naming
                self.avatar = avatar
                self.tool = consume tool
                self.tool2 = consume tool2
            }
            reference.fill(self)
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        @MainActor var history: History { lazyHistory.value(in: lifetime) { newHistory() } }

        @MainActor private func newHistory() -> History {
            SessionAssembly.Factories.history(lifetime.objectWatch, naming: naming)
        }

        @MainActor var preview: Preview { weakPreview.value(in: lifetime) { newPreview() } }

        @MainActor private func newPreview() -> WeaklyHeld<Preview> {
            SessionAssembly.Factories.preview(lifetime.objectWatch, avatar: avatar)
        }

        /// Makes a new `Toolbox`.
        func makeToolbox() -> Toolbox {
            SessionAssembly.Factories.toolbox(lifetime.objectWatch, tools: makeToolArray())
        }

        /// Makes a new `Table`.
        @MainActor func makeTable() -> Table {
            let visit = SessionAssembly.Factories.visit(lifetime.objectWatch)
            return SessionAssembly.Factories.table(
                lifetime.objectWatch,
                makeRow: { [objectWatch = lifetime.objectWatch] number in
                    let visit = SessionAssembly.Factories.visit(objectWatch)
                    return SessionAssembly.Factories.row(objectWatch, number: number, visit: visit)
                },
                visit: visit
            )
        }

        fileprivate func makeToolArray() -> [any Tool] {
            [tool, tool2]
        }

        /// Opens `JobScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openJob() throws -> Job {
            try Job(in: self)
        }

        #if compiler(>=6.2)
        /// Opens `JobScope` for as long as the closure runs, and ends it however that leaves.
        func withJob<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: nonisolated(nonsending) (Job) async throws -> Outcome
        ) async throws -> Outcome {
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
        #endif

        /// Opens `WindowScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @MainActor func openWindow(number: Int) async throws -> Window {
            try await Window(in: self, number: number)
        }

        /// Opens `WindowScope` for as long as the closure runs, and ends it however that leaves.
        @MainActor func withWindow<Outcome>(
            number: Int,
            _ body: @MainActor (Window) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try await openWindow(number: number)
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

    /// What Product, and each composition that includes it, hands out in `JobScope`.
    nonisolated protocol JobRoots: AnyObject {
        func makeEditor() -> Editor
        var draft: Draft { get }
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Product makes for `JobScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class Job: JobRoots {
        let draft: Draft

        // An open scope keeps the one around it alive.
        fileprivate let session: Session
        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: UnsynchronizedReference<Job>
        private let lazyCache = UnsynchronizedLazy<Cache>("Cache")

        fileprivate init(in session: Session) throws {
            let lifetime = try ScopeLifetime("Job", in: session.lifetime)
            let reference = UnsynchronizedReference<Job>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let draft = JobAssembly.Factories.draft(objectWatch)
                self.session = session
                self.lifetime = lifetime
                self.reference = reference
                self.draft = consume draft
            }
            reference.fill(self)
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var cache: Cache { lazyCache.value(in: lifetime) { newCache() } }

        private func newCache() -> Cache {
            JobAssembly.Factories.cache(lifetime.objectWatch, draft: draft)
        }

        /// Makes a new `Editor`.
        func makeEditor() -> Editor {
            JobAssembly.Factories.editor(
                lifetime.objectWatch,
                draft: draft,
                cache: { [reference] in try reference.open("Cache", for: "Editor").cache }
            )
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `WindowScope`.
    @MainActor protocol WindowRoots: AnyObject, Sendable {
        nonisolated var window: App::Window { get }
        var palette: Palette { get }
        func makePanel(title: String) -> Panel
        var tip: Tip { get }
        nonisolated var loaded: Loaded { get }
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `WindowScope`.
    @MainActor final class Window: WindowRoots {
        nonisolated let window: App::Window
        nonisolated let loaded: Loaded

        // An open scope keeps the one around it alive.
        nonisolated fileprivate let session: Session
        nonisolated fileprivate let lifetime: ScopeLifetime
        nonisolated fileprivate let reference: ScopeReference<Window>
        private let lazyPalette = UnsynchronizedLazy<Palette>("Palette")
        private let weakTip = UnsynchronizedWeakObject<Tip>("Tip")

        fileprivate init(in session: Session, number: Int) async throws {
            let lifetime = try ScopeLifetime("Window", in: session.lifetime)
            let reference = ScopeReference<Window>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let window = WindowAssembly.Factories.window(objectWatch, number: number, naming: session.naming)
                let loaded = await WindowAssembly.Factories.loaded(objectWatch, window: window)
                lifetime.onEnd("Window", position: 0) {
                    try await WindowAssembly.Factories.endWindow(window)
                }
                self.session = session
                self.lifetime = lifetime
                self.reference = reference
                self.window = window
                self.loaded = consume loaded
            }
            reference.fill(self)
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        var palette: Palette { lazyPalette.value(in: lifetime) { newPalette() } }

        private func newPalette() -> Palette {
            WindowAssembly.Factories.palette(lifetime.objectWatch, window: window)
        }

        var tip: Tip { weakTip.value(in: lifetime) { newTip() } }

        private func newTip() -> UnsynchronizedWeaklyHeld<Tip> {
            WindowAssembly.Factories.tip(
                lifetime.objectWatch,
                palette: { [reference] in try reference.open("Palette", for: "Tip").palette }
            )
        }

        /// Makes a new `Panel`.
        func makePanel(title: String) -> Panel {
            WindowAssembly.Factories.panel(lifetime.objectWatch, title: title, window: window)
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
    extension Product.Window: nonisolated OpenScope {}
#else
    extension Product.Window: OpenScope {}
#endif
