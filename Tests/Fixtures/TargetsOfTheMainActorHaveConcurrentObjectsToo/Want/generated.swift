// Written by Dovetail from AppAssembly, JobAssembly, WindowAssembly, WorkAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
            #sourceLocation()
        }
    }
}

extension JobAssembly {
    /// Makes what JobAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func jobView(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            part: consuming JobPart,
            isolation: isolated (any Actor)? = #isolation
        ) async -> JobView {
            #sourceLocation(file: "App/Manifest.swift", line: 66)
            return await ObjectWatch.tell(watch, "JobView", ObjectWatch.start(watch), JobView(
                meeting: meeting,
                part: part
            ))
            #sourceLocation()
        }

        @inline(never)
        @Background static func jobElsewhere(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            store: consuming Store
        ) async throws -> JobElsewhere {
            #sourceLocation(file: "App/Manifest.swift", line: 67)
            return try await ObjectWatch.tell(watch, "JobElsewhere", ObjectWatch.start(watch), JobElsewhere(
                meeting: meeting,
                store: store
            ))
            #sourceLocation()
        }

        @inline(never)
        static func jobLoader(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            number: consuming Int,
            isolation: isolated (any Actor)? = #isolation
        ) async throws -> JobLoader {
            #sourceLocation(file: "App/Manifest.swift", line: 68)
            return try await ObjectWatch.tell(watch, "JobLoader", ObjectWatch.start(watch), JobLoader(
                meeting: meeting,
                number: number
            ))
            #sourceLocation()
        }

        static func endJobLoader(_ object: JobLoader) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 70)
            let hook: (JobLoader) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func jobCounter(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            isolation: isolated (any Actor)? = #isolation
        ) async -> JobCounter {
            #sourceLocation(file: "App/Manifest.swift", line: 71)
            return await ObjectWatch.tell(watch, "JobCounter", ObjectWatch.start(watch), JobCounter(meeting: meeting))
            #sourceLocation()
        }

        static func endJobCounter(_ object: JobCounter) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 73)
            let hook: (JobCounter) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func jobPart(_ watch: ObjectWatch?, store: consuming Store) -> JobPart {
            #sourceLocation(file: "App/Manifest.swift", line: 74)
            return ObjectWatch.tell(watch, "JobPart", ObjectWatch.start(watch), JobPart(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func jobScreen(
            _ watch: ObjectWatch?,
            view: consuming JobView,
            elsewhere: consuming JobElsewhere,
            loader: consuming JobLoader,
            counter: consuming JobCounter
        ) -> JobScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 75)
            return ObjectWatch.tell(watch, "JobScreen", ObjectWatch.start(watch), JobScreen(
                view: view,
                elsewhere: elsewhere,
                loader: loader,
                counter: counter
            ))
            #sourceLocation()
        }
    }
}

extension WindowAssembly {
    /// Makes what WindowAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func windowView(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            part: consuming WindowPart
        ) async -> WindowView {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return await ObjectWatch.tell(watch, "WindowView", ObjectWatch.start(watch), WindowView(
                meeting: meeting,
                part: part
            ))
            #sourceLocation()
        }

        @inline(never)
        @Background static func windowElsewhere(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            store: consuming Store
        ) async throws -> WindowElsewhere {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return try await ObjectWatch.tell(watch, "WindowElsewhere", ObjectWatch.start(watch), WindowElsewhere(
                meeting: meeting,
                store: store
            ))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func windowLoader(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            number: consuming Int
        ) async throws -> WindowLoader {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return try await ObjectWatch.tell(watch, "WindowLoader", ObjectWatch.start(watch), WindowLoader(
                meeting: meeting,
                number: number
            ))
            #sourceLocation()
        }

        static func endWindowLoader(_ object: WindowLoader) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            let hook: (WindowLoader) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @MainActor static func windowCounter(_ watch: ObjectWatch?, meeting: consuming Meeting) async -> WindowCounter {
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            return await ObjectWatch.tell(watch, "WindowCounter", ObjectWatch.start(watch), WindowCounter(
                meeting: meeting
            ))
            #sourceLocation()
        }

        static func endWindowCounter(_ object: WindowCounter) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            let hook: (WindowCounter) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @MainActor static func windowPart(_ watch: ObjectWatch?, store: consuming Store) -> WindowPart {
            #sourceLocation(file: "App/Manifest.swift", line: 38)
            return ObjectWatch.tell(watch, "WindowPart", ObjectWatch.start(watch), WindowPart(store: store))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func windowScreen(
            _ watch: ObjectWatch?,
            view: consuming WindowView,
            elsewhere: consuming WindowElsewhere,
            loader: consuming WindowLoader,
            counter: consuming WindowCounter
        ) -> WindowScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            return ObjectWatch.tell(watch, "WindowScreen", ObjectWatch.start(watch), WindowScreen(
                view: view,
                elsewhere: elsewhere,
                loader: loader,
                counter: counter
            ))
            #sourceLocation()
        }
    }
}

extension WorkAssembly {
    /// Makes what WorkAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @Background static func workView(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            part: consuming WorkPart
        ) async -> WorkView {
            #sourceLocation(file: "App/Manifest.swift", line: 48)
            return await ObjectWatch.tell(watch, "WorkView", ObjectWatch.start(watch), WorkView(
                meeting: meeting,
                part: part
            ))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func workElsewhere(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            store: consuming Store
        ) async throws -> WorkElsewhere {
            #sourceLocation(file: "App/Manifest.swift", line: 49)
            return try await ObjectWatch.tell(watch, "WorkElsewhere", ObjectWatch.start(watch), WorkElsewhere(
                meeting: meeting,
                store: store
            ))
            #sourceLocation()
        }

        @inline(never)
        @Background static func workLoader(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            number: consuming Int
        ) async throws -> WorkLoader {
            #sourceLocation(file: "App/Manifest.swift", line: 50)
            return try await ObjectWatch.tell(watch, "WorkLoader", ObjectWatch.start(watch), WorkLoader(
                meeting: meeting,
                number: number
            ))
            #sourceLocation()
        }

        static func endWorkLoader(_ object: WorkLoader) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 52)
            let hook: (WorkLoader) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @Background static func workCounter(_ watch: ObjectWatch?, meeting: consuming Meeting) async -> WorkCounter {
            #sourceLocation(file: "App/Manifest.swift", line: 53)
            return await ObjectWatch.tell(watch, "WorkCounter", ObjectWatch.start(watch), WorkCounter(meeting: meeting))
            #sourceLocation()
        }

        static func endWorkCounter(_ object: WorkCounter) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 55)
            let hook: (WorkCounter) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @Background static func workPart(_ watch: ObjectWatch?, store: consuming Store) -> WorkPart {
            #sourceLocation(file: "App/Manifest.swift", line: 56)
            return ObjectWatch.tell(watch, "WorkPart", ObjectWatch.start(watch), WorkPart(store: store))
            #sourceLocation()
        }

        @inline(never)
        @Background static func workScreen(
            _ watch: ObjectWatch?,
            view: consuming WorkView,
            elsewhere: consuming WorkElsewhere,
            loader: consuming WorkLoader,
            counter: consuming WorkCounter
        ) -> WorkScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 57)
            return ObjectWatch.tell(watch, "WorkScreen", ObjectWatch.start(watch), WorkScreen(
                view: view,
                elsewhere: elsewhere,
                loader: loader,
                counter: counter
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var store: Store { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let store: Store

        fileprivate let lifetime: ScopeLifetime

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
        func openJob(meeting: Meeting, number: Int, isolation: isolated (any Actor)? = #isolation) async throws -> Job {
            try await Job(in: self, meeting: meeting, number: number)
        }

        #if compiler(>=6.2)
        /// Opens `JobScope` for as long as the closure runs, and ends it however that leaves.
        func withJob<Outcome>(
            meeting: Meeting,
            number: Int,
            isolation: isolated (any Actor)? = #isolation,
            _ body: nonisolated(nonsending) (Job) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try await openJob(meeting: meeting, number: number)
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
        @MainActor func openWindow(meeting: Meeting, number: Int) async throws -> Window {
            try await Window(in: self, meeting: meeting, number: number)
        }

        /// Opens `WindowScope` for as long as the closure runs, and ends it however that leaves.
        @MainActor func withWindow<Outcome>(
            meeting: Meeting,
            number: Int,
            _ body: @MainActor (Window) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try await openWindow(meeting: meeting, number: number)
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `WorkScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @Background func openWork(meeting: Meeting, number: Int) async throws -> Work {
            try await Work(in: self, meeting: meeting, number: number)
        }

        /// Opens `WorkScope` for as long as the closure runs, and ends it however that leaves.
        @Background func withWork<Outcome>(
            meeting: Meeting,
            number: Int,
            _ body: @Background (Work) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try await openWork(meeting: meeting, number: number)
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
        func makeJobScreen() -> JobScreen
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Product makes for `JobScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class Job: JobRoots {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let jobElsewhere: JobElsewhere
        fileprivate let jobLoader: JobLoader
        fileprivate let jobCounter: JobCounter
        fileprivate let jobView: JobView

        fileprivate init(
            in app: App,
            meeting: Meeting,
            number: Int,
            isolation: isolated (any Actor)? = #isolation
        ) async throws {
            let lifetime = try ScopeLifetime("Job", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                async let startedJobElsewhere = { @Background in
                    return try await JobAssembly.Factories.jobElsewhere(objectWatch, meeting: meeting, store: app.store)
                }()
                async let startedJobLoader = {
                    let jobLoader = try await JobAssembly.Factories.jobLoader(
                        objectWatch,
                        meeting: meeting,
                        number: number
                    )
                    lifetime.onEnd("JobLoader", position: 1) {
                        try await JobAssembly.Factories.endJobLoader(jobLoader)
                    }
                    return jobLoader
                }()
                async let startedJobCounter = {
                    let jobCounter = await JobAssembly.Factories.jobCounter(objectWatch, meeting: meeting)
                    lifetime.onEnd("JobCounter", position: 2) {
                        try await JobAssembly.Factories.endJobCounter(jobCounter)
                    }
                    return jobCounter
                }()
                async let startedJobView = {
                    let jobPart = JobAssembly.Factories.jobPart(objectWatch, store: app.store)
                    return await JobAssembly.Factories.jobView(objectWatch, meeting: meeting, part: jobPart)
                }()
                let jobElsewhere = try await startedJobElsewhere
                let jobLoader = try await startedJobLoader
                let jobCounter = await startedJobCounter
                let jobView = await startedJobView
                self.app = app
                self.lifetime = lifetime
                self.jobElsewhere = jobElsewhere
                self.jobLoader = jobLoader
                self.jobCounter = jobCounter
                self.jobView = jobView
            } catch {
                await lifetime.endAbandonedOpening(error)
                throw error
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `JobScreen`.
        func makeJobScreen() -> JobScreen {
            JobAssembly.Factories.jobScreen(
                lifetime.objectWatch,
                view: jobView,
                elsewhere: jobElsewhere,
                loader: jobLoader,
                counter: jobCounter
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
        func makeWindowScreen() -> WindowScreen
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `WindowScope`.
    @MainActor final class Window: WindowRoots {
        // An open scope keeps the one around it alive.
        nonisolated fileprivate let app: App
        nonisolated fileprivate let lifetime: ScopeLifetime
        nonisolated fileprivate let windowElsewhere: WindowElsewhere
        nonisolated fileprivate let windowLoader: WindowLoader
        nonisolated fileprivate let windowCounter: WindowCounter
        nonisolated fileprivate let windowView: WindowView

        fileprivate init(in app: App, meeting: Meeting, number: Int) async throws {
            let lifetime = try ScopeLifetime("Window", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                async let startedWindowElsewhere = { @Background in
                    return try await WindowAssembly.Factories.windowElsewhere(
                        objectWatch,
                        meeting: meeting,
                        store: app.store
                    )
                }()
                async let startedWindowLoader = { @MainActor in
                    let windowLoader = try await WindowAssembly.Factories.windowLoader(
                        objectWatch,
                        meeting: meeting,
                        number: number
                    )
                    lifetime.onEnd("WindowLoader", position: 1) {
                        try await WindowAssembly.Factories.endWindowLoader(windowLoader)
                    }
                    return windowLoader
                }()
                async let startedWindowCounter = { @MainActor in
                    let windowCounter = await WindowAssembly.Factories.windowCounter(objectWatch, meeting: meeting)
                    lifetime.onEnd("WindowCounter", position: 2) {
                        try await WindowAssembly.Factories.endWindowCounter(windowCounter)
                    }
                    return windowCounter
                }()
                async let startedWindowView = { @MainActor in
                    let windowPart = WindowAssembly.Factories.windowPart(objectWatch, store: app.store)
                    return await WindowAssembly.Factories.windowView(objectWatch, meeting: meeting, part: windowPart)
                }()
                let windowElsewhere = try await startedWindowElsewhere
                let windowLoader = try await startedWindowLoader
                let windowCounter = await startedWindowCounter
                let windowView = await startedWindowView
                self.app = app
                self.lifetime = lifetime
                self.windowElsewhere = windowElsewhere
                self.windowLoader = windowLoader
                self.windowCounter = windowCounter
                self.windowView = windowView
            } catch {
                await lifetime.endAbandonedOpening(error)
                throw error
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `WindowScreen`.
        func makeWindowScreen() -> WindowScreen {
            WindowAssembly.Factories.windowScreen(
                lifetime.objectWatch,
                view: windowView,
                elsewhere: windowElsewhere,
                loader: windowLoader,
                counter: windowCounter
            )
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `WorkScope`.
    @Background protocol WorkRoots: AnyObject, Sendable {
        func makeWorkScreen() -> WorkScreen
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `WorkScope`.
    @Background final class Work: WorkRoots {
        // An open scope keeps the one around it alive.
        nonisolated fileprivate let app: App
        nonisolated fileprivate let lifetime: ScopeLifetime
        nonisolated fileprivate let workElsewhere: WorkElsewhere
        nonisolated fileprivate let workLoader: WorkLoader
        nonisolated fileprivate let workCounter: WorkCounter
        nonisolated fileprivate let workView: WorkView

        fileprivate init(in app: App, meeting: Meeting, number: Int) async throws {
            let lifetime = try ScopeLifetime("Work", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                async let startedWorkElsewhere = { @MainActor in
                    return try await WorkAssembly.Factories.workElsewhere(
                        objectWatch,
                        meeting: meeting,
                        store: app.store
                    )
                }()
                async let startedWorkLoader = { @Background in
                    let workLoader = try await WorkAssembly.Factories.workLoader(
                        objectWatch,
                        meeting: meeting,
                        number: number
                    )
                    lifetime.onEnd("WorkLoader", position: 1) {
                        try await WorkAssembly.Factories.endWorkLoader(workLoader)
                    }
                    return workLoader
                }()
                async let startedWorkCounter = { @Background in
                    let workCounter = await WorkAssembly.Factories.workCounter(objectWatch, meeting: meeting)
                    lifetime.onEnd("WorkCounter", position: 2) {
                        try await WorkAssembly.Factories.endWorkCounter(workCounter)
                    }
                    return workCounter
                }()
                async let startedWorkView = { @Background in
                    let workPart = WorkAssembly.Factories.workPart(objectWatch, store: app.store)
                    return await WorkAssembly.Factories.workView(objectWatch, meeting: meeting, part: workPart)
                }()
                let workElsewhere = try await startedWorkElsewhere
                let workLoader = try await startedWorkLoader
                let workCounter = await startedWorkCounter
                let workView = await startedWorkView
                self.app = app
                self.lifetime = lifetime
                self.workElsewhere = workElsewhere
                self.workLoader = workLoader
                self.workCounter = workCounter
                self.workView = workView
            } catch {
                await lifetime.endAbandonedOpening(error)
                throw error
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `WorkScreen`.
        func makeWorkScreen() -> WorkScreen {
            WorkAssembly.Factories.workScreen(
                lifetime.objectWatch,
                view: workView,
                elsewhere: workElsewhere,
                loader: workLoader,
                counter: workCounter
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

#if compiler(>=6.2)
    extension Product.Work: nonisolated OpenScope {}
#else
    extension Product.Work: OpenScope {}
#endif
