// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func shelf(_ watch: ObjectWatch?) -> WeaklyHeld<any Step> {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            let object = ObjectWatch.tell(watch, "Shelf", ObjectWatch.start(watch), Shelf())
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func pipeline(_ watch: ObjectWatch?, steps: consuming [any Step]) -> Pipeline {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "Pipeline", ObjectWatch.start(watch), Pipeline(steps: steps))
            #sourceLocation()
        }

        @inline(never)
        static func later(_ watch: ObjectWatch?, steps: @escaping @Sendable () throws -> [any Step]) -> Later {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Later", ObjectWatch.start(watch), Later(steps: steps))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var pipeline: Pipeline { get }
        var later: Later { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let later: Later
        let pipeline: Pipeline

        fileprivate let lifetime: ScopeLifetime
        private let weakStep = WeakObject<any Step>("Shelf")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let step = weakStep.remember(AppAssembly.Factories.shelf(objectWatch))
                let later = AppAssembly.Factories.later(
                    objectWatch,
                    steps: { try reference.open("[any Step]", for: "Later").makeStepArray() }
                )
                let stepArray: [any Step] = [consume step]
                let pipeline = AppAssembly.Factories.pipeline(objectWatch, steps: stepArray)
                self.lifetime = lifetime
                self.later = later
                self.pipeline = pipeline
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        fileprivate var step: any Step { weakStep.value(in: lifetime) { newStep() } }

        private func newStep() -> WeaklyHeld<any Step> {
            AppAssembly.Factories.shelf(lifetime.objectWatch)
        }

        fileprivate func makeStepArray() -> [any Step] {
            [step]
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

// What the build has to warn of, each at its place.
#sourceLocation(file: "App/Manifest.swift", line: 9)
private func dovetailWarning1() {
    #warning("`Pipeline` is shared and holds the weak `Shelf` (parameter `steps`), so that it is never let go while `AppScope` is open; let `steps` be `@Sendable () throws -> [any Step]`, or register `Shelf` as `Shared` [held-weak]")
}
#sourceLocation()
