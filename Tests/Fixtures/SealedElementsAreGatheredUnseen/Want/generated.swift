// Written by Dovetail from JobAssembly, StepAssembly. Do not edit.

package import Dovetail

extension JobAssembly {
    /// Makes what JobAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func store(_ watch: ObjectWatch?) -> SealedStep {
            #sourceLocation(file: "Data/Data.swift", line: 27)
            return SealedStep(value: ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store()))
            #sourceLocation()
        }

        @inline(never)
        package static func job(_ watch: ObjectWatch?, steps: consuming SealedStepArray) -> Job {
            #sourceLocation(file: "Data/Data.swift", line: 28)
            return ObjectWatch.tell(watch, "Job", ObjectWatch.start(watch), Job(steps: steps.value))
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
    }
}

extension StepAssembly {
    /// Makes what StepAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func load(_ watch: ObjectWatch?) -> JobAssembly.Factories.SealedStep {
            #sourceLocation(file: "Data/Data.swift", line: 14)
            return JobAssembly.Factories.SealedStep(value: ObjectWatch.tell(watch, "Load", ObjectWatch.start(watch), Load()))
            #sourceLocation()
        }

        @inline(never)
        package static func parse(_ watch: ObjectWatch?) -> JobAssembly.Factories.SealedStep {
            #sourceLocation(file: "Data/Data.swift", line: 15)
            return JobAssembly.Factories.SealedStep(value: ObjectWatch.tell(watch, "Parse", ObjectWatch.start(watch), Parse()))
            #sourceLocation()
        }

        @inline(never)
        package static func pipeline(
            _ watch: ObjectWatch?,
            steps: consuming JobAssembly.Factories.SealedStepArray,
            maybe: JobAssembly.Factories.SealedStepArray?,
            make: @escaping @Sendable () throws -> JobAssembly.Factories.SealedStepArray,
            byName: consuming SealedStepByString,
            none: consuming SealedUnusedArray
        ) -> Pipeline {
            #sourceLocation(file: "Data/Data.swift", line: 19)
            return ObjectWatch.tell(watch, "Pipeline", ObjectWatch.start(watch), Pipeline(
                steps: steps.value,
                maybe: maybe?.value,
                make: { try make().value },
                byName: byName.value,
                none: none.value
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

        /// `any Unused`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedUnused {
            let value: any Unused
        }

        /// `[any Unused]`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedUnusedArray: Sendable {
            let value: [any Unused]

            package init(_ elements: [SealedUnused]) {
                value = elements.map(\.value)
            }
        }
    }
}

// Written by Dovetail from Product. Do not edit.

import Data
import Dovetail

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var pipeline: Pipeline { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let pipeline: Pipeline

        fileprivate let lifetime: ScopeLifetime
        fileprivate let step: JobAssembly.Factories.SealedStep

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let step = StepAssembly.Factories.load(objectWatch)
                let step2 = StepAssembly.Factories.parse(objectWatch)
                let stepArray = JobAssembly.Factories.SealedStepArray([step, consume step2])
                let step3 = StepAssembly.Factories.parse(objectWatch)
                let stepArray2 = JobAssembly.Factories.SealedStepArray([step, consume step3])
                let step4 = StepAssembly.Factories.parse(objectWatch)
                let stepByString = StepAssembly.Factories.SealedStepByString(["parse": step4])
                let unusedArray = StepAssembly.Factories.SealedUnusedArray([])
                let pipeline = StepAssembly.Factories.pipeline(
                    objectWatch,
                    steps: stepArray,
                    maybe: stepArray2,
                    make: {
                        let step4 = StepAssembly.Factories.parse(objectWatch)
                        return JobAssembly.Factories.SealedStepArray([step, step4])
                    },
                    byName: stepByString,
                    none: unusedArray
                )
                self.lifetime = lifetime
                self.pipeline = consume pipeline
                self.step = step
            }
            lifetime.finishOpening(self)
        }

        fileprivate func makeStep() -> JobAssembly.Factories.SealedStep {
            StepAssembly.Factories.parse(lifetime.objectWatch)
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
        func makeJob() -> Data.Job
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `JobScope`.
    nonisolated final class Job: JobRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Job", in: app.lifetime)
            self.app = app
            self.lifetime = lifetime
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Job`.
        func makeJob() -> Data.Job {
            JobAssembly.Factories.job(lifetime.objectWatch, steps: makeStepArray2())
        }

        fileprivate func makeStep2() -> JobAssembly.Factories.SealedStep {
            JobAssembly.Factories.store(lifetime.objectWatch)
        }

        fileprivate func makeStepArray2() -> JobAssembly.Factories.SealedStepArray {
            JobAssembly.Factories.SealedStepArray([app.step, app.makeStep(), makeStep2()])
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
