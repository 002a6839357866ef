// Written by Dovetail from JobAssembly, StepAssembly. Do not edit.

package import Dovetail

extension JobAssembly {
    /// Makes what JobAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func store(_ watch: ObjectWatch?) -> (store: SealedStore, step: SealedStep) {
            #sourceLocation(file: "Kit/Kit.swift", line: 38)
            let object = ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
            #sourceLocation(file: "Kit/Kit.swift", line: 38)
            return (SealedStore(value: object), SealedStep(value: object))
            #sourceLocation()
        }

        @inline(never)
        package static func job(
            _ watch: ObjectWatch?,
            steps: consuming SealedStepArray,
            store: consuming SealedStore
        ) -> Job {
            #sourceLocation(file: "Kit/Kit.swift", line: 39)
            return ObjectWatch.tell(watch, "Job", ObjectWatch.start(watch), Job(steps: steps.value, store: store.value))
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
        @inline(never)
        package static func load(_ watch: ObjectWatch?) -> JobAssembly.Factories.SealedStep {
            #sourceLocation(file: "Kit/Kit.swift", line: 25)
            return JobAssembly.Factories.SealedStep(value: ObjectWatch.tell(watch, "Load", ObjectWatch.start(watch), Load()))
            #sourceLocation()
        }

        @inline(never)
        package static func parse(_ watch: ObjectWatch?) -> JobAssembly.Factories.SealedStep {
            #sourceLocation(file: "Kit/Kit.swift", line: 26)
            return JobAssembly.Factories.SealedStep(value: ObjectWatch.tell(watch, "Parse", ObjectWatch.start(watch), Parse()))
            #sourceLocation()
        }

        @inline(never)
        package static func timed(
            _ watch: ObjectWatch?,
            inner: consuming JobAssembly.Factories.SealedStep
        ) -> JobAssembly.Factories.SealedStep {
            #sourceLocation(file: "Kit/Kit.swift", line: 29)
            return JobAssembly.Factories.SealedStep(value: ObjectWatch.tell(watch, "Timed", ObjectWatch.start(watch), Timed(
                inner: inner.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func counted(
            _ watch: ObjectWatch?,
            inner: consuming JobAssembly.Factories.SealedStep
        ) -> JobAssembly.Factories.SealedStep {
            #sourceLocation(file: "Kit/Kit.swift", line: 30)
            return JobAssembly.Factories.SealedStep(value: ObjectWatch.tell(watch, "Counted", ObjectWatch.start(watch), Counted(
                inner: inner.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func pipeline(
            _ watch: ObjectWatch?,
            steps: consuming JobAssembly.Factories.SealedStepArray,
            byName: consuming SealedStepByString,
            one: consuming JobAssembly.Factories.SealedStep
        ) -> Pipeline {
            #sourceLocation(file: "Kit/Kit.swift", line: 31)
            return ObjectWatch.tell(watch, "Pipeline", ObjectWatch.start(watch), Pipeline(
                steps: steps.value,
                byName: byName.value,
                one: one.value
            ))
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
        @inline(never)
        static func mainFixedLog(_ watch: ObjectWatch?) -> any Log {
            #sourceLocation(file: "App/App.swift", line: 41)
            return ObjectWatch.tell(watch, "FixedLog", ObjectWatch.start(watch), FixedLog())
            #sourceLocation()
        }
    }
}

extension LogAssembly {
    /// Makes what LogAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func mainFileLog(_ watch: ObjectWatch?) -> (log: any Log, fileLog: FileLog) {
            #sourceLocation(file: "App/App.swift", line: 15)
            let object = ObjectWatch.tell(watch, "FileLog", ObjectWatch.start(watch), FileLog())
            #sourceLocation(file: "App/App.swift", line: 15)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func mainQuietLog(_ watch: ObjectWatch?, inner: consuming any Log) -> any Log {
            #sourceLocation(file: "App/App.swift", line: 19)
            return ObjectWatch.tell(watch, "QuietLog", ObjectWatch.start(watch), QuietLog(inner: inner))
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
            let objectWatch = lifetime.objectWatch
            do {
                let step = StepAssembly.Factories.load(objectWatch)
                let (mainLog2, mainFileLog) = LogAssembly.Factories.mainFileLog(objectWatch)
                let mainLog = LogAssembly.Factories.mainQuietLog(objectWatch, inner: consume mainLog2)
                let step2 = StepAssembly.Factories.parse(objectWatch)
                let step3 = StepAssembly.Factories.timed(objectWatch, inner: consume step2)
                let step4 = StepAssembly.Factories.counted(objectWatch, inner: consume step3)
                let stepArray = JobAssembly.Factories.SealedStepArray([step, consume step4])
                let step5 = StepAssembly.Factories.parse(objectWatch)
                let step6 = StepAssembly.Factories.timed(objectWatch, inner: consume step5)
                let step7 = StepAssembly.Factories.counted(objectWatch, inner: consume step6)
                let stepByString = StepAssembly.Factories.SealedStepByString(["parse": consume step7])
                let step8 = StepAssembly.Factories.parse(objectWatch)
                let step9 = StepAssembly.Factories.timed(objectWatch, inner: consume step8)
                let step10 = StepAssembly.Factories.counted(objectWatch, inner: consume step9)
                let pipeline = StepAssembly.Factories.pipeline(
                    objectWatch,
                    steps: stepArray,
                    byName: stepByString,
                    one: consume step10
                )
                self.lifetime = lifetime
                self.mainLog = consume mainLog
                self.pipeline = consume pipeline
                self.step = consume step
                self.mainFileLog = consume mainFileLog
            }
            lifetime.finishOpening(self)
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
            StepAssembly.Factories.parse(lifetime.objectWatch)
        }

        fileprivate func makeStep2() -> JobAssembly.Factories.SealedStep {
            StepAssembly.Factories.timed(lifetime.objectWatch, inner: makeStep())
        }

        fileprivate func makeStep3() -> JobAssembly.Factories.SealedStep {
            StepAssembly.Factories.counted(lifetime.objectWatch, inner: makeStep2())
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
            let objectWatch = lifetime.objectWatch
            do {
                let (store, step2) = JobAssembly.Factories.store(objectWatch)
                self.app = app
                self.lifetime = lifetime
                self.store = store
                self.step2 = consume step2
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Job`.
        func makeJob() -> Kit.Job {
            JobAssembly.Factories.job(lifetime.objectWatch, steps: makeStepArray2(), store: store)
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
            let objectWatch = lifetime.objectWatch
            do {
                let mainLog = DoubleAssembly.Factories.mainFixedLog(objectWatch)
                let mainLog2 = LogAssembly.Factories.mainQuietLog(objectWatch, inner: consume mainLog)
                self.lifetime = lifetime
                self.mainLog2 = consume mainLog2
            }
            lifetime.finishOpening(self)
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
