// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// AppAssembly registers nothing that is made.
    nonisolated enum Factories {}
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func before(_ watch: ObjectWatch?) -> Before {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Before", ObjectWatch.start(watch), Before())
            #sourceLocation()
        }

        static func endBefore(_ object: Before) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            let hook: (Before) async throws -> Void = { _ in print("before ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func made(_ watch: ObjectWatch?, gates: consuming Gates) async -> Made {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return await ObjectWatch.tell(watch, "Made", ObjectWatch.start(watch), Made(gates: gates))
            #sourceLocation()
        }

        static func endMade(_ object: Made) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            let hook: (Made) async throws -> Void = { _ in print("made ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func failing(_ watch: ObjectWatch?, gates: consuming Gates) async throws -> Failing {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return try await ObjectWatch.tell(watch, "Failing", ObjectWatch.start(watch), Failing(gates: gates))
            #sourceLocation()
        }

        static func endFailing(_ object: Failing) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            let hook: (Failing) async throws -> Void = { _ in print("never printed") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func slow(_ watch: ObjectWatch?, gates: consuming Gates) async -> Slow {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return await ObjectWatch.tell(watch, "Slow", ObjectWatch.start(watch), Slow(gates: gates))
            #sourceLocation()
        }

        static func endSlow(_ object: Slow) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            let hook: (Slow) async throws -> Void = { _ in print("slow ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func failingFirst(_ watch: ObjectWatch?, gates: consuming Gates) async throws -> FailingFirst {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return try await ObjectWatch.tell(watch, "FailingFirst", ObjectWatch.start(watch), FailingFirst(
                gates: gates
            ))
            #sourceLocation()
        }

        @inline(never)
        static func following(
            _ watch: ObjectWatch?,
            made: consuming Made,
            failing: consuming Failing
        ) async -> Following {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return await ObjectWatch.tell(watch, "Following", ObjectWatch.start(watch), Following(
                made: made,
                failing: failing
            ))
            #sourceLocation()
        }

        static func endFollowing(_ object: Following) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            let hook: (Following) async throws -> Void = { _ in print("never printed") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            before: consuming Before,
            following: consuming Following,
            slow: consuming Slow,
            failingFirst: consuming FailingFirst
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                before: before,
                following: following,
                slow: slow,
                failingFirst: failingFirst
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product makes for `AppScope`.
    nonisolated final class App: OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let gates: Gates

        /// Opens `AppScope`.
        init(gates: Gates, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            self.gates = gates
            lifetime.finishOpening(self)
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
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let before: Before
        fileprivate let slow: Slow
        fileprivate let failingFirst: FailingFirst
        fileprivate let following: Following

        fileprivate init(in app: App) async throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let before = ChildAssembly.Factories.before(objectWatch)
                lifetime.onEnd("Before", position: 0) {
                    try await ChildAssembly.Factories.endBefore(before)
                }
                async let startedMade = {
                    let made = await ChildAssembly.Factories.made(objectWatch, gates: app.gates)
                    lifetime.onEnd("Made", position: 1) {
                        try await ChildAssembly.Factories.endMade(made)
                    }
                    return made
                }()
                async let startedFailing = {
                    let failing = try await ChildAssembly.Factories.failing(objectWatch, gates: app.gates)
                    lifetime.onEnd("Failing", position: 2) {
                        try await ChildAssembly.Factories.endFailing(failing)
                    }
                    return failing
                }()
                async let startedSlow = {
                    let slow = await ChildAssembly.Factories.slow(objectWatch, gates: app.gates)
                    lifetime.onEnd("Slow", position: 3) {
                        try await ChildAssembly.Factories.endSlow(slow)
                    }
                    return slow
                }()
                async let startedFailingFirst = ChildAssembly.Factories.failingFirst(objectWatch, gates: app.gates)
                let made = await startedMade
                let failing = try await startedFailing
                let slow = await startedSlow
                let failingFirst = try await startedFailingFirst
                async let startedFollowing = {
                    let following = await ChildAssembly.Factories.following(objectWatch, made: made, failing: failing)
                    lifetime.onEnd("Following", position: 5) {
                        try await ChildAssembly.Factories.endFollowing(following)
                    }
                    return following
                }()
                let following = await startedFollowing
                self.app = app
                self.lifetime = lifetime
                self.before = before
                self.slow = slow
                self.failingFirst = failingFirst
                self.following = following
            } catch {
                await lifetime.endAbandonedOpening(error)
                throw error
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            ChildAssembly.Factories.screen(
                lifetime.objectWatch,
                before: before,
                following: following,
                slow: slow,
                failingFirst: failingFirst
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
