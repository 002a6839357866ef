// Written by Dovetail from HostAssembly, JobAssembly, JobInJobAssembly, JobInMainAssembly, JobInOwnAssembly, JobInPlainAssembly, MainAssembly, MainInMainAssembly, MainInOwnAssembly, MainInPlainAssembly, OwnAssembly, OwnInMainAssembly, OwnInOwnAssembly, OwnInPlainAssembly, PlainAssembly, PlainInMainAssembly, PlainInOwnAssembly, PlainInPlainAssembly, Product. Do not edit.

import Dovetail

extension HostAssembly {
    /// Makes what HostAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 8)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
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
        @inline(never)
        static func jobModel(_ watch: ObjectWatch?, store: consuming Store) -> JobModel {
            #sourceLocation(file: "App/Manifest.swift", line: 58)
            return ObjectWatch.tell(watch, "JobModel", ObjectWatch.start(watch), JobModel(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func jobService(_ watch: ObjectWatch?) -> JobService {
            #sourceLocation(file: "App/Manifest.swift", line: 59)
            return ObjectWatch.tell(watch, "JobService", ObjectWatch.start(watch), JobService())
            #sourceLocation()
        }
    }
}

extension JobInJobAssembly {
    /// Makes what JobInJobAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func jobInJob(
            _ watch: ObjectWatch?,
            service: consuming JobService,
            store: consuming Store,
            model: consuming JobModel
        ) -> JobInJob {
            #sourceLocation(file: "App/Manifest.swift", line: 236)
            return ObjectWatch.tell(watch, "JobInJob", ObjectWatch.start(watch), JobInJob(
                service: service,
                store: store,
                model: model
            ))
            #sourceLocation()
        }

        @inline(never)
        static func note(_ watch: ObjectWatch?, store: consuming Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 237)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), Note(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func jobInJobScreen(
            _ watch: ObjectWatch?,
            jobInJob: consuming JobInJob,
            note: consuming Note
        ) -> JobInJobScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 238)
            return ObjectWatch.tell(watch, "JobInJobScreen", ObjectWatch.start(watch), JobInJobScreen(
                jobInJob: jobInJob,
                note: note
            ))
            #sourceLocation()
        }
    }
}

extension JobInMainAssembly {
    /// Makes what JobInMainAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func jobInMain(
            _ watch: ObjectWatch?,
            service: consuming MainService,
            store: consuming Store
        ) -> JobInMain {
            #sourceLocation(file: "App/Manifest.swift", line: 167)
            return ObjectWatch.tell(watch, "JobInMain", ObjectWatch.start(watch), JobInMain(
                service: service,
                store: store
            ))
            #sourceLocation()
        }

        @inline(never)
        static func note(_ watch: ObjectWatch?, store: consuming Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 168)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), Note(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func jobInMainScreen(
            _ watch: ObjectWatch?,
            jobInMain: consuming JobInMain,
            note: consuming Note
        ) -> JobInMainScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 169)
            return ObjectWatch.tell(watch, "JobInMainScreen", ObjectWatch.start(watch), JobInMainScreen(
                jobInMain: jobInMain,
                note: note
            ))
            #sourceLocation()
        }
    }
}

extension JobInOwnAssembly {
    /// Makes what JobInOwnAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func jobInOwn(_ watch: ObjectWatch?, service: consuming OwnService, store: consuming Store) -> JobInOwn {
            #sourceLocation(file: "App/Manifest.swift", line: 222)
            return ObjectWatch.tell(watch, "JobInOwn", ObjectWatch.start(watch), JobInOwn(
                service: service,
                store: store
            ))
            #sourceLocation()
        }

        @inline(never)
        static func note(_ watch: ObjectWatch?, store: consuming Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 223)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), Note(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func jobInOwnScreen(
            _ watch: ObjectWatch?,
            jobInOwn: consuming JobInOwn,
            note: consuming Note
        ) -> JobInOwnScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 224)
            return ObjectWatch.tell(watch, "JobInOwnScreen", ObjectWatch.start(watch), JobInOwnScreen(
                jobInOwn: jobInOwn,
                note: note
            ))
            #sourceLocation()
        }
    }
}

extension JobInPlainAssembly {
    /// Makes what JobInPlainAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func jobInPlain(
            _ watch: ObjectWatch?,
            service: consuming PlainService,
            store: consuming Store,
            model: consuming PlainModel
        ) -> JobInPlain {
            #sourceLocation(file: "App/Manifest.swift", line: 112)
            return ObjectWatch.tell(watch, "JobInPlain", ObjectWatch.start(watch), JobInPlain(
                service: service,
                store: store,
                model: model
            ))
            #sourceLocation()
        }

        @inline(never)
        static func note(_ watch: ObjectWatch?, store: consuming Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 113)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), Note(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func jobInPlainScreen(
            _ watch: ObjectWatch?,
            jobInPlain: consuming JobInPlain,
            note: consuming Note
        ) -> JobInPlainScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 114)
            return ObjectWatch.tell(watch, "JobInPlainScreen", ObjectWatch.start(watch), JobInPlainScreen(
                jobInPlain: jobInPlain,
                note: note
            ))
            #sourceLocation()
        }
    }
}

extension MainAssembly {
    /// Makes what MainAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func mainModel(_ watch: ObjectWatch?, store: consuming Store) -> MainModel {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return ObjectWatch.tell(watch, "MainModel", ObjectWatch.start(watch), MainModel(store: store))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func mainService(_ watch: ObjectWatch?) -> MainService {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            return ObjectWatch.tell(watch, "MainService", ObjectWatch.start(watch), MainService())
            #sourceLocation()
        }
    }
}

extension MainInMainAssembly {
    /// Makes what MainInMainAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func mainInMain(
            _ watch: ObjectWatch?,
            service: consuming MainService,
            store: consuming Store,
            model: consuming MainModel
        ) -> MainInMain {
            #sourceLocation(file: "App/Manifest.swift", line: 139)
            return ObjectWatch.tell(watch, "MainInMain", ObjectWatch.start(watch), MainInMain(
                service: service,
                store: store,
                model: model
            ))
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

        @inline(never)
        @MainActor static func note(_ watch: ObjectWatch?, store: consuming Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 140)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), Note(store: store))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func mainInMainScreen(
            _ watch: ObjectWatch?,
            mainInMain: consuming MainInMain,
            note: consuming Note
        ) -> MainInMainScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 141)
            return ObjectWatch.tell(watch, "MainInMainScreen", ObjectWatch.start(watch), MainInMainScreen(
                mainInMain: mainInMain,
                note: note
            ))
            #sourceLocation()
        }
    }
}

extension MainInOwnAssembly {
    /// Makes what MainInOwnAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func mainInOwn(
            _ watch: ObjectWatch?,
            service: consuming OwnService,
            store: consuming Store
        ) -> MainInOwn {
            #sourceLocation(file: "App/Manifest.swift", line: 194)
            return ObjectWatch.tell(watch, "MainInOwn", ObjectWatch.start(watch), MainInOwn(
                service: service,
                store: store
            ))
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

        @inline(never)
        @MainActor static func note(_ watch: ObjectWatch?, store: consuming Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 195)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), Note(store: store))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func mainInOwnScreen(
            _ watch: ObjectWatch?,
            mainInOwn: consuming MainInOwn,
            note: consuming Note
        ) -> MainInOwnScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 196)
            return ObjectWatch.tell(watch, "MainInOwnScreen", ObjectWatch.start(watch), MainInOwnScreen(
                mainInOwn: mainInOwn,
                note: note
            ))
            #sourceLocation()
        }
    }
}

extension MainInPlainAssembly {
    /// Makes what MainInPlainAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func mainInPlain(
            _ watch: ObjectWatch?,
            service: consuming PlainService,
            store: consuming Store,
            model: consuming PlainModel
        ) -> MainInPlain {
            #sourceLocation(file: "App/Manifest.swift", line: 84)
            return ObjectWatch.tell(watch, "MainInPlain", ObjectWatch.start(watch), MainInPlain(
                service: service,
                store: store,
                model: model
            ))
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

        @inline(never)
        @MainActor static func note(_ watch: ObjectWatch?, store: consuming Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 85)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), Note(store: store))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func mainInPlainScreen(
            _ watch: ObjectWatch?,
            mainInPlain: consuming MainInPlain,
            note: consuming Note
        ) -> MainInPlainScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 86)
            return ObjectWatch.tell(watch, "MainInPlainScreen", ObjectWatch.start(watch), MainInPlainScreen(
                mainInPlain: mainInPlain,
                note: note
            ))
            #sourceLocation()
        }
    }
}

extension OwnAssembly {
    /// Makes what OwnAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @Background static func ownModel(_ watch: ObjectWatch?, store: consuming Store) -> OwnModel {
            #sourceLocation(file: "App/Manifest.swift", line: 45)
            return ObjectWatch.tell(watch, "OwnModel", ObjectWatch.start(watch), OwnModel(store: store))
            #sourceLocation()
        }

        @inline(never)
        @Background static func ownService(_ watch: ObjectWatch?) -> OwnService {
            #sourceLocation(file: "App/Manifest.swift", line: 46)
            return ObjectWatch.tell(watch, "OwnService", ObjectWatch.start(watch), OwnService())
            #sourceLocation()
        }
    }
}

extension OwnInMainAssembly {
    /// Makes what OwnInMainAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @Background static func ownInMain(
            _ watch: ObjectWatch?,
            service: consuming MainService,
            store: consuming Store
        ) -> OwnInMain {
            #sourceLocation(file: "App/Manifest.swift", line: 153)
            return ObjectWatch.tell(watch, "OwnInMain", ObjectWatch.start(watch), OwnInMain(
                service: service,
                store: store
            ))
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

        @inline(never)
        @Background static func note(_ watch: ObjectWatch?, store: consuming Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 154)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), Note(store: store))
            #sourceLocation()
        }

        @inline(never)
        @Background static func ownInMainScreen(
            _ watch: ObjectWatch?,
            ownInMain: consuming OwnInMain,
            note: consuming Note
        ) -> OwnInMainScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 155)
            return ObjectWatch.tell(watch, "OwnInMainScreen", ObjectWatch.start(watch), OwnInMainScreen(
                ownInMain: ownInMain,
                note: note
            ))
            #sourceLocation()
        }
    }
}

extension OwnInOwnAssembly {
    /// Makes what OwnInOwnAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @Background static func ownInOwn(
            _ watch: ObjectWatch?,
            service: consuming OwnService,
            store: consuming Store,
            model: consuming OwnModel
        ) -> OwnInOwn {
            #sourceLocation(file: "App/Manifest.swift", line: 208)
            return ObjectWatch.tell(watch, "OwnInOwn", ObjectWatch.start(watch), OwnInOwn(
                service: service,
                store: store,
                model: model
            ))
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

        @inline(never)
        @Background static func note(_ watch: ObjectWatch?, store: consuming Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 209)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), Note(store: store))
            #sourceLocation()
        }

        @inline(never)
        @Background static func ownInOwnScreen(
            _ watch: ObjectWatch?,
            ownInOwn: consuming OwnInOwn,
            note: consuming Note
        ) -> OwnInOwnScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 210)
            return ObjectWatch.tell(watch, "OwnInOwnScreen", ObjectWatch.start(watch), OwnInOwnScreen(
                ownInOwn: ownInOwn,
                note: note
            ))
            #sourceLocation()
        }
    }
}

extension OwnInPlainAssembly {
    /// Makes what OwnInPlainAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @Background static func ownInPlain(
            _ watch: ObjectWatch?,
            service: consuming PlainService,
            store: consuming Store,
            model: consuming PlainModel
        ) -> OwnInPlain {
            #sourceLocation(file: "App/Manifest.swift", line: 98)
            return ObjectWatch.tell(watch, "OwnInPlain", ObjectWatch.start(watch), OwnInPlain(
                service: service,
                store: store,
                model: model
            ))
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

        @inline(never)
        @Background static func note(_ watch: ObjectWatch?, store: consuming Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 99)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), Note(store: store))
            #sourceLocation()
        }

        @inline(never)
        @Background static func ownInPlainScreen(
            _ watch: ObjectWatch?,
            ownInPlain: consuming OwnInPlain,
            note: consuming Note
        ) -> OwnInPlainScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 100)
            return ObjectWatch.tell(watch, "OwnInPlainScreen", ObjectWatch.start(watch), OwnInPlainScreen(
                ownInPlain: ownInPlain,
                note: note
            ))
            #sourceLocation()
        }
    }
}

extension PlainAssembly {
    /// Makes what PlainAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func plainModel(_ watch: ObjectWatch?, store: consuming Store) -> PlainModel {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "PlainModel", ObjectWatch.start(watch), PlainModel(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func plainService(_ watch: ObjectWatch?) -> PlainService {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "PlainService", ObjectWatch.start(watch), PlainService())
            #sourceLocation()
        }
    }
}

extension PlainInMainAssembly {
    /// Makes what PlainInMainAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func plainInMain(
            _ watch: ObjectWatch?,
            service: consuming MainService,
            store: consuming Store
        ) -> PlainInMain {
            #sourceLocation(file: "App/Manifest.swift", line: 125)
            return ObjectWatch.tell(watch, "PlainInMain", ObjectWatch.start(watch), PlainInMain(
                service: service,
                store: store
            ))
            #sourceLocation()
        }

        static func endPlainInMain(_ object: PlainInMain) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 125)
            let hook: (PlainInMain) async throws -> Void = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func note(_ watch: ObjectWatch?, store: consuming Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 126)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), Note(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func plainInMainScreen(
            _ watch: ObjectWatch?,
            plainInMain: consuming PlainInMain,
            note: consuming Note
        ) -> PlainInMainScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 127)
            return ObjectWatch.tell(watch, "PlainInMainScreen", ObjectWatch.start(watch), PlainInMainScreen(
                plainInMain: plainInMain,
                note: note
            ))
            #sourceLocation()
        }
    }
}

extension PlainInOwnAssembly {
    /// Makes what PlainInOwnAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func plainInOwn(
            _ watch: ObjectWatch?,
            service: consuming OwnService,
            store: consuming Store
        ) -> PlainInOwn {
            #sourceLocation(file: "App/Manifest.swift", line: 180)
            return ObjectWatch.tell(watch, "PlainInOwn", ObjectWatch.start(watch), PlainInOwn(
                service: service,
                store: store
            ))
            #sourceLocation()
        }

        static func endPlainInOwn(_ object: PlainInOwn) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 180)
            let hook: (PlainInOwn) async throws -> Void = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func note(_ watch: ObjectWatch?, store: consuming Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 181)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), Note(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func plainInOwnScreen(
            _ watch: ObjectWatch?,
            plainInOwn: consuming PlainInOwn,
            note: consuming Note
        ) -> PlainInOwnScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 182)
            return ObjectWatch.tell(watch, "PlainInOwnScreen", ObjectWatch.start(watch), PlainInOwnScreen(
                plainInOwn: plainInOwn,
                note: note
            ))
            #sourceLocation()
        }
    }
}

extension PlainInPlainAssembly {
    /// Makes what PlainInPlainAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func plainInPlain(
            _ watch: ObjectWatch?,
            service: consuming PlainService,
            store: consuming Store,
            model: consuming PlainModel
        ) -> PlainInPlain {
            #sourceLocation(file: "App/Manifest.swift", line: 70)
            return ObjectWatch.tell(watch, "PlainInPlain", ObjectWatch.start(watch), PlainInPlain(
                service: service,
                store: store,
                model: model
            ))
            #sourceLocation()
        }

        static func endPlainInPlain(_ object: PlainInPlain) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 70)
            let hook: (PlainInPlain) async throws -> Void = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func note(_ watch: ObjectWatch?, store: consuming Store) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 71)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), Note(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func plainInPlainScreen(
            _ watch: ObjectWatch?,
            plainInPlain: consuming PlainInPlain,
            note: consuming Note
        ) -> PlainInPlainScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 72)
            return ObjectWatch.tell(watch, "PlainInPlainScreen", ObjectWatch.start(watch), PlainInPlainScreen(
                plainInPlain: plainInPlain,
                note: note
            ))
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
            let objectWatch = lifetime.objectWatch
            do {
                let store = HostAssembly.Factories.store(objectWatch)
                lifetime.onEnd("Store", position: 0) {
                    try await HostAssembly.Factories.endStore(store)
                }
                self.lifetime = lifetime
                self.store = store
            }
            lifetime.finishOpening(self)
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
            let objectWatch = lifetime.objectWatch
            do {
                let jobModel = JobAssembly.Factories.jobModel(objectWatch, store: host.store)
                let jobService = JobAssembly.Factories.jobService(objectWatch)
                self.host = host
                self.lifetime = lifetime
                self.jobModel = consume jobModel
                self.jobService = consume jobService
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
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
            let objectWatch = lifetime.objectWatch
            do {
                let jobInJob = JobInJobAssembly.Factories.jobInJob(
                    objectWatch,
                    service: job.jobService,
                    store: job.host.store,
                    model: job.jobModel
                )
                self.job = job
                self.lifetime = lifetime
                self.jobInJob = consume jobInJob
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            JobInJobAssembly.Factories.note(lifetime.objectWatch, store: job.host.store)
        }

        /// Makes a new `JobInJobScreen`.
        func makeJobInJobScreen() -> JobInJobScreen {
            JobInJobAssembly.Factories.jobInJobScreen(lifetime.objectWatch, jobInJob: jobInJob, note: note)
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
            let objectWatch = lifetime.objectWatch
            do {
                let mainModel = MainAssembly.Factories.mainModel(objectWatch, store: host.store)
                let mainService = MainAssembly.Factories.mainService(objectWatch)
                self.host = host
                self.lifetime = lifetime
                self.mainModel = consume mainModel
                self.mainService = consume mainService
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
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
            let objectWatch = lifetime.objectWatch
            do {
                let jobInMain = JobInMainAssembly.Factories.jobInMain(
                    objectWatch,
                    service: main.mainService,
                    store: main.host.store
                )
                self.main = main
                self.lifetime = lifetime
                self.jobInMain = consume jobInMain
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            JobInMainAssembly.Factories.note(lifetime.objectWatch, store: main.host.store)
        }

        /// Makes a new `JobInMainScreen`.
        func makeJobInMainScreen() -> JobInMainScreen {
            JobInMainAssembly.Factories.jobInMainScreen(lifetime.objectWatch, jobInMain: jobInMain, note: note)
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
            let objectWatch = lifetime.objectWatch
            do {
                let ownModel = OwnAssembly.Factories.ownModel(objectWatch, store: host.store)
                let ownService = OwnAssembly.Factories.ownService(objectWatch)
                self.host = host
                self.lifetime = lifetime
                self.ownModel = consume ownModel
                self.ownService = consume ownService
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
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
            let objectWatch = lifetime.objectWatch
            do {
                let jobInOwn = JobInOwnAssembly.Factories.jobInOwn(
                    objectWatch,
                    service: own.ownService,
                    store: own.host.store
                )
                self.own = own
                self.lifetime = lifetime
                self.jobInOwn = consume jobInOwn
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            JobInOwnAssembly.Factories.note(lifetime.objectWatch, store: own.host.store)
        }

        /// Makes a new `JobInOwnScreen`.
        func makeJobInOwnScreen() -> JobInOwnScreen {
            JobInOwnAssembly.Factories.jobInOwnScreen(lifetime.objectWatch, jobInOwn: jobInOwn, note: note)
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
            let objectWatch = lifetime.objectWatch
            do {
                let plainModel = PlainAssembly.Factories.plainModel(objectWatch, store: host.store)
                let plainService = PlainAssembly.Factories.plainService(objectWatch)
                self.host = host
                self.lifetime = lifetime
                self.plainModel = consume plainModel
                self.plainService = consume plainService
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
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
            let objectWatch = lifetime.objectWatch
            do {
                let jobInPlain = JobInPlainAssembly.Factories.jobInPlain(
                    objectWatch,
                    service: plain.plainService,
                    store: plain.host.store,
                    model: plain.plainModel
                )
                self.plain = plain
                self.lifetime = lifetime
                self.jobInPlain = consume jobInPlain
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            JobInPlainAssembly.Factories.note(lifetime.objectWatch, store: plain.host.store)
        }

        /// Makes a new `JobInPlainScreen`.
        func makeJobInPlainScreen() -> JobInPlainScreen {
            JobInPlainAssembly.Factories.jobInPlainScreen(lifetime.objectWatch, jobInPlain: jobInPlain, note: note)
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
            let objectWatch = lifetime.objectWatch
            do {
                let mainInMain = MainInMainAssembly.Factories.mainInMain(
                    objectWatch,
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
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            MainInMainAssembly.Factories.note(lifetime.objectWatch, store: main.host.store)
        }

        /// Makes a new `MainInMainScreen`.
        func makeMainInMainScreen() -> MainInMainScreen {
            MainInMainAssembly.Factories.mainInMainScreen(lifetime.objectWatch, mainInMain: mainInMain, note: note)
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
            let objectWatch = lifetime.objectWatch
            do {
                let mainInOwn = MainInOwnAssembly.Factories.mainInOwn(
                    objectWatch,
                    service: own.ownService,
                    store: own.host.store
                )
                lifetime.onEnd("MainInOwn", position: 0) { @MainActor in
                    try await MainInOwnAssembly.Factories.endMainInOwn(mainInOwn)
                }
                self.own = own
                self.lifetime = lifetime
                self.mainInOwn = mainInOwn
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            MainInOwnAssembly.Factories.note(lifetime.objectWatch, store: own.host.store)
        }

        /// Makes a new `MainInOwnScreen`.
        func makeMainInOwnScreen() -> MainInOwnScreen {
            MainInOwnAssembly.Factories.mainInOwnScreen(lifetime.objectWatch, mainInOwn: mainInOwn, note: note)
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
            let objectWatch = lifetime.objectWatch
            do {
                let mainInPlain = MainInPlainAssembly.Factories.mainInPlain(
                    objectWatch,
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
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            MainInPlainAssembly.Factories.note(lifetime.objectWatch, store: plain.host.store)
        }

        /// Makes a new `MainInPlainScreen`.
        func makeMainInPlainScreen() -> MainInPlainScreen {
            MainInPlainAssembly.Factories.mainInPlainScreen(lifetime.objectWatch, mainInPlain: mainInPlain, note: note)
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
            let objectWatch = lifetime.objectWatch
            do {
                let ownInMain = OwnInMainAssembly.Factories.ownInMain(
                    objectWatch,
                    service: main.mainService,
                    store: main.host.store
                )
                lifetime.onEnd("OwnInMain", position: 0) { @Background in
                    try await OwnInMainAssembly.Factories.endOwnInMain(ownInMain)
                }
                self.main = main
                self.lifetime = lifetime
                self.ownInMain = ownInMain
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            OwnInMainAssembly.Factories.note(lifetime.objectWatch, store: main.host.store)
        }

        /// Makes a new `OwnInMainScreen`.
        func makeOwnInMainScreen() -> OwnInMainScreen {
            OwnInMainAssembly.Factories.ownInMainScreen(lifetime.objectWatch, ownInMain: ownInMain, note: note)
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
            let objectWatch = lifetime.objectWatch
            do {
                let ownInOwn = OwnInOwnAssembly.Factories.ownInOwn(
                    objectWatch,
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
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            OwnInOwnAssembly.Factories.note(lifetime.objectWatch, store: own.host.store)
        }

        /// Makes a new `OwnInOwnScreen`.
        func makeOwnInOwnScreen() -> OwnInOwnScreen {
            OwnInOwnAssembly.Factories.ownInOwnScreen(lifetime.objectWatch, ownInOwn: ownInOwn, note: note)
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
            let objectWatch = lifetime.objectWatch
            do {
                let ownInPlain = OwnInPlainAssembly.Factories.ownInPlain(
                    objectWatch,
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
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            OwnInPlainAssembly.Factories.note(lifetime.objectWatch, store: plain.host.store)
        }

        /// Makes a new `OwnInPlainScreen`.
        func makeOwnInPlainScreen() -> OwnInPlainScreen {
            OwnInPlainAssembly.Factories.ownInPlainScreen(lifetime.objectWatch, ownInPlain: ownInPlain, note: note)
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
            let objectWatch = lifetime.objectWatch
            do {
                let plainInMain = PlainInMainAssembly.Factories.plainInMain(
                    objectWatch,
                    service: main.mainService,
                    store: main.host.store
                )
                lifetime.onEnd("PlainInMain", position: 0) {
                    try await PlainInMainAssembly.Factories.endPlainInMain(plainInMain)
                }
                self.main = main
                self.lifetime = lifetime
                self.plainInMain = plainInMain
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            PlainInMainAssembly.Factories.note(lifetime.objectWatch, store: main.host.store)
        }

        /// Makes a new `PlainInMainScreen`.
        func makePlainInMainScreen() -> PlainInMainScreen {
            PlainInMainAssembly.Factories.plainInMainScreen(lifetime.objectWatch, plainInMain: plainInMain, note: note)
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
            let objectWatch = lifetime.objectWatch
            do {
                let plainInOwn = PlainInOwnAssembly.Factories.plainInOwn(
                    objectWatch,
                    service: own.ownService,
                    store: own.host.store
                )
                lifetime.onEnd("PlainInOwn", position: 0) {
                    try await PlainInOwnAssembly.Factories.endPlainInOwn(plainInOwn)
                }
                self.own = own
                self.lifetime = lifetime
                self.plainInOwn = plainInOwn
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            PlainInOwnAssembly.Factories.note(lifetime.objectWatch, store: own.host.store)
        }

        /// Makes a new `PlainInOwnScreen`.
        func makePlainInOwnScreen() -> PlainInOwnScreen {
            PlainInOwnAssembly.Factories.plainInOwnScreen(lifetime.objectWatch, plainInOwn: plainInOwn, note: note)
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
            let objectWatch = lifetime.objectWatch
            do {
                let plainInPlain = PlainInPlainAssembly.Factories.plainInPlain(
                    objectWatch,
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
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var note: Note { lazyNote.value(in: lifetime) { newNote() } }

        private func newNote() -> Note {
            PlainInPlainAssembly.Factories.note(lifetime.objectWatch, store: plain.host.store)
        }

        /// Makes a new `PlainInPlainScreen`.
        func makePlainInPlainScreen() -> PlainInPlainScreen {
            PlainInPlainAssembly.Factories.plainInPlainScreen(
                lifetime.objectWatch,
                plainInPlain: plainInPlain,
                note: note
            )
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
