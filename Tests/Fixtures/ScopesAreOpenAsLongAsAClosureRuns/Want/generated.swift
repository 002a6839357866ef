// Written by Dovetail from AccountAssembly, JobAssembly, WindowAssembly, Jobs, Product. Do not edit.

import Dovetail

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(
            _ watch: ObjectWatch?,
            body: consuming String,
            scope: consuming Int,
            result: consuming Bool,
            isolation: consuming Double
        ) async throws -> Store {
            #sourceLocation(file: "App/App.swift", line: 35)
            return try await ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store(
                body: body,
                scope: scope,
                result: result,
                isolation: isolation
            ))
            #sourceLocation()
        }

        static func endStore(_ object: Store) async throws {
            #sourceLocation(file: "App/App.swift", line: 35)
            let hook: (Store) async throws -> Void = { print("closed the store of", $0.user) }
            #sourceLocation()
            try await hook(object)
        }
    }
}

extension JobAssembly {
    /// Makes what JobAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func draft(_ watch: ObjectWatch?) -> Draft {
            #sourceLocation(file: "App/App.swift", line: 47)
            return ObjectWatch.tell(watch, "Draft", ObjectWatch.start(watch), Draft())
            #sourceLocation()
        }
    }
}

extension WindowAssembly {
    /// Makes what WindowAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func window(_ watch: ObjectWatch?) -> Window {
            #sourceLocation(file: "App/App.swift", line: 41)
            return ObjectWatch.tell(watch, "Window", ObjectWatch.start(watch), Window())
            #sourceLocation()
        }

        @MainActor static func endWindow(_ object: Window) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (Window) async throws -> Void
            #else
                typealias Hook = @MainActor (Window) async throws -> Void
            #endif
            #sourceLocation(file: "App/App.swift", line: 41)
            let hook: Hook = { print("closed", $0.title) }
            #sourceLocation()
            try await hook(object)
        }
    }
}

extension Jobs {
    /// What Jobs makes for `AppScope`.
    nonisolated final class App: OpenScope {
        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            lifetime.finishOpening(self)
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

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Jobs, and each composition that includes it, hands out in `JobScope`.
    nonisolated protocol JobRoots: AnyObject {
        var draft: Draft { get }
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Jobs makes for `JobScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class Job: JobRoots {
        let draft: Draft

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Job", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let draft = JobAssembly.Factories.draft(objectWatch)
                self.app = app
                self.lifetime = lifetime
                self.draft = consume draft
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
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

extension Jobs.JobRoots {
    /// Ends the scope where it is called.
    @discardableResult
    func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}

extension Product {
    /// What Product makes for `AppScope`.
    nonisolated final class App: OpenScope {
        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            lifetime.finishOpening(self)
        }

        /// Opens `AccountScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openAccount(body: String, scope: Int, result: Bool, isolation: Double) async throws -> Account {
            try await Account(in: self, body: body, scope: scope, result: result, isolation: isolation)
        }

        /// Opens `AccountScope` for as long as the closure runs, and ends it however that leaves.
        func withAccount<Outcome>(
            body: String,
            scope: Int,
            result: Bool,
            isolation: Double,
            isolation isolation2: isolated (any Actor)? = #isolation,
            _ body2: (Account) async throws -> Outcome
        ) async throws -> Outcome {
            let scope2 = try await openAccount(body: body, scope: scope, result: result, isolation: isolation)
            do {
                let result2 = try await body2(scope2)
                await scope2.end()
                return result2
            } catch {
                await scope2.end()
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

    /// What Product, and each composition that includes it, hands out in `AccountScope`.
    nonisolated protocol AccountRoots: AnyObject, Sendable {
        var store: Store { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, OpenScope {
        let store: Store

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App, body: String, scope: Int, result: Bool, isolation: Double) async throws {
            let lifetime = try ScopeLifetime("Account", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let store = try await AccountAssembly.Factories.store(
                    objectWatch,
                    body: body,
                    scope: scope,
                    result: result,
                    isolation: isolation
                )
                lifetime.onEnd("Store", position: 0) {
                    try await AccountAssembly.Factories.endStore(store)
                }
                self.app = app
                self.lifetime = lifetime
                self.store = store
            } catch {
                lifetime.abandonOpening(error)
                throw error
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

    /// What Product, and each composition that includes it, hands out in `WindowScope`.
    @MainActor protocol WindowRoots: AnyObject, Sendable {
        var window: App::Window { get }
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `WindowScope`.
    @MainActor final class Window: WindowRoots {
        let window: App::Window

        // An open scope keeps the one around it alive.
        nonisolated fileprivate let app: App
        nonisolated fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Window", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let window = WindowAssembly.Factories.window(objectWatch)
                lifetime.onEnd("Window", position: 0) { @MainActor in
                    try await WindowAssembly.Factories.endWindow(window)
                }
                self.app = app
                self.lifetime = lifetime
                self.window = window
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
