// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func trace(_ watch: ObjectWatch?) -> Trace {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Trace", ObjectWatch.start(watch), Trace())
            #sourceLocation()
        }

        @inline(never)
        static func tracer(_ watch: ObjectWatch?, trace: consuming Trace) -> (tracer: Tracer, step: any Step) {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            let object = ObjectWatch.tell(watch, "Tracer", ObjectWatch.start(watch), Tracer(trace: trace))
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func leftCache(_ watch: ObjectWatch?) -> WeaklyHeld<(Cache, any Step)> {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            let object = ObjectWatch.tell(watch, "Cache", ObjectWatch.start(watch), Cache())
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return WeaklyHeld((object, object)) { [weak object] in object.map { ($0, $0) } }
            #sourceLocation()
        }

        @inline(never)
        static func shelf(_ watch: ObjectWatch?) -> WeaklyHeld<any Step> {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            let object = ObjectWatch.tell(watch, "Shelf", ObjectWatch.start(watch), Shelf())
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func plain(_ watch: ObjectWatch?, trace: consuming Trace) -> any Step {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Plain", ObjectWatch.start(watch), Plain(trace: trace))
            #sourceLocation()
        }

        @inline(never)
        static func leftTrace(_ watch: ObjectWatch?) -> Trace {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Trace", ObjectWatch.start(watch), Trace())
            #sourceLocation()
        }

        @inline(never)
        static func rightTrace(_ watch: ObjectWatch?) -> Trace {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Trace", ObjectWatch.start(watch), Trace())
            #sourceLocation()
        }

        @inline(never)
        static func pipeline(
            _ watch: ObjectWatch?,
            steps: consuming [any Step],
            tracer: consuming Tracer,
            trace: consuming Trace?,
            absent: consuming Int?
        ) -> Pipeline {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Pipeline", ObjectWatch.start(watch), Pipeline(
                steps: steps,
                tracer: tracer,
                trace: trace,
                absent: absent
            ))
            #sourceLocation()
        }

        @inline(never)
        static func sides(
            _ watch: ObjectWatch?,
            left: consuming Trace,
            right: consuming Trace,
            cache: consuming Cache,
            trace: consuming Trace
        ) -> Sides {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Sides", ObjectWatch.start(watch), Sides(
                left: left,
                right: right,
                cache: cache,
                trace: trace
            ))
            #sourceLocation()
        }

        @inline(never)
        static func whole(
            _ watch: ObjectWatch?,
            pipeline: consuming Pipeline,
            other: consuming Pipeline,
            sides: consuming Sides,
            more: consuming Sides,
            trace: consuming Trace
        ) -> Whole {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "Whole", ObjectWatch.start(watch), Whole(
                pipeline: pipeline,
                other: other,
                sides: sides,
                more: more,
                trace: trace
            ))
            #sourceLocation()
        }

        @inline(never)
        static func maker(
            _ watch: ObjectWatch?,
            pipeline: @escaping @Sendable () throws -> Pipeline,
            sides: @escaping @Sendable () throws -> Sides,
            steps: @escaping @Sendable () throws -> [any Step]
        ) -> Maker {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Maker", ObjectWatch.start(watch), Maker(
                pipeline: pipeline,
                sides: sides,
                steps: steps
            ))
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func childStep(
            _ watch: ObjectWatch?,
            trace: consuming Trace?
        ) throws -> (childStep: ChildStep, step: any Step) {
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            let object = try ObjectWatch.tell(watch, "ChildStep", ObjectWatch.start(watch), ChildStep(trace: trace))
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func childPipeline(
            _ watch: ObjectWatch?,
            steps: consuming [any Step],
            pipeline: consuming Pipeline,
            step: consuming ChildStep
        ) -> ChildPipeline {
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            return ObjectWatch.tell(watch, "ChildPipeline", ObjectWatch.start(watch), ChildPipeline(
                steps: steps,
                pipeline: pipeline,
                step: step
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeWhole() -> Whole
        var maker: Maker { get }
        func makeStepArray() -> [any Step]
        func makeLeftTrace() -> Trace
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let maker: Maker

        fileprivate let lifetime: ScopeLifetime
        private let weakLeftCache = WeakObject<(Cache, any Step)>("Cache")
        private let weakStep = WeakObject<any Step>("Shelf")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let maker = AppAssembly.Factories.maker(
                    objectWatch,
                    pipeline: { try reference.open("Pipeline", for: "Maker").makePipeline() },
                    sides: { try reference.open("Sides", for: "Maker").makeSides() },
                    steps: { try reference.open("[any Step]", for: "Maker").makeStepArray() }
                )
                self.lifetime = lifetime
                self.maker = maker
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        fileprivate var leftCache: Cache { weakLeftCache.value(in: lifetime) { newLeftCache() }.0 }

        fileprivate var leftStep: any Step { weakLeftCache.value(in: lifetime) { newLeftCache() }.1 }

        private func newLeftCache() -> WeaklyHeld<(Cache, any Step)> {
            AppAssembly.Factories.leftCache(lifetime.objectWatch)
        }

        fileprivate var step: any Step { weakStep.value(in: lifetime) { newStep() } }

        private func newStep() -> WeaklyHeld<any Step> {
            AppAssembly.Factories.shelf(lifetime.objectWatch)
        }

        /// Makes a new `Trace`.
        func makeLeftTrace() -> Trace {
            AppAssembly.Factories.leftTrace(lifetime.objectWatch)
        }

        /// Makes a new `Whole`.
        func makeWhole() -> Whole {
            let trace = AppAssembly.Factories.trace(lifetime.objectWatch)
            let (tracer, step2) = AppAssembly.Factories.tracer(lifetime.objectWatch, trace: trace)
            let leftTrace = AppAssembly.Factories.leftTrace(lifetime.objectWatch)
            let rightTrace = AppAssembly.Factories.rightTrace(lifetime.objectWatch)
            let step3 = AppAssembly.Factories.plain(lifetime.objectWatch, trace: trace)
            let stepArray: [any Step] = [step2, step, step3]
            let pipeline = AppAssembly.Factories.pipeline(
                lifetime.objectWatch,
                steps: stepArray,
                tracer: tracer,
                trace: trace,
                absent: nil
            )
            let step4 = AppAssembly.Factories.plain(lifetime.objectWatch, trace: trace)
            let stepArray2: [any Step] = [step2, step, step4]
            let pipeline2 = AppAssembly.Factories.pipeline(
                lifetime.objectWatch,
                steps: stepArray2,
                tracer: tracer,
                trace: trace,
                absent: nil
            )
            let sides = AppAssembly.Factories.sides(
                lifetime.objectWatch,
                left: leftTrace,
                right: rightTrace,
                cache: leftCache,
                trace: trace
            )
            let sides2 = AppAssembly.Factories.sides(
                lifetime.objectWatch,
                left: leftTrace,
                right: rightTrace,
                cache: leftCache,
                trace: trace
            )
            return AppAssembly.Factories.whole(
                lifetime.objectWatch,
                pipeline: pipeline,
                other: pipeline2,
                sides: sides,
                more: sides2,
                trace: trace
            )
        }

        /// Makes a new `[any Step]`.
        func makeStepArray() -> [any Step] {
            let trace = AppAssembly.Factories.trace(lifetime.objectWatch)
            let (_, step2) = AppAssembly.Factories.tracer(lifetime.objectWatch, trace: trace)
            let step3 = AppAssembly.Factories.plain(lifetime.objectWatch, trace: trace)
            return [step2, step, step3]
        }

        fileprivate func makePipeline() -> Pipeline {
            let trace = AppAssembly.Factories.trace(lifetime.objectWatch)
            let (tracer, step2) = AppAssembly.Factories.tracer(lifetime.objectWatch, trace: trace)
            let step3 = AppAssembly.Factories.plain(lifetime.objectWatch, trace: trace)
            let stepArray: [any Step] = [step2, step, step3]
            return AppAssembly.Factories.pipeline(
                lifetime.objectWatch,
                steps: stepArray,
                tracer: tracer,
                trace: trace,
                absent: nil
            )
        }

        fileprivate func makeSides() -> Sides {
            let trace = AppAssembly.Factories.trace(lifetime.objectWatch)
            let leftTrace = AppAssembly.Factories.leftTrace(lifetime.objectWatch)
            let rightTrace = AppAssembly.Factories.rightTrace(lifetime.objectWatch)
            return AppAssembly.Factories.sides(
                lifetime.objectWatch,
                left: leftTrace,
                right: rightTrace,
                cache: leftCache,
                trace: trace
            )
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild() throws -> Child {
            try Child(in: self)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChild()
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

    /// What Product, and each composition that includes it, hands out in `ChildScope`.
    nonisolated protocol ChildRoots: AnyObject, Sendable {
        func makeChildPipeline() throws -> ChildPipeline
        func makeStepArray() throws -> [any Step]
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            self.app = app
            self.lifetime = lifetime
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `ChildPipeline`.
        func makeChildPipeline() throws -> ChildPipeline {
            let trace = AppAssembly.Factories.trace(lifetime.objectWatch)
            let (tracer, step2) = AppAssembly.Factories.tracer(lifetime.objectWatch, trace: trace)
            let (childStep, step3) = try ChildAssembly.Factories.childStep(lifetime.objectWatch, trace: trace)
            let step4 = AppAssembly.Factories.plain(lifetime.objectWatch, trace: trace)
            let stepArray: [any Step] = [step2, app.step, step4, step3]
            let step5 = AppAssembly.Factories.plain(lifetime.objectWatch, trace: trace)
            let stepArray2: [any Step] = [step2, app.step, step5]
            let pipeline = AppAssembly.Factories.pipeline(
                lifetime.objectWatch,
                steps: stepArray2,
                tracer: tracer,
                trace: trace,
                absent: nil
            )
            return ChildAssembly.Factories.childPipeline(
                lifetime.objectWatch,
                steps: stepArray,
                pipeline: pipeline,
                step: childStep
            )
        }

        /// Makes a new `[any Step]`.
        func makeStepArray() throws -> [any Step] {
            let trace = AppAssembly.Factories.trace(lifetime.objectWatch)
            let (_, step2) = AppAssembly.Factories.tracer(lifetime.objectWatch, trace: trace)
            let (_, step3) = try ChildAssembly.Factories.childStep(lifetime.objectWatch, trace: trace)
            let step4 = AppAssembly.Factories.plain(lifetime.objectWatch, trace: trace)
            return [step2, app.step, step4, step3]
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
