// Written by Dovetail from HostAssembly, JobAssembly, JobInJobAssembly, JobInMainAssembly, JobInOwnAssembly, JobInPlainAssembly, MainAssembly, MainInMainAssembly, MainInOwnAssembly, MainInPlainAssembly, OwnAssembly, OwnInMainAssembly, OwnInOwnAssembly, OwnInPlainAssembly, PlainAssembly, PlainInMainAssembly, PlainInOwnAssembly, PlainInPlainAssembly, Product. Do not edit.

import Dovetail

extension HostAssembly {
    /// Makes what HostAssembly registers.
    nonisolated enum Factories {
        static func store() -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 8)
            return Store()
            #sourceLocation()
        }

        static func endStore(_ object: Store) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 8)
            let hook: (Store) async throws -> Void = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }
    }
}

extension JobAssembly {
    /// Makes what JobAssembly registers.
    nonisolated enum Factories {
        static func jobModel(store: Store) -> JobModel {
            #sourceLocation(file: "App/Manifest.swift", line: 58)
            return JobModel(store: store)
            #sourceLocation()
        }

        static func jobService() -> JobService {
            #sourceLocation(file: "App/Manifest.swift", line: 59)
            return JobService()
            #sourceLocation()
        }
    }
}

extension JobInJobAssembly {
    /// Makes what JobInJobAssembly registers.
    nonisolated enum Factories {
        static func jobInJob(service: JobService, store: Store, model: JobModel) -> JobInJob {
            #sourceLocation(file: "App/Manifest.swift", line: 236)
            return JobInJob(service: service, store: store, model: model)
            #sourceLocation()
        }

        static func note(store: Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 237)
            return Note(store: store)
            #sourceLocation()
        }

        static func jobInJobScreen(jobInJob: JobInJob, note: Note) -> JobInJobScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 238)
            return JobInJobScreen(jobInJob: jobInJob, note: note)
            #sourceLocation()
        }
    }
}

extension JobInMainAssembly {
    /// Makes what JobInMainAssembly registers.
    nonisolated enum Factories {
        static func jobInMain(service: MainService, store: Store) -> JobInMain {
            #sourceLocation(file: "App/Manifest.swift", line: 167)
            return JobInMain(service: service, store: store)
            #sourceLocation()
        }

        static func note(store: Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 168)
            return Note(store: store)
            #sourceLocation()
        }

        static func jobInMainScreen(jobInMain: JobInMain, note: Note) -> JobInMainScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 169)
            return JobInMainScreen(jobInMain: jobInMain, note: note)
            #sourceLocation()
        }
    }
}

extension JobInOwnAssembly {
    /// Makes what JobInOwnAssembly registers.
    nonisolated enum Factories {
        static func jobInOwn(service: OwnService, store: Store) -> JobInOwn {
            #sourceLocation(file: "App/Manifest.swift", line: 222)
            return JobInOwn(service: service, store: store)
            #sourceLocation()
        }

        static func note(store: Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 223)
            return Note(store: store)
            #sourceLocation()
        }

        static func jobInOwnScreen(jobInOwn: JobInOwn, note: Note) -> JobInOwnScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 224)
            return JobInOwnScreen(jobInOwn: jobInOwn, note: note)
            #sourceLocation()
        }
    }
}

extension JobInPlainAssembly {
    /// Makes what JobInPlainAssembly registers.
    nonisolated enum Factories {
        static func jobInPlain(service: PlainService, store: Store, model: PlainModel) -> JobInPlain {
            #sourceLocation(file: "App/Manifest.swift", line: 112)
            return JobInPlain(service: service, store: store, model: model)
            #sourceLocation()
        }

        static func note(store: Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 113)
            return Note(store: store)
            #sourceLocation()
        }

        static func jobInPlainScreen(jobInPlain: JobInPlain, note: Note) -> JobInPlainScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 114)
            return JobInPlainScreen(jobInPlain: jobInPlain, note: note)
            #sourceLocation()
        }
    }
}

extension MainAssembly {
    /// Makes what MainAssembly registers.
    nonisolated enum Factories {
        @MainActor static func mainModel(store: Store) -> MainModel {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return MainModel(store: store)
            #sourceLocation()
        }

        @MainActor static func mainService() -> MainService {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            return MainService()
            #sourceLocation()
        }
    }
}

extension MainInMainAssembly {
    /// Makes what MainInMainAssembly registers.
    nonisolated enum Factories {
        @MainActor static func mainInMain(service: MainService, store: Store, model: MainModel) -> MainInMain {
            #sourceLocation(file: "App/Manifest.swift", line: 139)
            return MainInMain(service: service, store: store, model: model)
            #sourceLocation()
        }

        @MainActor static func endMainInMain(_ object: MainInMain) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (MainInMain) async throws -> Void
            #else
                typealias Hook = @MainActor (MainInMain) async throws -> Void
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 139)
            let hook: Hook = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @MainActor static func note(store: Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 140)
            return Note(store: store)
            #sourceLocation()
        }

        @MainActor static func mainInMainScreen(mainInMain: MainInMain, note: Note) -> MainInMainScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 141)
            return MainInMainScreen(mainInMain: mainInMain, note: note)
            #sourceLocation()
        }
    }
}

extension MainInOwnAssembly {
    /// Makes what MainInOwnAssembly registers.
    nonisolated enum Factories {
        @MainActor static func mainInOwn(service: OwnService, store: Store) -> MainInOwn {
            #sourceLocation(file: "App/Manifest.swift", line: 194)
            return MainInOwn(service: service, store: store)
            #sourceLocation()
        }

        @MainActor static func endMainInOwn(_ object: MainInOwn) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (MainInOwn) async throws -> Void
            #else
                typealias Hook = @MainActor (MainInOwn) async throws -> Void
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 194)
            let hook: Hook = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @MainActor static func note(store: Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 195)
            return Note(store: store)
            #sourceLocation()
        }

        @MainActor static func mainInOwnScreen(mainInOwn: MainInOwn, note: Note) -> MainInOwnScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 196)
            return MainInOwnScreen(mainInOwn: mainInOwn, note: note)
            #sourceLocation()
        }
    }
}

extension MainInPlainAssembly {
    /// Makes what MainInPlainAssembly registers.
    nonisolated enum Factories {
        @MainActor static func mainInPlain(service: PlainService, store: Store, model: PlainModel) -> MainInPlain {
            #sourceLocation(file: "App/Manifest.swift", line: 84)
            return MainInPlain(service: service, store: store, model: model)
            #sourceLocation()
        }

        @MainActor static func endMainInPlain(_ object: MainInPlain) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (MainInPlain) async throws -> Void
            #else
                typealias Hook = @MainActor (MainInPlain) async throws -> Void
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 84)
            let hook: Hook = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @MainActor static func note(store: Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 85)
            return Note(store: store)
            #sourceLocation()
        }

        @MainActor static func mainInPlainScreen(mainInPlain: MainInPlain, note: Note) -> MainInPlainScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 86)
            return MainInPlainScreen(mainInPlain: mainInPlain, note: note)
            #sourceLocation()
        }
    }
}

extension OwnAssembly {
    /// Makes what OwnAssembly registers.
    nonisolated enum Factories {
        @Background static func ownModel(store: Store) -> OwnModel {
            #sourceLocation(file: "App/Manifest.swift", line: 45)
            return OwnModel(store: store)
            #sourceLocation()
        }

        @Background static func ownService() -> OwnService {
            #sourceLocation(file: "App/Manifest.swift", line: 46)
            return OwnService()
            #sourceLocation()
        }
    }
}

extension OwnInMainAssembly {
    /// Makes what OwnInMainAssembly registers.
    nonisolated enum Factories {
        @Background static func ownInMain(service: MainService, store: Store) -> OwnInMain {
            #sourceLocation(file: "App/Manifest.swift", line: 153)
            return OwnInMain(service: service, store: store)
            #sourceLocation()
        }

        @Background static func endOwnInMain(_ object: OwnInMain) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (OwnInMain) async throws -> Void
            #else
                typealias Hook = @Background (OwnInMain) async throws -> Void
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 153)
            let hook: Hook = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @Background static func note(store: Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 154)
            return Note(store: store)
            #sourceLocation()
        }

        @Background static func ownInMainScreen(ownInMain: OwnInMain, note: Note) -> OwnInMainScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 155)
            return OwnInMainScreen(ownInMain: ownInMain, note: note)
            #sourceLocation()
        }
    }
}

extension OwnInOwnAssembly {
    /// Makes what OwnInOwnAssembly registers.
    nonisolated enum Factories {
        @Background static func ownInOwn(service: OwnService, store: Store, model: OwnModel) -> OwnInOwn {
            #sourceLocation(file: "App/Manifest.swift", line: 208)
            return OwnInOwn(service: service, store: store, model: model)
            #sourceLocation()
        }

        @Background static func endOwnInOwn(_ object: OwnInOwn) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (OwnInOwn) async throws -> Void
            #else
                typealias Hook = @Background (OwnInOwn) async throws -> Void
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 208)
            let hook: Hook = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @Background static func note(store: Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 209)
            return Note(store: store)
            #sourceLocation()
        }

        @Background static func ownInOwnScreen(ownInOwn: OwnInOwn, note: Note) -> OwnInOwnScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 210)
            return OwnInOwnScreen(ownInOwn: ownInOwn, note: note)
            #sourceLocation()
        }
    }
}

extension OwnInPlainAssembly {
    /// Makes what OwnInPlainAssembly registers.
    nonisolated enum Factories {
        @Background static func ownInPlain(service: PlainService, store: Store, model: PlainModel) -> OwnInPlain {
            #sourceLocation(file: "App/Manifest.swift", line: 98)
            return OwnInPlain(service: service, store: store, model: model)
            #sourceLocation()
        }

        @Background static func endOwnInPlain(_ object: OwnInPlain) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (OwnInPlain) async throws -> Void
            #else
                typealias Hook = @Background (OwnInPlain) async throws -> Void
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 98)
            let hook: Hook = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @Background static func note(store: Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 99)
            return Note(store: store)
            #sourceLocation()
        }

        @Background static func ownInPlainScreen(ownInPlain: OwnInPlain, note: Note) -> OwnInPlainScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 100)
            return OwnInPlainScreen(ownInPlain: ownInPlain, note: note)
            #sourceLocation()
        }
    }
}

extension PlainAssembly {
    /// Makes what PlainAssembly registers.
    nonisolated enum Factories {
        static func plainModel(store: Store) -> PlainModel {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return PlainModel(store: store)
            #sourceLocation()
        }

        static func plainService() -> PlainService {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return PlainService()
            #sourceLocation()
        }
    }
}

extension PlainInMainAssembly {
    /// Makes what PlainInMainAssembly registers.
    nonisolated enum Factories {
        static func plainInMain(service: MainService, store: Store) -> PlainInMain {
            #sourceLocation(file: "App/Manifest.swift", line: 125)
            return PlainInMain(service: service, store: store)
            #sourceLocation()
        }

        static func endPlainInMain(_ object: PlainInMain) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 125)
            let hook: (PlainInMain) async throws -> Void = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        static func note(store: Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 126)
            return Note(store: store)
            #sourceLocation()
        }

        static func plainInMainScreen(plainInMain: PlainInMain, note: Note) -> PlainInMainScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 127)
            return PlainInMainScreen(plainInMain: plainInMain, note: note)
            #sourceLocation()
        }
    }
}

extension PlainInOwnAssembly {
    /// Makes what PlainInOwnAssembly registers.
    nonisolated enum Factories {
        static func plainInOwn(service: OwnService, store: Store) -> PlainInOwn {
            #sourceLocation(file: "App/Manifest.swift", line: 180)
            return PlainInOwn(service: service, store: store)
            #sourceLocation()
        }

        static func endPlainInOwn(_ object: PlainInOwn) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 180)
            let hook: (PlainInOwn) async throws -> Void = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        static func note(store: Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 181)
            return Note(store: store)
            #sourceLocation()
        }

        static func plainInOwnScreen(plainInOwn: PlainInOwn, note: Note) -> PlainInOwnScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 182)
            return PlainInOwnScreen(plainInOwn: plainInOwn, note: note)
            #sourceLocation()
        }
    }
}

extension PlainInPlainAssembly {
    /// Makes what PlainInPlainAssembly registers.
    nonisolated enum Factories {
        static func plainInPlain(service: PlainService, store: Store, model: PlainModel) -> PlainInPlain {
            #sourceLocation(file: "App/Manifest.swift", line: 70)
            return PlainInPlain(service: service, store: store, model: model)
            #sourceLocation()
        }

        static func endPlainInPlain(_ object: PlainInPlain) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 70)
            let hook: (PlainInPlain) async throws -> Void = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        static func note(store: Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 71)
            return Note(store: store)
            #sourceLocation()
        }

        static func plainInPlainScreen(plainInPlain: PlainInPlain, note: Note) -> PlainInPlainScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 72)
            return PlainInPlainScreen(plainInPlain: plainInPlain, note: note)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `HostScope`.
    nonisolated protocol HostRoots: AnyObject, Sendable {
        var store: Store { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `HostScope`.
    nonisolated final class Host: HostRoots, OpenScope {
        let store: Store

        fileprivate let lifetime: ScopeLifetime

        /// Opens `HostScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Host", observer: scopeObserver)
            let store = HostAssembly.Factories.store()
            lifetime.onEnd("Store", position: 0) {
                try await HostAssembly.Factories.endStore(store)
            }
            self.lifetime = lifetime
            self.store = store
            lifetime.finishOpening()
        }

        deinit {
            lifetime.abandon()
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

        /// Opens `MainScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @MainActor func openMain() throws -> Main {
            try Main(in: self)
        }

        /// Opens `MainScope` for as long as the closure runs, and ends it however that leaves.
        @MainActor func withMain<Outcome>(_ body: @MainActor (Main) async throws -> Outcome) async throws -> Outcome {
            let scope = try openMain()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `OwnScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @Background func openOwn() throws -> Own {
            try Own(in: self)
        }

        /// Opens `OwnScope` for as long as the closure runs, and ends it however that leaves.
        @Background func withOwn<Outcome>(_ body: @Background (Own) async throws -> Outcome) async throws -> Outcome {
            let scope = try openOwn()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `PlainScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openPlain() throws -> Plain {
            try Plain(in: self)
        }

        /// Opens `PlainScope` for as long as the closure runs, and ends it however that leaves.
        func withPlain<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Plain) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openPlain()
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

    /// What Product makes for `JobScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class Job {
        // An open scope keeps the one around it alive.
        fileprivate let host: Host
        fileprivate let lifetime: ScopeLifetime
        fileprivate let jobModel: JobModel
        fileprivate let jobService: JobService

        fileprivate init(in host: Host) throws {
            let lifetime = try ScopeLifetime("Job", in: host.lifetime)
            let jobModel = JobAssembly.Factories.jobModel(store: host.store)
            let jobService = JobAssembly.Factories.jobService()
            self.host = host
            self.lifetime = lifetime
            self.jobModel = jobModel
            self.jobService = jobService
            lifetime.finishOpening()
        }

        /// Opens `JobInJobScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openJobInJob() throws -> JobInJob {
            try JobInJob(in: self)
        }

        #if compiler(>=6.2)
        /// Opens `JobInJobScope` for as long as the closure runs, and ends it however that leaves.
        func withJobInJob<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: nonisolated(nonsending) (JobInJob) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openJobInJob()
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

    /// What Product, and each composition that includes it, hands out in `JobInJobScope`.
    nonisolated protocol JobInJobRoots: AnyObject {
        func makeJobInJobScreen() -> JobInJobScreen
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Product makes for `JobInJobScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class JobInJob: JobInJobRoots {
        // An open scope keeps the one around it alive.
        fileprivate let job: Job
        fileprivate let lifetime: ScopeLifetime
        fileprivate let jobInJob: App.JobInJob
        private let lazyNote = UnsynchronizedLazy<Note>("Note")

        fileprivate init(in job: Job) throws {
            let lifetime = try ScopeLifetime("JobInJob", in: job.lifetime)
            let jobInJob = JobInJobAssembly.Factories.jobInJob(
                service: job.jobService,
                store: job.host.store,
                model: job.jobModel
            )
            self.job = job
            self.lifetime = lifetime
            self.jobInJob = jobInJob
            lifetime.finishOpening()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            JobInJobAssembly.Factories.note(store: job.host.store)
        }

        /// Makes a new `JobInJobScreen`.
        func makeJobInJobScreen() -> JobInJobScreen {
            JobInJobAssembly.Factories.jobInJobScreen(jobInJob: jobInJob, note: note)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product makes for `MainScope`.
    @MainActor final class Main {
        // An open scope keeps the one around it alive.
        nonisolated fileprivate let host: Host
        nonisolated fileprivate let lifetime: ScopeLifetime
        fileprivate let mainModel: MainModel
        nonisolated fileprivate let mainService: MainService

        fileprivate init(in host: Host) throws {
            let lifetime = try ScopeLifetime("Main", in: host.lifetime)
            let mainModel = MainAssembly.Factories.mainModel(store: host.store)
            let mainService = MainAssembly.Factories.mainService()
            self.host = host
            self.lifetime = lifetime
            self.mainModel = mainModel
            self.mainService = mainService
            lifetime.finishOpening()
        }

        /// Opens `JobInMainScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        nonisolated func openJobInMain() throws -> JobInMain {
            try JobInMain(in: self)
        }

        #if compiler(>=6.2)
        /// Opens `JobInMainScope` for as long as the closure runs, and ends it however that leaves.
        func withJobInMain<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: nonisolated(nonsending) (JobInMain) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openJobInMain()
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

        /// Opens `MainInMainScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openMainInMain() throws -> MainInMain {
            try MainInMain(in: self)
        }

        /// Opens `MainInMainScope` for as long as the closure runs, and ends it however that leaves.
        func withMainInMain<Outcome>(_ body: @MainActor (MainInMain) async throws -> Outcome) async throws -> Outcome {
            let scope = try openMainInMain()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `OwnInMainScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @Background func openOwnInMain() throws -> OwnInMain {
            try OwnInMain(in: self)
        }

        /// Opens `OwnInMainScope` for as long as the closure runs, and ends it however that leaves.
        @Background func withOwnInMain<Outcome>(
            _ body: @Background (OwnInMain) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openOwnInMain()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `PlainInMainScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        nonisolated func openPlainInMain() throws -> PlainInMain {
            try PlainInMain(in: self)
        }

        /// Opens `PlainInMainScope` for as long as the closure runs, and ends it however that leaves.
        func withPlainInMain<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (PlainInMain) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openPlainInMain()
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

    /// What Product, and each composition that includes it, hands out in `JobInMainScope`.
    nonisolated protocol JobInMainRoots: AnyObject {
        func makeJobInMainScreen() -> JobInMainScreen
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Product makes for `JobInMainScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class JobInMain: JobInMainRoots {
        // An open scope keeps the one around it alive.
        fileprivate let main: Main
        fileprivate let lifetime: ScopeLifetime
        fileprivate let jobInMain: App.JobInMain
        private let lazyNote = UnsynchronizedLazy<Note>("Note")

        fileprivate init(in main: Main) throws {
            let lifetime = try ScopeLifetime("JobInMain", in: main.lifetime)
            let jobInMain = JobInMainAssembly.Factories.jobInMain(service: main.mainService, store: main.host.store)
            self.main = main
            self.lifetime = lifetime
            self.jobInMain = jobInMain
            lifetime.finishOpening()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            JobInMainAssembly.Factories.note(store: main.host.store)
        }

        /// Makes a new `JobInMainScreen`.
        func makeJobInMainScreen() -> JobInMainScreen {
            JobInMainAssembly.Factories.jobInMainScreen(jobInMain: jobInMain, note: note)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product makes for `OwnScope`.
    @Background final class Own {
        // An open scope keeps the one around it alive.
        nonisolated fileprivate let host: Host
        nonisolated fileprivate let lifetime: ScopeLifetime
        fileprivate let ownModel: OwnModel
        nonisolated fileprivate let ownService: OwnService

        fileprivate init(in host: Host) throws {
            let lifetime = try ScopeLifetime("Own", in: host.lifetime)
            let ownModel = OwnAssembly.Factories.ownModel(store: host.store)
            let ownService = OwnAssembly.Factories.ownService()
            self.host = host
            self.lifetime = lifetime
            self.ownModel = ownModel
            self.ownService = ownService
            lifetime.finishOpening()
        }

        /// Opens `JobInOwnScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        nonisolated func openJobInOwn() throws -> JobInOwn {
            try JobInOwn(in: self)
        }

        #if compiler(>=6.2)
        /// Opens `JobInOwnScope` for as long as the closure runs, and ends it however that leaves.
        func withJobInOwn<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: nonisolated(nonsending) (JobInOwn) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openJobInOwn()
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

        /// Opens `MainInOwnScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @MainActor func openMainInOwn() throws -> MainInOwn {
            try MainInOwn(in: self)
        }

        /// Opens `MainInOwnScope` for as long as the closure runs, and ends it however that leaves.
        @MainActor func withMainInOwn<Outcome>(
            _ body: @MainActor (MainInOwn) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openMainInOwn()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `OwnInOwnScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openOwnInOwn() throws -> OwnInOwn {
            try OwnInOwn(in: self)
        }

        /// Opens `OwnInOwnScope` for as long as the closure runs, and ends it however that leaves.
        func withOwnInOwn<Outcome>(_ body: @Background (OwnInOwn) async throws -> Outcome) async throws -> Outcome {
            let scope = try openOwnInOwn()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `PlainInOwnScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        nonisolated func openPlainInOwn() throws -> PlainInOwn {
            try PlainInOwn(in: self)
        }

        /// Opens `PlainInOwnScope` for as long as the closure runs, and ends it however that leaves.
        func withPlainInOwn<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (PlainInOwn) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openPlainInOwn()
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

    /// What Product, and each composition that includes it, hands out in `JobInOwnScope`.
    nonisolated protocol JobInOwnRoots: AnyObject {
        func makeJobInOwnScreen() -> JobInOwnScreen
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Product makes for `JobInOwnScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class JobInOwn: JobInOwnRoots {
        // An open scope keeps the one around it alive.
        fileprivate let own: Own
        fileprivate let lifetime: ScopeLifetime
        fileprivate let jobInOwn: App.JobInOwn
        private let lazyNote = UnsynchronizedLazy<Note>("Note")

        fileprivate init(in own: Own) throws {
            let lifetime = try ScopeLifetime("JobInOwn", in: own.lifetime)
            let jobInOwn = JobInOwnAssembly.Factories.jobInOwn(service: own.ownService, store: own.host.store)
            self.own = own
            self.lifetime = lifetime
            self.jobInOwn = jobInOwn
            lifetime.finishOpening()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            JobInOwnAssembly.Factories.note(store: own.host.store)
        }

        /// Makes a new `JobInOwnScreen`.
        func makeJobInOwnScreen() -> JobInOwnScreen {
            JobInOwnAssembly.Factories.jobInOwnScreen(jobInOwn: jobInOwn, note: note)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product makes for `PlainScope`.
    nonisolated final class Plain: OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let host: Host
        fileprivate let lifetime: ScopeLifetime
        fileprivate let plainModel: PlainModel
        fileprivate let plainService: PlainService

        fileprivate init(in host: Host) throws {
            let lifetime = try ScopeLifetime("Plain", in: host.lifetime)
            let plainModel = PlainAssembly.Factories.plainModel(store: host.store)
            let plainService = PlainAssembly.Factories.plainService()
            self.host = host
            self.lifetime = lifetime
            self.plainModel = plainModel
            self.plainService = plainService
            lifetime.finishOpening()
        }

        /// Opens `JobInPlainScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openJobInPlain() throws -> JobInPlain {
            try JobInPlain(in: self)
        }

        #if compiler(>=6.2)
        /// Opens `JobInPlainScope` for as long as the closure runs, and ends it however that leaves.
        func withJobInPlain<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: nonisolated(nonsending) (JobInPlain) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openJobInPlain()
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

        /// Opens `MainInPlainScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @MainActor func openMainInPlain() throws -> MainInPlain {
            try MainInPlain(in: self)
        }

        /// Opens `MainInPlainScope` for as long as the closure runs, and ends it however that leaves.
        @MainActor func withMainInPlain<Outcome>(
            _ body: @MainActor (MainInPlain) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openMainInPlain()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `OwnInPlainScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @Background func openOwnInPlain() throws -> OwnInPlain {
            try OwnInPlain(in: self)
        }

        /// Opens `OwnInPlainScope` for as long as the closure runs, and ends it however that leaves.
        @Background func withOwnInPlain<Outcome>(
            _ body: @Background (OwnInPlain) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openOwnInPlain()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `PlainInPlainScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openPlainInPlain() throws -> PlainInPlain {
            try PlainInPlain(in: self)
        }

        /// Opens `PlainInPlainScope` for as long as the closure runs, and ends it however that leaves.
        func withPlainInPlain<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (PlainInPlain) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openPlainInPlain()
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

    /// What Product, and each composition that includes it, hands out in `JobInPlainScope`.
    nonisolated protocol JobInPlainRoots: AnyObject {
        func makeJobInPlainScreen() -> JobInPlainScreen
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Product makes for `JobInPlainScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class JobInPlain: JobInPlainRoots {
        // An open scope keeps the one around it alive.
        fileprivate let plain: Plain
        fileprivate let lifetime: ScopeLifetime
        fileprivate let jobInPlain: App.JobInPlain
        private let lazyNote = UnsynchronizedLazy<Note>("Note")

        fileprivate init(in plain: Plain) throws {
            let lifetime = try ScopeLifetime("JobInPlain", in: plain.lifetime)
            let jobInPlain = JobInPlainAssembly.Factories.jobInPlain(
                service: plain.plainService,
                store: plain.host.store,
                model: plain.plainModel
            )
            self.plain = plain
            self.lifetime = lifetime
            self.jobInPlain = jobInPlain
            lifetime.finishOpening()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            JobInPlainAssembly.Factories.note(store: plain.host.store)
        }

        /// Makes a new `JobInPlainScreen`.
        func makeJobInPlainScreen() -> JobInPlainScreen {
            JobInPlainAssembly.Factories.jobInPlainScreen(jobInPlain: jobInPlain, note: note)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `MainInMainScope`.
    @MainActor protocol MainInMainRoots: AnyObject, Sendable {
        func makeMainInMainScreen() -> MainInMainScreen
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `MainInMainScope`.
    @MainActor final class MainInMain: MainInMainRoots {
        // An open scope keeps the one around it alive.
        nonisolated fileprivate let main: Main
        nonisolated fileprivate let lifetime: ScopeLifetime
        fileprivate let mainInMain: App.MainInMain
        private let lazyNote = UnsynchronizedLazy<Note>("Note")

        fileprivate init(in main: Main) throws {
            let lifetime = try ScopeLifetime("MainInMain", in: main.lifetime)
            let mainInMain = MainInMainAssembly.Factories.mainInMain(
                service: main.mainService,
                store: main.host.store,
                model: main.mainModel
            )
            lifetime.onEnd("MainInMain", position: 0) { @MainActor in
                try await MainInMainAssembly.Factories.endMainInMain(mainInMain)
            }
            self.main = main
            self.lifetime = lifetime
            self.mainInMain = mainInMain
            lifetime.finishOpening()
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            MainInMainAssembly.Factories.note(store: main.host.store)
        }

        /// Makes a new `MainInMainScreen`.
        func makeMainInMainScreen() -> MainInMainScreen {
            MainInMainAssembly.Factories.mainInMainScreen(mainInMain: mainInMain, note: note)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `MainInOwnScope`.
    @MainActor protocol MainInOwnRoots: AnyObject, Sendable {
        func makeMainInOwnScreen() -> MainInOwnScreen
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `MainInOwnScope`.
    @MainActor final class MainInOwn: MainInOwnRoots {
        // An open scope keeps the one around it alive.
        nonisolated fileprivate let own: Own
        nonisolated fileprivate let lifetime: ScopeLifetime
        fileprivate let mainInOwn: App.MainInOwn
        private let lazyNote = UnsynchronizedLazy<Note>("Note")

        fileprivate init(in own: Own) throws {
            let lifetime = try ScopeLifetime("MainInOwn", in: own.lifetime)
            let mainInOwn = MainInOwnAssembly.Factories.mainInOwn(service: own.ownService, store: own.host.store)
            lifetime.onEnd("MainInOwn", position: 0) { @MainActor in
                try await MainInOwnAssembly.Factories.endMainInOwn(mainInOwn)
            }
            self.own = own
            self.lifetime = lifetime
            self.mainInOwn = mainInOwn
            lifetime.finishOpening()
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            MainInOwnAssembly.Factories.note(store: own.host.store)
        }

        /// Makes a new `MainInOwnScreen`.
        func makeMainInOwnScreen() -> MainInOwnScreen {
            MainInOwnAssembly.Factories.mainInOwnScreen(mainInOwn: mainInOwn, note: note)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `MainInPlainScope`.
    @MainActor protocol MainInPlainRoots: AnyObject, Sendable {
        func makeMainInPlainScreen() -> MainInPlainScreen
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `MainInPlainScope`.
    @MainActor final class MainInPlain: MainInPlainRoots {
        // An open scope keeps the one around it alive.
        nonisolated fileprivate let plain: Plain
        nonisolated fileprivate let lifetime: ScopeLifetime
        fileprivate let mainInPlain: App.MainInPlain
        private let lazyNote = UnsynchronizedLazy<Note>("Note")

        fileprivate init(in plain: Plain) throws {
            let lifetime = try ScopeLifetime("MainInPlain", in: plain.lifetime)
            let mainInPlain = MainInPlainAssembly.Factories.mainInPlain(
                service: plain.plainService,
                store: plain.host.store,
                model: plain.plainModel
            )
            lifetime.onEnd("MainInPlain", position: 0) { @MainActor in
                try await MainInPlainAssembly.Factories.endMainInPlain(mainInPlain)
            }
            self.plain = plain
            self.lifetime = lifetime
            self.mainInPlain = mainInPlain
            lifetime.finishOpening()
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            MainInPlainAssembly.Factories.note(store: plain.host.store)
        }

        /// Makes a new `MainInPlainScreen`.
        func makeMainInPlainScreen() -> MainInPlainScreen {
            MainInPlainAssembly.Factories.mainInPlainScreen(mainInPlain: mainInPlain, note: note)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `OwnInMainScope`.
    @Background protocol OwnInMainRoots: AnyObject, Sendable {
        func makeOwnInMainScreen() -> OwnInMainScreen
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `OwnInMainScope`.
    @Background final class OwnInMain: OwnInMainRoots {
        // An open scope keeps the one around it alive.
        nonisolated fileprivate let main: Main
        nonisolated fileprivate let lifetime: ScopeLifetime
        fileprivate let ownInMain: App.OwnInMain
        private let lazyNote = UnsynchronizedLazy<Note>("Note")

        fileprivate init(in main: Main) throws {
            let lifetime = try ScopeLifetime("OwnInMain", in: main.lifetime)
            let ownInMain = OwnInMainAssembly.Factories.ownInMain(service: main.mainService, store: main.host.store)
            lifetime.onEnd("OwnInMain", position: 0) { @Background in
                try await OwnInMainAssembly.Factories.endOwnInMain(ownInMain)
            }
            self.main = main
            self.lifetime = lifetime
            self.ownInMain = ownInMain
            lifetime.finishOpening()
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            OwnInMainAssembly.Factories.note(store: main.host.store)
        }

        /// Makes a new `OwnInMainScreen`.
        func makeOwnInMainScreen() -> OwnInMainScreen {
            OwnInMainAssembly.Factories.ownInMainScreen(ownInMain: ownInMain, note: note)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `OwnInOwnScope`.
    @Background protocol OwnInOwnRoots: AnyObject, Sendable {
        func makeOwnInOwnScreen() -> OwnInOwnScreen
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `OwnInOwnScope`.
    @Background final class OwnInOwn: OwnInOwnRoots {
        // An open scope keeps the one around it alive.
        nonisolated fileprivate let own: Own
        nonisolated fileprivate let lifetime: ScopeLifetime
        fileprivate let ownInOwn: App.OwnInOwn
        private let lazyNote = UnsynchronizedLazy<Note>("Note")

        fileprivate init(in own: Own) throws {
            let lifetime = try ScopeLifetime("OwnInOwn", in: own.lifetime)
            let ownInOwn = OwnInOwnAssembly.Factories.ownInOwn(
                service: own.ownService,
                store: own.host.store,
                model: own.ownModel
            )
            lifetime.onEnd("OwnInOwn", position: 0) { @Background in
                try await OwnInOwnAssembly.Factories.endOwnInOwn(ownInOwn)
            }
            self.own = own
            self.lifetime = lifetime
            self.ownInOwn = ownInOwn
            lifetime.finishOpening()
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            OwnInOwnAssembly.Factories.note(store: own.host.store)
        }

        /// Makes a new `OwnInOwnScreen`.
        func makeOwnInOwnScreen() -> OwnInOwnScreen {
            OwnInOwnAssembly.Factories.ownInOwnScreen(ownInOwn: ownInOwn, note: note)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `OwnInPlainScope`.
    @Background protocol OwnInPlainRoots: AnyObject, Sendable {
        func makeOwnInPlainScreen() -> OwnInPlainScreen
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `OwnInPlainScope`.
    @Background final class OwnInPlain: OwnInPlainRoots {
        // An open scope keeps the one around it alive.
        nonisolated fileprivate let plain: Plain
        nonisolated fileprivate let lifetime: ScopeLifetime
        fileprivate let ownInPlain: App.OwnInPlain
        private let lazyNote = UnsynchronizedLazy<Note>("Note")

        fileprivate init(in plain: Plain) throws {
            let lifetime = try ScopeLifetime("OwnInPlain", in: plain.lifetime)
            let ownInPlain = OwnInPlainAssembly.Factories.ownInPlain(
                service: plain.plainService,
                store: plain.host.store,
                model: plain.plainModel
            )
            lifetime.onEnd("OwnInPlain", position: 0) { @Background in
                try await OwnInPlainAssembly.Factories.endOwnInPlain(ownInPlain)
            }
            self.plain = plain
            self.lifetime = lifetime
            self.ownInPlain = ownInPlain
            lifetime.finishOpening()
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            OwnInPlainAssembly.Factories.note(store: plain.host.store)
        }

        /// Makes a new `OwnInPlainScreen`.
        func makeOwnInPlainScreen() -> OwnInPlainScreen {
            OwnInPlainAssembly.Factories.ownInPlainScreen(ownInPlain: ownInPlain, note: note)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `PlainInMainScope`.
    nonisolated protocol PlainInMainRoots: AnyObject, Sendable {
        func makePlainInMainScreen() -> PlainInMainScreen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `PlainInMainScope`.
    nonisolated final class PlainInMain: PlainInMainRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let main: Main
        fileprivate let lifetime: ScopeLifetime
        fileprivate let plainInMain: App.PlainInMain
        private let lazyNote = Lazy<Note>("Note")

        fileprivate init(in main: Main) throws {
            let lifetime = try ScopeLifetime("PlainInMain", in: main.lifetime)
            let plainInMain = PlainInMainAssembly.Factories.plainInMain(
                service: main.mainService,
                store: main.host.store
            )
            lifetime.onEnd("PlainInMain", position: 0) {
                try await PlainInMainAssembly.Factories.endPlainInMain(plainInMain)
            }
            self.main = main
            self.lifetime = lifetime
            self.plainInMain = plainInMain
            lifetime.finishOpening()
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            PlainInMainAssembly.Factories.note(store: main.host.store)
        }

        /// Makes a new `PlainInMainScreen`.
        func makePlainInMainScreen() -> PlainInMainScreen {
            PlainInMainAssembly.Factories.plainInMainScreen(plainInMain: plainInMain, note: note)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `PlainInOwnScope`.
    nonisolated protocol PlainInOwnRoots: AnyObject, Sendable {
        func makePlainInOwnScreen() -> PlainInOwnScreen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `PlainInOwnScope`.
    nonisolated final class PlainInOwn: PlainInOwnRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let own: Own
        fileprivate let lifetime: ScopeLifetime
        fileprivate let plainInOwn: App.PlainInOwn
        private let lazyNote = Lazy<Note>("Note")

        fileprivate init(in own: Own) throws {
            let lifetime = try ScopeLifetime("PlainInOwn", in: own.lifetime)
            let plainInOwn = PlainInOwnAssembly.Factories.plainInOwn(service: own.ownService, store: own.host.store)
            lifetime.onEnd("PlainInOwn", position: 0) {
                try await PlainInOwnAssembly.Factories.endPlainInOwn(plainInOwn)
            }
            self.own = own
            self.lifetime = lifetime
            self.plainInOwn = plainInOwn
            lifetime.finishOpening()
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            PlainInOwnAssembly.Factories.note(store: own.host.store)
        }

        /// Makes a new `PlainInOwnScreen`.
        func makePlainInOwnScreen() -> PlainInOwnScreen {
            PlainInOwnAssembly.Factories.plainInOwnScreen(plainInOwn: plainInOwn, note: note)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `PlainInPlainScope`.
    nonisolated protocol PlainInPlainRoots: AnyObject, Sendable {
        func makePlainInPlainScreen() -> PlainInPlainScreen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `PlainInPlainScope`.
    nonisolated final class PlainInPlain: PlainInPlainRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let plain: Plain
        fileprivate let lifetime: ScopeLifetime
        fileprivate let plainInPlain: App.PlainInPlain
        private let lazyNote = Lazy<Note>("Note")

        fileprivate init(in plain: Plain) throws {
            let lifetime = try ScopeLifetime("PlainInPlain", in: plain.lifetime)
            let plainInPlain = PlainInPlainAssembly.Factories.plainInPlain(
                service: plain.plainService,
                store: plain.host.store,
                model: plain.plainModel
            )
            lifetime.onEnd("PlainInPlain", position: 0) {
                try await PlainInPlainAssembly.Factories.endPlainInPlain(plainInPlain)
            }
            self.plain = plain
            self.lifetime = lifetime
            self.plainInPlain = plainInPlain
            lifetime.finishOpening()
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            PlainInPlainAssembly.Factories.note(store: plain.host.store)
        }

        /// Makes a new `PlainInPlainScreen`.
        func makePlainInPlainScreen() -> PlainInPlainScreen {
            PlainInPlainAssembly.Factories.plainInPlainScreen(plainInPlain: plainInPlain, note: note)
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

extension Product.JobInJobRoots {
    /// Ends the scope where it is called.
    @discardableResult
    func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}

#if compiler(>=6.2)
    extension Product.Main: nonisolated OpenScope {}
#else
    extension Product.Main: OpenScope {}
#endif

extension Product.JobInMainRoots {
    /// Ends the scope where it is called.
    @discardableResult
    func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}

#if compiler(>=6.2)
    extension Product.Own: nonisolated OpenScope {}
#else
    extension Product.Own: OpenScope {}
#endif

extension Product.JobInOwnRoots {
    /// Ends the scope where it is called.
    @discardableResult
    func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}

extension Product.JobInPlainRoots {
    /// Ends the scope where it is called.
    @discardableResult
    func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}

#if compiler(>=6.2)
    extension Product.MainInMain: nonisolated OpenScope {}
#else
    extension Product.MainInMain: OpenScope {}
#endif

#if compiler(>=6.2)
    extension Product.MainInOwn: nonisolated OpenScope {}
#else
    extension Product.MainInOwn: OpenScope {}
#endif

#if compiler(>=6.2)
    extension Product.MainInPlain: nonisolated OpenScope {}
#else
    extension Product.MainInPlain: OpenScope {}
#endif

#if compiler(>=6.2)
    extension Product.OwnInMain: nonisolated OpenScope {}
#else
    extension Product.OwnInMain: OpenScope {}
#endif

#if compiler(>=6.2)
    extension Product.OwnInOwn: nonisolated OpenScope {}
#else
    extension Product.OwnInOwn: OpenScope {}
#endif

#if compiler(>=6.2)
    extension Product.OwnInPlain: nonisolated OpenScope {}
#else
    extension Product.OwnInPlain: OpenScope {}
#endif
