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
        static func failing(_ watch: ObjectWatch?, gates: consuming Gates) async throws -> Failing {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return try await ObjectWatch.tell(watch, "Failing", ObjectWatch.start(watch), Failing(gates: gates))
            #sourceLocation()
        }

        static func endFailing(_ object: Failing) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            let hook: (Failing) async throws -> Void = { _ in print("never printed") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func member1(_ watch: ObjectWatch?, gates: consuming Gates) async -> Member1 {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return await ObjectWatch.tell(watch, "Member1", ObjectWatch.start(watch), Member1(gates: gates))
            #sourceLocation()
        }

        static func endMember1(_ object: Member1) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            let hook: (Member1) async throws -> Void = { _ in print("member 1 ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func member2(_ watch: ObjectWatch?, gates: consuming Gates) async -> Member2 {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return await ObjectWatch.tell(watch, "Member2", ObjectWatch.start(watch), Member2(gates: gates))
            #sourceLocation()
        }

        @inline(never)
        static func member3(_ watch: ObjectWatch?, gates: consuming Gates) async throws -> Member3 {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return try await ObjectWatch.tell(watch, "Member3", ObjectWatch.start(watch), Member3(gates: gates))
            #sourceLocation()
        }

        static func endMember3(_ object: Member3) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            let hook: (Member3) async throws -> Void = { _ in print("member 3 ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func slow(_ watch: ObjectWatch?, before: consuming Before) async -> Slow {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return await ObjectWatch.tell(watch, "Slow", ObjectWatch.start(watch), Slow(before: before))
            #sourceLocation()
        }

        static func endSlow(_ object: Slow) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            let hook: (Slow) async throws -> Void = { _ in print("slow ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func member4(_ watch: ObjectWatch?, gates: consuming Gates) async -> Member4 {
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            return await ObjectWatch.tell(watch, "Member4", ObjectWatch.start(watch), Member4(gates: gates))
            #sourceLocation()
        }

        @inline(never)
        static func member5(_ watch: ObjectWatch?, gates: consuming Gates) async -> Member5 {
            #sourceLocation(file: "App/Manifest.swift", line: 36)
            return await ObjectWatch.tell(watch, "Member5", ObjectWatch.start(watch), Member5(gates: gates))
            #sourceLocation()
        }

        static func endMember5(_ object: Member5) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 38)
            let hook: (Member5) async throws -> Void = { _ in print("member 5 ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func member6(_ watch: ObjectWatch?, gates: consuming Gates) async throws -> Member6 {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            return try await ObjectWatch.tell(watch, "Member6", ObjectWatch.start(watch), Member6(gates: gates))
            #sourceLocation()
        }

        @inline(never)
        static func member7(_ watch: ObjectWatch?, gates: consuming Gates) async -> Member7 {
            #sourceLocation(file: "App/Manifest.swift", line: 41)
            return await ObjectWatch.tell(watch, "Member7", ObjectWatch.start(watch), Member7(gates: gates))
            #sourceLocation()
        }

        static func endMember7(_ object: Member7) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            let hook: (Member7) async throws -> Void = { _ in print("member 7 ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func member8(_ watch: ObjectWatch?, gates: consuming Gates) async -> Member8 {
            #sourceLocation(file: "App/Manifest.swift", line: 44)
            return await ObjectWatch.tell(watch, "Member8", ObjectWatch.start(watch), Member8(gates: gates))
            #sourceLocation()
        }

        @inline(never)
        static func member9(_ watch: ObjectWatch?, gates: consuming Gates) async throws -> Member9 {
            #sourceLocation(file: "App/Manifest.swift", line: 46)
            return try await ObjectWatch.tell(watch, "Member9", ObjectWatch.start(watch), Member9(gates: gates))
            #sourceLocation()
        }

        static func endMember9(_ object: Member9) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 48)
            let hook: (Member9) async throws -> Void = { _ in print("member 9 ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func member10(_ watch: ObjectWatch?, gates: consuming Gates) async -> Member10 {
            #sourceLocation(file: "App/Manifest.swift", line: 49)
            return await ObjectWatch.tell(watch, "Member10", ObjectWatch.start(watch), Member10(gates: gates))
            #sourceLocation()
        }

        @inline(never)
        static func member11(_ watch: ObjectWatch?, gates: consuming Gates) async -> Member11 {
            #sourceLocation(file: "App/Manifest.swift", line: 51)
            return await ObjectWatch.tell(watch, "Member11", ObjectWatch.start(watch), Member11(gates: gates))
            #sourceLocation()
        }

        static func endMember11(_ object: Member11) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 53)
            let hook: (Member11) async throws -> Void = { _ in print("member 11 ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func slowFailing(_ watch: ObjectWatch?, slow: consuming Before) async throws -> SlowFailing {
            #sourceLocation(file: "App/Manifest.swift", line: 54)
            return try await ObjectWatch.tell(watch, "SlowFailing", ObjectWatch.start(watch), SlowFailing(slow: slow))
            #sourceLocation()
        }

        @inline(never)
        static func following(_ watch: ObjectWatch?, last: consuming Member11) async -> Following {
            #sourceLocation(file: "App/Manifest.swift", line: 55)
            return await ObjectWatch.tell(watch, "Following", ObjectWatch.start(watch), Following(last: last))
            #sourceLocation()
        }

        static func endFollowing(_ object: Following) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 57)
            let hook: (Following) async throws -> Void = { _ in print("never printed") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            before: consuming Before,
            failing: consuming Failing,
            slow: consuming Slow,
            slowFailing: consuming SlowFailing,
            following: consuming Following,
            member1: consuming Member1,
            member2: consuming Member2,
            member3: consuming Member3,
            member4: consuming Member4,
            member5: consuming Member5,
            member6: consuming Member6,
            member7: consuming Member7,
            member8: consuming Member8,
            member9: consuming Member9,
            member10: consuming Member10,
            member11: consuming Member11
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 58)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                before: before,
                failing: failing,
                slow: slow,
                slowFailing: slowFailing,
                following: following,
                member1: member1,
                member2: member2,
                member3: member3,
                member4: member4,
                member5: member5,
                member6: member6,
                member7: member7,
                member8: member8,
                member9: member9,
                member10: member10,
                member11: member11
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
        fileprivate let failing: Failing
        fileprivate let member1: Member1
        fileprivate let member2: Member2
        fileprivate let member3: Member3
        fileprivate let slow: Slow
        fileprivate let member4: Member4
        fileprivate let member5: Member5
        fileprivate let member6: Member6
        fileprivate let member7: Member7
        fileprivate let member8: Member8
        fileprivate let member9: Member9
        fileprivate let member10: Member10
        fileprivate let member11: Member11
        fileprivate let slowFailing: SlowFailing
        fileprivate let following: Following

        fileprivate init(in app: App) async throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let before = ChildAssembly.Factories.before(objectWatch)
                lifetime.onEnd("Before", position: 0) {
                    try await ChildAssembly.Factories.endBefore(before)
                }
                let (
                    (failing, member1, member2, member3, slow, member4, member5, member6, member7, member8),
                    (member9, member10, member11, slowFailing)
                ) =
                    try await Child.makeWave1(objectWatch: objectWatch, lifetime: lifetime, app: app, before: before)
                let following = await Child.makeWave2(objectWatch: objectWatch, lifetime: lifetime, member11: member11)
                self.app = app
                self.lifetime = lifetime
                self.before = before
                self.failing = failing
                self.member1 = member1
                self.member2 = member2
                self.member3 = member3
                self.slow = slow
                self.member4 = member4
                self.member5 = member5
                self.member6 = member6
                self.member7 = member7
                self.member8 = member8
                self.member9 = member9
                self.member10 = member10
                self.member11 = member11
                self.slowFailing = slowFailing
                self.following = following
            } catch {
                await lifetime.endAbandonedOpening(error)
                throw error
            }
            try lifetime.finishOpeningInside(self)
        }

        // The compiler takes long over a function that starts many tasks, so these share them out.
        private static func makeWave1(
            objectWatch: ObjectWatch?,
            lifetime: ScopeLifetime,
            app: App,
            before: Before
        ) async throws -> (
            (Failing, Member1, Member2, Member3, Slow, Member4, Member5, Member6, Member7, Member8),
            (Member9, Member10, Member11, SlowFailing)
        ) {
            async let startedPart1 = Child.makeWave1Part1(
                objectWatch: objectWatch,
                lifetime: lifetime,
                app: app,
                before: before
            )
            async let startedPart2 = Child.makeWave1Part2(
                objectWatch: objectWatch,
                lifetime: lifetime,
                app: app,
                before: before
            )
            let part1 = try await startedPart1
            let part2 = try await startedPart2
            return (part1, part2)
        }

        private static func makeWave1Part1(
            objectWatch: ObjectWatch?,
            lifetime: ScopeLifetime,
            app: App,
            before: Before
        ) async throws -> (Failing, Member1, Member2, Member3, Slow, Member4, Member5, Member6, Member7, Member8) {
            async let startedFailing = {
                let failing = try await ChildAssembly.Factories.failing(objectWatch, gates: app.gates)
                lifetime.onEnd("Failing", position: 1) {
                    try await ChildAssembly.Factories.endFailing(failing)
                }
                return failing
            }()
            async let startedMember1 = {
                let member1 = await ChildAssembly.Factories.member1(objectWatch, gates: app.gates)
                lifetime.onEnd("Member1", position: 2) {
                    try await ChildAssembly.Factories.endMember1(member1)
                }
                return member1
            }()
            async let startedMember2 = ChildAssembly.Factories.member2(objectWatch, gates: app.gates)
            async let startedMember3 = {
                let member3 = try await ChildAssembly.Factories.member3(objectWatch, gates: app.gates)
                lifetime.onEnd("Member3", position: 4) {
                    try await ChildAssembly.Factories.endMember3(member3)
                }
                return member3
            }()
            async let startedSlow = {
                let slow = await ChildAssembly.Factories.slow(objectWatch, before: before)
                lifetime.onEnd("Slow", position: 5) {
                    try await ChildAssembly.Factories.endSlow(slow)
                }
                return slow
            }()
            async let startedMember4 = ChildAssembly.Factories.member4(objectWatch, gates: app.gates)
            async let startedMember5 = {
                let member5 = await ChildAssembly.Factories.member5(objectWatch, gates: app.gates)
                lifetime.onEnd("Member5", position: 7) {
                    try await ChildAssembly.Factories.endMember5(member5)
                }
                return member5
            }()
            async let startedMember6 = ChildAssembly.Factories.member6(objectWatch, gates: app.gates)
            async let startedMember7 = {
                let member7 = await ChildAssembly.Factories.member7(objectWatch, gates: app.gates)
                lifetime.onEnd("Member7", position: 9) {
                    try await ChildAssembly.Factories.endMember7(member7)
                }
                return member7
            }()
            async let startedMember8 = ChildAssembly.Factories.member8(objectWatch, gates: app.gates)
            let failing = try await startedFailing
            let member1 = await startedMember1
            let member2 = await startedMember2
            let member3 = try await startedMember3
            let slow = await startedSlow
            let member4 = await startedMember4
            let member5 = await startedMember5
            let member6 = try await startedMember6
            let member7 = await startedMember7
            let member8 = await startedMember8
            return (failing, member1, member2, member3, slow, member4, member5, member6, member7, member8)
        }

        private static func makeWave1Part2(
            objectWatch: ObjectWatch?,
            lifetime: ScopeLifetime,
            app: App,
            before: Before
        ) async throws -> (Member9, Member10, Member11, SlowFailing) {
            async let startedMember9 = {
                let member9 = try await ChildAssembly.Factories.member9(objectWatch, gates: app.gates)
                lifetime.onEnd("Member9", position: 11) {
                    try await ChildAssembly.Factories.endMember9(member9)
                }
                return member9
            }()
            async let startedMember10 = ChildAssembly.Factories.member10(objectWatch, gates: app.gates)
            async let startedMember11 = {
                let member11 = await ChildAssembly.Factories.member11(objectWatch, gates: app.gates)
                lifetime.onEnd("Member11", position: 13) {
                    try await ChildAssembly.Factories.endMember11(member11)
                }
                return member11
            }()
            async let startedSlowFailing = ChildAssembly.Factories.slowFailing(objectWatch, slow: before)
            let member9 = try await startedMember9
            let member10 = await startedMember10
            let member11 = await startedMember11
            let slowFailing = try await startedSlowFailing
            return (member9, member10, member11, slowFailing)
        }

        private static func makeWave2(
            objectWatch: ObjectWatch?,
            lifetime: ScopeLifetime,
            member11: Member11
        ) async -> Following {
            async let startedFollowing = {
                let following = await ChildAssembly.Factories.following(objectWatch, last: member11)
                lifetime.onEnd("Following", position: 15) {
                    try await ChildAssembly.Factories.endFollowing(following)
                }
                return following
            }()
            let following = await startedFollowing
            return following
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            ChildAssembly.Factories.screen(
                lifetime.objectWatch,
                before: before,
                failing: failing,
                slow: slow,
                slowFailing: slowFailing,
                following: following,
                member1: member1,
                member2: member2,
                member3: member3,
                member4: member4,
                member5: member5,
                member6: member6,
                member7: member7,
                member8: member8,
                member9: member9,
                member10: member10,
                member11: member11
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
