// Written by Dovetail from AppAssembly, CommandAssembly, FileAssembly, JobAssembly, App, Tool. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 66)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
            #sourceLocation()
        }
    }
}

extension CommandAssembly {
    /// Makes what CommandAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func output(_ watch: ObjectWatch?, options: consuming Options) -> Output {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Output", ObjectWatch.start(watch), Output(options: options))
            #sourceLocation()
        }

        static func endOutput(_ object: Output, isolation: isolated (any Actor)? = #isolation) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (Output) async throws -> Void
            #else
                typealias Hook = (Output) async throws -> Void
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            let hook: Hook = { $0.flush() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func connection(_ watch: ObjectWatch?, output: consuming Output) -> Connection {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Connection", ObjectWatch.start(watch), Connection(output: output))
            #sourceLocation()
        }

        static func endConnection(_ object: Connection, isolation: isolated (any Actor)? = #isolation) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (Connection) async throws -> Void
            #else
                typealias Hook = (Connection) async throws -> Void
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            let hook: Hook = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func clock(_ watch: ObjectWatch?) -> Clock {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Clock", ObjectWatch.start(watch), Clock())
            #sourceLocation()
        }

        static func endClock(_ object: Clock) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            let hook: (Clock) async throws -> Void = { await $0.stop() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func cache(_ watch: ObjectWatch?, output: consuming Output) -> Cache {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Cache", ObjectWatch.start(watch), Cache(output: output))
            #sourceLocation()
        }

        static func endCache(_ object: Cache, isolation: isolated (any Actor)? = #isolation) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (Cache) async throws -> Void
            #else
                typealias Hook = (Cache) async throws -> Void
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            let hook: Hook = { $0.drop() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func index(
            _ watch: ObjectWatch?,
            connection: consuming Connection,
            isolation: isolated (any Actor)? = #isolation
        ) async throws -> Index {
            #if compiler(>=6.2)
                typealias Make = nonisolated(nonsending) (Connection) async throws -> Index
            #else
                typealias Make = (Connection) async throws -> Index
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            let make: Make = { (connection: Connection) async throws in try await Index.load(connection) }
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return try await ObjectWatch.tell(watch, "Index", ObjectWatch.start(watch), make(connection))
            #sourceLocation()
        }

        @inline(never)
        static func line(_ watch: ObjectWatch?, text: consuming String, output: consuming Output) -> Line {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Line", ObjectWatch.start(watch), Line(text: text, output: output))
            #sourceLocation()
        }

        @inline(never)
        static func report(
            _ watch: ObjectWatch?,
            cache: @escaping () throws -> Cache,
            makeLine: @escaping (String) -> Line
        ) -> Report {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "Report", ObjectWatch.start(watch), Report(cache: cache, makeLine: makeLine))
            #sourceLocation()
        }

        @inline(never)
        static func printer(
            _ watch: ObjectWatch?,
            output: consuming Output,
            cache: @escaping () throws -> Cache,
            makeLine: @escaping (String) -> Line,
            makeLineLater: @escaping (String) async -> Line,
            clock: @escaping @Sendable () -> Clock
        ) -> Printer {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "Printer", ObjectWatch.start(watch), Printer(
                output: output,
                cache: cache,
                makeLine: makeLine,
                makeLineLater: makeLineLater,
                clock: clock
            ))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func panel(_ watch: ObjectWatch?, output: @escaping () -> Output) -> Panel {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Panel", ObjectWatch.start(watch), Panel(output: output))
            #sourceLocation()
        }
    }
}

extension FileAssembly {
    /// Makes what FileAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func file(_ watch: ObjectWatch?, path: consuming String, output: consuming Output) -> File {
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            return ObjectWatch.tell(watch, "File", ObjectWatch.start(watch), File(path: path, output: output))
            #sourceLocation()
        }

        static func endFile(_ object: File, isolation: isolated (any Actor)? = #isolation) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (File) async throws -> Void
            #else
                typealias Hook = (File) async throws -> Void
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            let hook: Hook = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func page(
            _ watch: ObjectWatch?,
            file: consuming File,
            output: consuming Output,
            isolation: isolated (any Actor)? = #isolation
        ) async -> Page {
            #if compiler(>=6.2)
                typealias Make = nonisolated(nonsending) (File, Output) async -> Page
            #else
                typealias Make = (File, Output) async -> Page
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 36)
            let make: Make = { (file: File, output: Output) async in await Page.read(file, output) }
            #sourceLocation(file: "App/Manifest.swift", line: 36)
            return await ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), make(file, output))
            #sourceLocation()
        }
    }
}

extension JobAssembly {
    /// Makes what JobAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func draft(_ watch: ObjectWatch?, options: consuming Options, store: consuming Store) -> Draft {
            #sourceLocation(file: "App/Manifest.swift", line: 74)
            return ObjectWatch.tell(watch, "Draft", ObjectWatch.start(watch), Draft(options: options, store: store))
            #sourceLocation()
        }

        @inline(never)
        static func journal(_ watch: ObjectWatch?, store: consuming Store) -> Journal {
            #sourceLocation(file: "App/Manifest.swift", line: 75)
            return ObjectWatch.tell(watch, "Journal", ObjectWatch.start(watch), Journal(store: store))
            #sourceLocation()
        }

        static func endJournal(_ object: Journal) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 76)
            let hook: (Journal) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func loaded(
            _ watch: ObjectWatch?,
            draft: consuming Draft,
            isolation: isolated (any Actor)? = #isolation
        ) async -> Loaded {
            #if compiler(>=6.2)
                typealias Make = nonisolated(nonsending) (Draft) async -> Loaded
            #else
                typealias Make = (Draft) async -> Loaded
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 77)
            let make: Make = { (draft: Draft) async in await Loaded.load(draft) }
            #sourceLocation(file: "App/Manifest.swift", line: 77)
            return await ObjectWatch.tell(watch, "Loaded", ObjectWatch.start(watch), make(draft))
            #sourceLocation()
        }

        @inline(never)
        static func editor(_ watch: ObjectWatch?, draft: consuming Draft, journal: consuming Journal) -> Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 78)
            return ObjectWatch.tell(watch, "Editor", ObjectWatch.start(watch), Editor(draft: draft, journal: journal))
            #sourceLocation()
        }
    }
}

extension App {
    /// What App makes for `AppScope`.
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

        /// Opens `JobScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openJob(options: Options, isolation: isolated (any Actor)? = #isolation) async throws -> Job {
            try await Job(in: self, options: options)
        }

        #if compiler(>=6.2)
        /// Opens `JobScope` for as long as the closure runs, and ends it however that leaves.
        func withJob<Outcome>(
            options: Options,
            isolation: isolated (any Actor)? = #isolation,
            _ body: nonisolated(nonsending) (Job) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try await openJob(options: options)
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

    /// What App, and each composition that includes it, hands out in `JobScope`.
    nonisolated protocol JobRoots: AnyObject {
        func makeEditor() -> Editor
        var journal: Journal { get }
        var loaded: Loaded { get }
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What App makes for `JobScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class Job: JobRoots {
        let journal: Journal
        let loaded: Loaded

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let draft: Draft

        fileprivate init(in app: App, options: Options, isolation: isolated (any Actor)? = #isolation) async throws {
            let lifetime = try ScopeLifetime("Job", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let draft = JobAssembly.Factories.draft(objectWatch, options: options, store: app.store)
                let journal = JobAssembly.Factories.journal(objectWatch, store: app.store)
                let loaded = await JobAssembly.Factories.loaded(objectWatch, draft: draft)
                lifetime.onEnd("Journal", position: 1) {
                    try await JobAssembly.Factories.endJournal(journal)
                }
                self.app = app
                self.lifetime = lifetime
                self.journal = journal
                self.loaded = consume loaded
                self.draft = consume draft
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Editor`.
        func makeEditor() -> Editor {
            JobAssembly.Factories.editor(lifetime.objectWatch, draft: draft, journal: journal)
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

extension App::App.JobRoots {
    /// Ends the scope where it is called.
    @discardableResult
    func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}

extension Tool {
    /// What Tool, and each composition that includes it, hands out in `CommandScope`.
    nonisolated protocol CommandRoots: AnyObject {
        var printer: Printer { get }
        var cache: Cache { get }
        func makeReport() -> Report
        var index: Index { get }
        var clock: Clock { get }
        @MainActor func makePanel() -> Panel
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Tool makes for `CommandScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class Command: CommandRoots {
        let clock: Clock
        let index: Index
        let printer: Printer

        fileprivate let lifetime: UnsynchronizedLifetime
        fileprivate let reference: UnsynchronizedReference<Command>
        fileprivate let output: Output
        private let lazyCache = UnsynchronizedLazy<Cache>("Cache")

        /// Opens `CommandScope`.
        init(
            options: Options,
            observer scopeObserver: (any ScopeObserver)? = nil,
            isolation: isolated (any Actor)? = #isolation
        ) async throws {
            let lifetime = UnsynchronizedLifetime("Command", observer: scopeObserver)
            let reference = UnsynchronizedReference<Command>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let output = CommandAssembly.Factories.output(objectWatch, options: options)
                lifetime.onEnd("Output", position: 0, output) { output, isolation in
                    try await CommandAssembly.Factories.endOutput(output, isolation: isolation)
                }
                let connection = CommandAssembly.Factories.connection(objectWatch, output: output)
                lifetime.onEnd("Connection", position: 1, connection) { connection, isolation in
                    try await CommandAssembly.Factories.endConnection(connection, isolation: isolation)
                }
                let clock = CommandAssembly.Factories.clock(objectWatch)
                lifetime.onEnd("Clock", position: 2, clock) { clock, _ in
                    try await CommandAssembly.Factories.endClock(clock)
                }
                let index = try await CommandAssembly.Factories.index(objectWatch, connection: connection)
                let printer = CommandAssembly.Factories.printer(
                    objectWatch,
                    output: output,
                    cache: { try reference.open("Cache", for: "Printer").cache },
                    makeLine: { text in
                        CommandAssembly.Factories.line(objectWatch, text: text, output: output)
                    },
                    makeLineLater: { text in
                        CommandAssembly.Factories.line(objectWatch, text: text, output: output)
                    },
                    clock: { clock }
                )
                self.lifetime = lifetime
                self.reference = reference
                self.clock = clock
                self.index = consume index
                self.printer = consume printer
                self.output = output
            } catch {
                await lifetime.endAbandonedOpening(error)
                throw error
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        var cache: Cache { lazyCache.value(in: lifetime) { newCache() } }

        private func newCache() -> Cache {
            let cache = CommandAssembly.Factories.cache(lifetime.objectWatch, output: output)
            lifetime.onEnd("Cache", position: 5, cache) { cache, isolation in
                try await CommandAssembly.Factories.endCache(cache, isolation: isolation)
            }
            return cache
        }

        /// Makes a new `Report`.
        func makeReport() -> Report {
            CommandAssembly.Factories.report(
                lifetime.objectWatch,
                cache: { [reference] in try reference.open("Cache", for: "Report").cache },
                makeLine: { [objectWatch = lifetime.objectWatch, output] text in
                    CommandAssembly.Factories.line(objectWatch, text: text, output: output)
                }
            )
        }

        /// Makes a new `Panel`.
        @MainActor func makePanel() -> Panel {
            CommandAssembly.Factories.panel(lifetime.objectWatch, output: { [output] in output })
        }

        /// Opens `FileScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openFile(path: String) throws -> File {
            try File(in: self, path: path)
        }

        #if compiler(>=6.2)
        /// Opens `FileScope` for as long as the closure runs, and ends it however that leaves.
        func withFile<Outcome>(
            path: String,
            isolation: isolated (any Actor)? = #isolation,
            _ body: nonisolated(nonsending) (File) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openFile(path: path)
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
        func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Tool, and each composition that includes it, hands out in `FileScope`.
    nonisolated protocol FileRoots: AnyObject {
        var file: App::File { get }
        func makePage(isolation: isolated (any Actor)?) async -> Page
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Tool makes for `FileScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class File: FileRoots {
        let file: App::File

        // An open scope keeps the one around it alive.
        fileprivate let command: Command
        fileprivate let lifetime: UnsynchronizedLifetime

        fileprivate init(in command: Command, path: String) throws {
            let lifetime = try UnsynchronizedLifetime("File", in: command.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let file = FileAssembly.Factories.file(objectWatch, path: path, output: command.output)
                lifetime.onEnd("File", position: 0, file) { file, isolation in
                    try await FileAssembly.Factories.endFile(file, isolation: isolation)
                }
                self.command = command
                self.lifetime = lifetime
                self.file = file
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Page`.
        func makePage(isolation: isolated (any Actor)? = #isolation) async -> Page {
            await FileAssembly.Factories.page(lifetime.objectWatch, file: file, output: command.output)
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

extension Tool.CommandRoots {
    /// Ends the scope where it is called.
    @discardableResult
    func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}

extension Tool.FileRoots {
    /// Ends the scope where it is called.
    @discardableResult
    func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}
