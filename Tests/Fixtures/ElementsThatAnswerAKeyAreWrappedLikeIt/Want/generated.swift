// Written by Dovetail from JobAssembly, StepAssembly. Do not edit.

extension JobAssembly {
    /// Makes what JobAssembly registers.
    package nonisolated enum Factories {
        package static func store() -> (store: SealedStore, step: SealedStep) {
            #sourceLocation(file: "Kit/Kit.swift", line: 38)
            let object = Store()
            #sourceLocation(file: "Kit/Kit.swift", line: 38)
            return (SealedStore(value: object), SealedStep(value: object))
            #sourceLocation()
        }

        package static func job(steps: SealedStepArray, store: SealedStore) -> Job {
            #sourceLocation(file: "Kit/Kit.swift", line: 39)
            return Job(steps: steps.value, store: store.value)
            #sourceLocation()
        }

        /// `any Step`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedStep: Sendable {
            let value: any Step
        }

        /// `[any Step]`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedStepArray: Sendable {
            let value: [any Step]

            package init(_ elements: [SealedStep]) {
                value = elements.map(\.value)
            }
        }

        /// `Store`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedStore: Sendable {
            let value: Store
        }
    }
}

extension StepAssembly {
    /// Makes what StepAssembly registers.
    package nonisolated enum Factories {
        package static func load() -> JobAssembly.Factories.SealedStep {
            #sourceLocation(file: "Kit/Kit.swift", line: 25)
            return JobAssembly.Factories.SealedStep(value: Load())
            #sourceLocation()
        }

        package static func parse() -> JobAssembly.Factories.SealedStep {
            #sourceLocation(file: "Kit/Kit.swift", line: 26)
            return JobAssembly.Factories.SealedStep(value: Parse())
            #sourceLocation()
        }

        package static func timed(inner: JobAssembly.Factories.SealedStep) -> JobAssembly.Factories.SealedStep {
            #sourceLocation(file: "Kit/Kit.swift", line: 29)
            return JobAssembly.Factories.SealedStep(value: Timed(inner: inner.value))
            #sourceLocation()
        }

        package static func counted(inner: JobAssembly.Factories.SealedStep) -> JobAssembly.Factories.SealedStep {
            #sourceLocation(file: "Kit/Kit.swift", line: 30)
            return JobAssembly.Factories.SealedStep(value: Counted(inner: inner.value))
            #sourceLocation()
        }

        package static func pipeline(
            steps: JobAssembly.Factories.SealedStepArray,
            byName: SealedStepByString,
            one: JobAssembly.Factories.SealedStep
        ) -> Pipeline {
            #sourceLocation(file: "Kit/Kit.swift", line: 31)
            return Pipeline(steps: steps.value, byName: byName.value, one: one.value)
            #sourceLocation()
        }

        /// `[String: any Step]`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedStepByString: Sendable {
            let value: [String: any Step]

            package init(_ elements: [String: JobAssembly.Factories.SealedStep]) {
                value = elements.mapValues(\.value)
            }
        }
    }
}

// Written by Dovetail from DoubleAssembly, LogAssembly, Product, TestProduct. Do not edit.

import Dovetail
import Kit

extension DoubleAssembly {
    /// Makes what DoubleAssembly registers.
    nonisolated enum Factories {
        static func mainFixedLog() -> any Log {
            #sourceLocation(file: "App/App.swift", line: 41)
            return FixedLog()
            #sourceLocation()
        }
    }
}

extension LogAssembly {
    /// Makes what LogAssembly registers.
    nonisolated enum Factories {
        static func mainFileLog() -> (log: any Log, fileLog: FileLog) {
            #sourceLocation(file: "App/App.swift", line: 15)
            let object = FileLog()
            #sourceLocation(file: "App/App.swift", line: 15)
            return (object, object)
            #sourceLocation()
        }

        static func mainQuietLog(inner: any Log) -> any Log {
            #sourceLocation(file: "App/App.swift", line: 19)
            return QuietLog(inner: inner)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var pipeline: Pipeline { get }
        var mainLog: any Log { get }
        func makeMainLogArray() -> [any Log]
        func makeMainFileLogArray() -> [FileLog]
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let mainLog: any Log
        let pipeline: Pipeline

        fileprivate let lifetime: ScopeLifetime
        fileprivate let step: JobAssembly.Factories.SealedStep
        fileprivate let mainFileLog: FileLog

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let step = StepAssembly.Factories.load()
            let (mainLog2, mainFileLog) = LogAssembly.Factories.mainFileLog()
            let mainLog = LogAssembly.Factories.mainQuietLog(inner: mainLog2)
            let step2 = StepAssembly.Factories.parse()
            let step3 = StepAssembly.Factories.timed(inner: step2)
            let step4 = StepAssembly.Factories.counted(inner: step3)
            let stepArray = JobAssembly.Factories.SealedStepArray([step, step4])
            let step5 = StepAssembly.Factories.parse()
            let step6 = StepAssembly.Factories.timed(inner: step5)
            let step7 = StepAssembly.Factories.counted(inner: step6)
            let stepByString = StepAssembly.Factories.SealedStepByString(["parse": step7])
            let step8 = StepAssembly.Factories.parse()
            let step9 = StepAssembly.Factories.timed(inner: step8)
            let step10 = StepAssembly.Factories.counted(inner: step9)
            let pipeline = StepAssembly.Factories.pipeline(steps: stepArray, byName: stepByString, one: step10)
            self.lifetime = lifetime
            self.mainLog = mainLog
            self.pipeline = pipeline
            self.step = step
            self.mainFileLog = mainFileLog
            lifetime.finishOpening()
        }

        /// Makes a new `[any Log]`.
        func makeMainLogArray() -> [any Log] {
            [mainLog]
        }

        /// Makes a new `[FileLog]`.
        func makeMainFileLogArray() -> [FileLog] {
            [mainFileLog]
        }

        fileprivate func makeStep() -> JobAssembly.Factories.SealedStep {
            StepAssembly.Factories.parse()
        }

        fileprivate func makeStep2() -> JobAssembly.Factories.SealedStep {
            StepAssembly.Factories.timed(inner: makeStep())
        }

        fileprivate func makeStep3() -> JobAssembly.Factories.SealedStep {
            StepAssembly.Factories.counted(inner: makeStep2())
        }

        /// Opens `JobScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openJob() throws -> Job {
            try Job(in: self)
        }

        /// Opens `JobScope` for as long as the closure runs, and ends it however that leaves.
        func withJob<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Job) async throws -> Outcome
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

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `JobScope`.
    nonisolated protocol JobRoots: AnyObject, Sendable {
        func makeJob() -> Kit.Job
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `JobScope`.
    nonisolated final class Job: JobRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let store: JobAssembly.Factories.SealedStore
        fileprivate let step2: JobAssembly.Factories.SealedStep

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Job", in: app.lifetime)
            let (store, step2) = JobAssembly.Factories.store()
            self.app = app
            self.lifetime = lifetime
            self.store = store
            self.step2 = step2
            lifetime.finishOpening()
        }

        /// Makes a new `Job`.
        func makeJob() -> Kit.Job {
            JobAssembly.Factories.job(steps: makeStepArray2(), store: store)
        }

        fileprivate func makeStepArray2() -> JobAssembly.Factories.SealedStepArray {
            JobAssembly.Factories.SealedStepArray([app.step, app.makeStep3(), step2])
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

extension TestProduct {
    /// What TestProduct, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeMainLogArray() -> [any Log]
        @discardableResult
        func end() async -> EndReport
    }

    /// What TestProduct makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let mainLog2: any Log

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let mainLog = DoubleAssembly.Factories.mainFixedLog()
            let mainLog2 = LogAssembly.Factories.mainQuietLog(inner: mainLog)
            self.lifetime = lifetime
            self.mainLog2 = mainLog2
            lifetime.finishOpening()
        }

        /// Makes a new `[any Log]`.
        func makeMainLogArray() -> [any Log] {
            [mainLog2]
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
