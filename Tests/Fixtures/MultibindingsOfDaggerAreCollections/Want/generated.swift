// Written by Dovetail from ChildModule, FirstModule, SecondModule, Product. Do not edit.

import Dovetail

extension ChildModule {
    /// Makes what ChildModule registers.
    nonisolated enum Factories {
        @inline(never)
        static func three(_ watch: ObjectWatch?) -> any Step {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return ObjectWatch.tell(watch, "Three", ObjectWatch.start(watch), Three())
            #sourceLocation()
        }

        @inline(never)
        static func string(_ watch: ObjectWatch?) -> String {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            let make: () -> String = { "seven" }
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return ObjectWatch.tell(watch, "String", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func string2(_ watch: ObjectWatch?) -> String {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            let make: () -> String = { "minus one" }
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return ObjectWatch.tell(watch, "String", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func string3(_ watch: ObjectWatch?) -> String {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            let make: () -> String = { "yes" }
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            return ObjectWatch.tell(watch, "String", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func childPipeline(
            _ watch: ObjectWatch?,
            steps: consuming [any Step],
            numbers: consuming [Int: String],
            flags: consuming [Bool: String]
        ) -> ChildPipeline {
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            return ObjectWatch.tell(watch, "ChildPipeline", ObjectWatch.start(watch), ChildPipeline(
                steps: steps,
                numbers: numbers,
                flags: flags
            ))
            #sourceLocation()
        }
    }
}

extension FirstModule {
    /// Makes what FirstModule registers.
    nonisolated enum Factories {
        @inline(never)
        static func one(_ watch: ObjectWatch?) -> any Step {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "One", ObjectWatch.start(watch), One())
            #sourceLocation()
        }

        @inline(never)
        static func reader(_ watch: ObjectWatch?) -> Reader {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let make: () -> Reader = { Reader(name: "pdf") }
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Reader", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}

extension SecondModule {
    /// Makes what SecondModule registers.
    nonisolated enum Factories {
        @inline(never)
        static func two(_ watch: ObjectWatch?) -> (two: Two, step: any Step) {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            let object = ObjectWatch.tell(watch, "Two", ObjectWatch.start(watch), Two())
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func reader(_ watch: ObjectWatch?) -> Reader {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            let make: () -> Reader = { Reader(name: "text") }
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Reader", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func readerClosure(_ watch: ObjectWatch?) -> @Sendable () -> Reader {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            let make: () -> @Sendable () -> Reader = { { Reader(name: "made") } }
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "@Sendable () -> Reader", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func loop(_ watch: ObjectWatch?, loops: @escaping @Sendable () throws -> [String: Loop]) -> Loop {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Loop", ObjectWatch.start(watch), Loop(loops: loops))
            #sourceLocation()
        }

        @inline(never)
        static func pipeline(
            _ watch: ObjectWatch?,
            steps: consuming [any Step],
            readers: consuming [Format: Reader],
            later: @escaping @Sendable () throws -> [any Step],
            makers: [String: @Sendable () -> Reader],
            empty: consuming [Unused]
        ) -> Pipeline {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Pipeline", ObjectWatch.start(watch), Pipeline(
                steps: steps,
                readers: readers,
                later: later,
                makers: makers,
                empty: empty
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var pipeline: Pipeline { get }
        var two: Two { get }
        func makeLoopByString() -> [String: Loop]
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let two: Two
        let pipeline: Pipeline

        fileprivate let lifetime: ScopeLifetime
        fileprivate let step: any Step
        fileprivate let step2: any Step
        fileprivate let loop: Loop

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let step = FirstModule.Factories.one(objectWatch)
                let (two, step2) = SecondModule.Factories.two(objectWatch)
                let readerClosure = SecondModule.Factories.readerClosure(objectWatch)
                let stepArray: [any Step] = [step, step2]
                let reader = FirstModule.Factories.reader(objectWatch)
                let reader2 = SecondModule.Factories.reader(objectWatch)
                let readerByFormat: [Format: Reader] = [.pdf: consume reader, .text: consume reader2]
                let readerClosureByString: [String: @Sendable () -> Reader] = ["a": readerClosure]
                let unusedArray: [Unused] = []
                let pipeline = SecondModule.Factories.pipeline(
                    objectWatch,
                    steps: stepArray,
                    readers: readerByFormat,
                    later: { [step, step2] },
                    makers: readerClosureByString,
                    empty: unusedArray
                )
                let loop = SecondModule.Factories.loop(
                    objectWatch,
                    loops: { try reference.open("[String: Loop]", for: "Loop").makeLoopByString() }
                )
                self.lifetime = lifetime
                self.two = consume two
                self.pipeline = consume pipeline
                self.step = step
                self.step2 = step2
                self.loop = consume loop
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        /// Makes a new `[String: Loop]`.
        func makeLoopByString() -> [String: Loop] {
            ["loop": loop]
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
        var childPipeline: ChildPipeline { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        let childPipeline: ChildPipeline

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let step3 = ChildModule.Factories.three(objectWatch)
                let stepArray: [any Step] = [app.step, app.step2, consume step3]
                let string = ChildModule.Factories.string(objectWatch)
                let string2 = ChildModule.Factories.string2(objectWatch)
                let stringByInt: [Int: String] = [7: string, -1: string2]
                let string3 = ChildModule.Factories.string3(objectWatch)
                let stringByBool: [Bool: String] = [true: string3]
                let childPipeline = ChildModule.Factories.childPipeline(
                    objectWatch,
                    steps: stepArray,
                    numbers: stringByInt,
                    flags: stringByBool
                )
                self.app = app
                self.lifetime = lifetime
                self.childPipeline = consume childPipeline
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

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}
