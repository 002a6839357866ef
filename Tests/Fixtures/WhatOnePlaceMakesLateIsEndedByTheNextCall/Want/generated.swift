// Written by Dovetail from CommandAssembly, FileAssembly, Tool. Do not edit.

import Dovetail

extension CommandAssembly {
    /// Makes what CommandAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func output(_ watch: ObjectWatch?) -> Output {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Output", ObjectWatch.start(watch), Output())
            #sourceLocation()
        }

        static func endOutput(_ object: Output, isolation: isolated (any Actor)? = #isolation) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (Output) async throws -> Void
            #else
                typealias Hook = (Output) async throws -> Void
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            let hook: Hook = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func store(_ watch: ObjectWatch?, output: consuming Output) -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store(output: output))
            #sourceLocation()
        }

        static func endStore(_ object: Store, isolation: isolated (any Actor)? = #isolation) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (Store) async throws -> Void
            #else
                typealias Hook = (Store) async throws -> Void
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            let hook: Hook = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func cache(_ watch: ObjectWatch?, store: consuming Store) -> Cache {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Cache", ObjectWatch.start(watch), Cache(store: store))
            #sourceLocation()
        }

        static func endCache(_ object: Cache, isolation: isolated (any Actor)? = #isolation) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (Cache) async throws -> Void
            #else
                typealias Hook = (Cache) async throws -> Void
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            let hook: Hook = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }
    }
}

extension FileAssembly {
    /// Makes what FileAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func page(_ watch: ObjectWatch?, cache: consuming Cache) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(cache: cache))
            #sourceLocation()
        }

        static func endPage(_ object: Page, isolation: isolated (any Actor)? = #isolation) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (Page) async throws -> Void
            #else
                typealias Hook = (Page) async throws -> Void
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            let hook: Hook = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }
    }
}

extension Tool {
    /// What Tool, and each composition that includes it, hands out in `CommandScope`.
    nonisolated protocol CommandRoots: AnyObject {
        var output: Output { get }
        var store: Store { get }
        var cache: Cache { get }
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Tool makes for `CommandScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class Command: CommandRoots {
        let output: Output

        fileprivate let lifetime: UnsynchronizedLifetime
        private let lazyStore = UnsynchronizedLazy<Store>("Store")
        private let lazyCache = UnsynchronizedLazy<Cache>("Cache")

        /// Opens `CommandScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = UnsynchronizedLifetime("Command", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let output = CommandAssembly.Factories.output(objectWatch)
                lifetime.onEnd("Output", position: 0, output) { output, isolation in
                    try await CommandAssembly.Factories.endOutput(output, isolation: isolation)
                }
                self.lifetime = lifetime
                self.output = output
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        var store: Store { lazyStore.value(in: lifetime) { newStore() } }

        private func newStore() -> Store {
            let store = CommandAssembly.Factories.store(lifetime.objectWatch, output: output)
            lifetime.onEnd("Store", position: 1, store) { store, isolation in
                try await CommandAssembly.Factories.endStore(store, isolation: isolation)
            }
            return store
        }

        var cache: Cache { lazyCache.value(in: lifetime) { newCache() } }

        private func newCache() -> Cache {
            let cache = CommandAssembly.Factories.cache(lifetime.objectWatch, store: store)
            lifetime.onEnd("Cache", position: 2, cache) { cache, isolation in
                try await CommandAssembly.Factories.endCache(cache, isolation: isolation)
            }
            return cache
        }

        /// Opens `FileScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openFile() throws -> File {
            try File(in: self)
        }

        #if compiler(>=6.2)
        /// Opens `FileScope` for as long as the closure runs, and ends it however that leaves.
        func withFile<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: nonisolated(nonsending) (File) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openFile()
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
        var page: Page { get }
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Tool makes for `FileScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class File: FileRoots {
        // An open scope keeps the one around it alive.
        fileprivate let command: Command
        fileprivate let lifetime: UnsynchronizedLifetime
        private let lazyPage = UnsynchronizedLazy<Page>("Page")

        fileprivate init(in command: Command) throws {
            let lifetime = try UnsynchronizedLifetime("File", in: command.lifetime)
            self.command = command
            self.lifetime = lifetime
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        var page: Page { lazyPage.value(in: lifetime) { newPage() } }

        private func newPage() -> Page {
            let page = FileAssembly.Factories.page(lifetime.objectWatch, cache: command.cache)
            lifetime.onEnd("Page", position: 0, page) { page, isolation in
                try await FileAssembly.Factories.endPage(page, isolation: isolation)
            }
            return page
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
