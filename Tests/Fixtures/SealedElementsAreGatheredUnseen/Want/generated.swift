// Written by Dovetail from JobAssembly, StepAssembly. Do not edit.

extension JobAssembly {
    /// Makes what JobAssembly registers.
    package nonisolated enum Factories {
        package static func store() -> SealedStep {
            #sourceLocation(file: "Data/Data.swift", line: 27)
            return SealedStep(value: Store())
            #sourceLocation()
        }

        package static func job(steps: SealedStepArray) -> Job {
            #sourceLocation(file: "Data/Data.swift", line: 28)
            return Job(steps: steps.value)
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
        package static func load() -> JobAssembly.Factories.SealedStep {
            #sourceLocation(file: "Data/Data.swift", line: 14)
            return JobAssembly.Factories.SealedStep(value: Load())
            #sourceLocation()
        }

        package static func parse() -> JobAssembly.Factories.SealedStep {
            #sourceLocation(file: "Data/Data.swift", line: 15)
            return JobAssembly.Factories.SealedStep(value: Parse())
            #sourceLocation()
        }

        package static func pipeline(
            steps: JobAssembly.Factories.SealedStepArray,
            maybe: JobAssembly.Factories.SealedStepArray?,
            make: @escaping @Sendable () throws -> JobAssembly.Factories.SealedStepArray,
            byName: SealedStepByString,
            none: SealedUnusedArray
        ) -> Pipeline {
            #sourceLocation(file: "Data/Data.swift", line: 19)
            return Pipeline(
                steps: steps.value,
                maybe: maybe?.value,
                make: { try make().value },
                byName: byName.value,
                none: none.value
            )
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
            let step = StepAssembly.Factories.load()
            let step2 = StepAssembly.Factories.parse()
            let stepArray = JobAssembly.Factories.SealedStepArray([step, step2])
            let step3 = StepAssembly.Factories.parse()
            let stepArray2 = JobAssembly.Factories.SealedStepArray([step, step3])
            let step4 = StepAssembly.Factories.parse()
            let stepByString = StepAssembly.Factories.SealedStepByString(["parse": step4])
            let unusedArray = StepAssembly.Factories.SealedUnusedArray([])
            let pipeline = StepAssembly.Factories.pipeline(
                steps: stepArray,
                maybe: stepArray2,
                make: {
                    let step4 = StepAssembly.Factories.parse()
                    return JobAssembly.Factories.SealedStepArray([step, step4])
                },
                byName: stepByString,
                none: unusedArray
            )
            self.lifetime = lifetime
            self.pipeline = pipeline
            self.step = step
            lifetime.finishOpening()
        }

        fileprivate func makeStep() -> JobAssembly.Factories.SealedStep {
            StepAssembly.Factories.parse()
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
            lifetime.finishOpening()
        }

        /// Makes a new `Job`.
        func makeJob() -> Data.Job {
            JobAssembly.Factories.job(steps: makeStepArray2())
        }

        fileprivate func makeStep2() -> JobAssembly.Factories.SealedStep {
            JobAssembly.Factories.store()
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
