// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func failing(_ watch: ObjectWatch?, isBroken: consuming Bool) throws -> Failing {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return try ObjectWatch.tell(watch, "Failing", ObjectWatch.start(watch), Failing(isBroken: isBroken))
            #sourceLocation()
        }

        @inline(never)
        static func suspending(_ watch: ObjectWatch?, failing: consuming Failing) async -> Suspending {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            let make: (Failing) async -> Suspending = { (failing: Failing) async in await Suspending.make(failing) }
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return await ObjectWatch.tell(watch, "Suspending", ObjectWatch.start(watch), make(failing))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func model(_ watch: ObjectWatch?, failing: consuming Failing) -> Model {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Model", ObjectWatch.start(watch), Model(failing: failing))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func row(_ watch: ObjectWatch?, model: consuming Model) -> Row {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Row", ObjectWatch.start(watch), Row(model: model))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func list(
            _ watch: ObjectWatch?,
            row: consuming Row,
            model: consuming Model,
            newRow: @escaping () throws -> Row,
            elsewhere: @escaping @Sendable () async throws -> Model
        ) -> List {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "List", ObjectWatch.start(watch), List(
                row: row,
                model: model,
                newRow: newRow,
                elsewhere: elsewhere
            ))
            #sourceLocation()
        }

        @inline(never)
        static func page(
            _ watch: ObjectWatch?,
            suspending: consuming Suspending,
            failing: consuming Failing,
            again: @escaping () async throws -> Suspending
        ) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(
                suspending: suspending,
                failing: failing,
                again: again
            ))
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func worker(
            _ watch: ObjectWatch?,
            suspending: consuming Suspending,
            failing: consuming Failing
        ) -> Worker {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "Worker", ObjectWatch.start(watch), Worker(
                suspending: suspending,
                failing: failing
            ))
            #sourceLocation()
        }

        @inline(never)
        static func window(
            _ watch: ObjectWatch?,
            list: consuming List,
            row: consuming Row,
            suspending: consuming Suspending,
            failing: consuming Failing
        ) -> Window {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "Window", ObjectWatch.start(watch), Window(
                list: list,
                row: row,
                suspending: suspending,
                failing: failing
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makePage() async throws -> Page
        @MainActor func makeList() throws -> List
        func makeSuspending() async throws -> Suspending
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let isBroken: Bool

        /// Opens `AppScope`.
        init(isBroken: Bool, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            self.isBroken = isBroken
            lifetime.finishOpening(self)
        }

        /// Makes a new `Suspending`.
        func makeSuspending() async throws -> Suspending {
            let failing = try AppAssembly.Factories.failing(lifetime.objectWatch, isBroken: isBroken)
            return await AppAssembly.Factories.suspending(lifetime.objectWatch, failing: failing)
        }

        /// Makes a new `List`.
        @MainActor func makeList() throws -> List {
            let failing = try AppAssembly.Factories.failing(lifetime.objectWatch, isBroken: isBroken)
            let model = AppAssembly.Factories.model(lifetime.objectWatch, failing: failing)
            let row = AppAssembly.Factories.row(lifetime.objectWatch, model: model)
            return AppAssembly.Factories.list(
                lifetime.objectWatch,
                row: row,
                model: model,
                newRow: { [objectWatch = lifetime.objectWatch, isBroken] in
                    let failing = try AppAssembly.Factories.failing(objectWatch, isBroken: isBroken)
                    let model = AppAssembly.Factories.model(objectWatch, failing: failing)
                    return AppAssembly.Factories.row(objectWatch, model: model)
                },
                elsewhere: { @MainActor [objectWatch = lifetime.objectWatch, isBroken] in
                    let failing = try AppAssembly.Factories.failing(objectWatch, isBroken: isBroken)
                    return AppAssembly.Factories.model(objectWatch, failing: failing)
                }
            )
        }

        /// Makes a new `Page`.
        func makePage() async throws -> Page {
            let failing = try AppAssembly.Factories.failing(lifetime.objectWatch, isBroken: isBroken)
            let suspending = await AppAssembly.Factories.suspending(lifetime.objectWatch, failing: failing)
            return AppAssembly.Factories.page(
                lifetime.objectWatch,
                suspending: suspending,
                failing: failing,
                again: { [objectWatch = lifetime.objectWatch, isBroken] in
                    let failing = try AppAssembly.Factories.failing(objectWatch, isBroken: isBroken)
                    return await AppAssembly.Factories.suspending(objectWatch, failing: failing)
                }
            )
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild() async throws -> Child {
            try await Child(in: self)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try await openChild()
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
        var worker: Worker { get }
        @MainActor func makeWindow() async throws -> Window
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        let worker: Worker

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) async throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let failing = try AppAssembly.Factories.failing(objectWatch, isBroken: app.isBroken)
                let suspending = await AppAssembly.Factories.suspending(objectWatch, failing: failing)
                let worker = ChildAssembly.Factories.worker(
                    objectWatch,
                    suspending: consume suspending,
                    failing: consume failing
                )
                self.app = app
                self.lifetime = lifetime
                self.worker = worker
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Window`.
        @MainActor func makeWindow() async throws -> Window {
            let failing = try AppAssembly.Factories.failing(lifetime.objectWatch, isBroken: app.isBroken)
            let suspending = await AppAssembly.Factories.suspending(lifetime.objectWatch, failing: failing)
            let model = AppAssembly.Factories.model(lifetime.objectWatch, failing: failing)
            let row = AppAssembly.Factories.row(lifetime.objectWatch, model: model)
            let list = AppAssembly.Factories.list(
                lifetime.objectWatch,
                row: row,
                model: model,
                newRow: { [objectWatch = lifetime.objectWatch, isBroken = app.isBroken] in
                    let failing = try AppAssembly.Factories.failing(objectWatch, isBroken: isBroken)
                    let model = AppAssembly.Factories.model(objectWatch, failing: failing)
                    return AppAssembly.Factories.row(objectWatch, model: model)
                },
                elsewhere: { @MainActor [objectWatch = lifetime.objectWatch, isBroken = app.isBroken] in
                    let failing = try AppAssembly.Factories.failing(objectWatch, isBroken: isBroken)
                    return AppAssembly.Factories.model(objectWatch, failing: failing)
                }
            )
            let row2 = AppAssembly.Factories.row(lifetime.objectWatch, model: model)
            return ChildAssembly.Factories.window(
                lifetime.objectWatch,
                list: list,
                row: row2,
                suspending: suspending,
                failing: failing
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
