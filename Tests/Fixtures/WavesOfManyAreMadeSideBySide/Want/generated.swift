// Written by Dovetail from DataAssembly. Do not edit.

import Synchronization
#if hasFeature(InternalImportsByDefault)
    package import Dovetail
#else
    import Dovetail
#endif

extension DataAssembly {
    /// Makes what DataAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func draft(_ watch: ObjectWatch?) -> SealedDraft {
            #sourceLocation(file: "Data/Data.swift", line: 61)
            return SealedDraft(value: ObjectWatch.tell(watch, "Draft", ObjectWatch.start(watch), Draft()))
            #sourceLocation()
        }

        @inline(never)
        package static func database(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            draft: consuming SealedDraft
        ) async throws(Refused) -> SealedDatabase {
            #sourceLocation(file: "Data/Data.swift", line: 62)
            return try await SealedDatabase(value: ObjectWatch.tell(watch, "Database", ObjectWatch.start(watch), Database(
                meeting: meeting,
                draft: draft.value
            )))
            #sourceLocation()
        }

        package static func endDatabase(_ object: SealedDatabase) async throws {
            #sourceLocation(file: "Data/Data.swift", line: 64)
            let hook: (Database) async throws -> Void = { $0.close() }
            #sourceLocation()
            try await hook(object.value)
        }

        @inline(never)
        package static func store(
            _ watch: ObjectWatch?,
            database: consuming SealedDatabase,
            meeting: consuming Meeting
        ) async -> (store: Store, named: any Named) {
            #sourceLocation(file: "Data/Data.swift", line: 65)
            let object = await ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store(
                database: database.value,
                meeting: meeting
            ))
            #sourceLocation(file: "Data/Data.swift", line: 65)
            return (object, object)
            #sourceLocation()
        }

        /// `Database`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedDatabase: Sendable {
            let value: Database
        }

        /// `Draft`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedDraft {
            let value: Draft
        }
    }
}

// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit.

import Data
import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func clock(_ watch: ObjectWatch?) -> Clock {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Clock", ObjectWatch.start(watch), Clock())
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func note(_ watch: ObjectWatch?, clock: consuming Clock) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), Note(clock: clock))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func panel(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            part: consuming Part
        ) async -> Panel {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return await ObjectWatch.tell(watch, "Panel", ObjectWatch.start(watch), Panel(meeting: meeting, part: part))
            #sourceLocation()
        }

        @inline(never)
        static func counter(_ watch: ObjectWatch?, meeting: consuming Meeting, step: sending Step) async -> Counter {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return await ObjectWatch.tell(watch, "Counter", ObjectWatch.start(watch), Counter(
                meeting: meeting,
                step: step
            ))
            #sourceLocation()
        }

        @inline(never)
        static func asking(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            lateLog: @escaping @Sendable () throws -> Log,
            note: consuming Note
        ) async -> Asking {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return await ObjectWatch.tell(watch, "Asking", ObjectWatch.start(watch), Asking(
                meeting: meeting,
                lateLog: lateLog,
                note: note
            ))
            #sourceLocation()
        }

        @inline(never)
        static func log(_ watch: ObjectWatch?, note: consuming Note) -> Log {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "Log", ObjectWatch.start(watch), Log(note: note))
            #sourceLocation()
        }

        @inline(never)
        static func beacon(_ watch: ObjectWatch?, meeting: consuming Meeting) async throws -> Beacon {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return try await ObjectWatch.tell(watch, "Beacon", ObjectWatch.start(watch), Beacon(meeting: meeting))
            #sourceLocation()
        }

        static func endBeacon(_ object: Beacon) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            let hook: (Beacon) async throws -> Void = { _ in print("beacon ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @MainActor static func part(_ watch: ObjectWatch?, clock: consuming Clock) -> Part {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Part", ObjectWatch.start(watch), Part(clock: clock))
            #sourceLocation()
        }

        @inline(never)
        static func step(_ watch: ObjectWatch?, note: consuming Note) -> Step {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Step", ObjectWatch.start(watch), Step(note: note))
            #sourceLocation()
        }

        @inline(never)
        static func member1(_ watch: ObjectWatch?, meeting: consuming Meeting) async -> Member1 {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return await ObjectWatch.tell(watch, "Member1", ObjectWatch.start(watch), Member1(meeting: meeting))
            #sourceLocation()
        }

        @inline(never)
        static func member2(_ watch: ObjectWatch?, meeting: consuming Meeting) async -> Member2 {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return await ObjectWatch.tell(watch, "Member2", ObjectWatch.start(watch), Member2(meeting: meeting))
            #sourceLocation()
        }

        @inline(never)
        static func member3(_ watch: ObjectWatch?, meeting: consuming Meeting) async -> Member3 {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return await ObjectWatch.tell(watch, "Member3", ObjectWatch.start(watch), Member3(meeting: meeting))
            #sourceLocation()
        }

        @inline(never)
        static func member4(_ watch: ObjectWatch?, meeting: consuming Meeting) async -> Member4 {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return await ObjectWatch.tell(watch, "Member4", ObjectWatch.start(watch), Member4(meeting: meeting))
            #sourceLocation()
        }

        @inline(never)
        static func member5(_ watch: ObjectWatch?, meeting: consuming Meeting) async throws -> Member5 {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return try await ObjectWatch.tell(watch, "Member5", ObjectWatch.start(watch), Member5(meeting: meeting))
            #sourceLocation()
        }

        @inline(never)
        static func member6(_ watch: ObjectWatch?, meeting: consuming Meeting) async -> Member6 {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            return await ObjectWatch.tell(watch, "Member6", ObjectWatch.start(watch), Member6(meeting: meeting))
            #sourceLocation()
        }

        @inline(never)
        static func member7(_ watch: ObjectWatch?, meeting: consuming Meeting) async -> Member7 {
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            return await ObjectWatch.tell(watch, "Member7", ObjectWatch.start(watch), Member7(meeting: meeting))
            #sourceLocation()
        }

        @inline(never)
        static func member8(_ watch: ObjectWatch?, meeting: consuming Meeting) async -> Member8 {
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            return await ObjectWatch.tell(watch, "Member8", ObjectWatch.start(watch), Member8(meeting: meeting))
            #sourceLocation()
        }

        @inline(never)
        static func member9(_ watch: ObjectWatch?, meeting: consuming Meeting) async -> Member9 {
            #sourceLocation(file: "App/Manifest.swift", line: 36)
            return await ObjectWatch.tell(watch, "Member9", ObjectWatch.start(watch), Member9(meeting: meeting))
            #sourceLocation()
        }

        @inline(never)
        static func member10(_ watch: ObjectWatch?, meeting: consuming Meeting) async throws -> Member10 {
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            return try await ObjectWatch.tell(watch, "Member10", ObjectWatch.start(watch), Member10(meeting: meeting))
            #sourceLocation()
        }

        @inline(never)
        static func member11(_ watch: ObjectWatch?, meeting: consuming Meeting) async -> Member11 {
            #sourceLocation(file: "App/Manifest.swift", line: 38)
            return await ObjectWatch.tell(watch, "Member11", ObjectWatch.start(watch), Member11(meeting: meeting))
            #sourceLocation()
        }

        @inline(never)
        static func member12(_ watch: ObjectWatch?, meeting: consuming Meeting) async -> Member12 {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            return await ObjectWatch.tell(watch, "Member12", ObjectWatch.start(watch), Member12(meeting: meeting))
            #sourceLocation()
        }

        @inline(never)
        static func member13(_ watch: ObjectWatch?, meeting: consuming Meeting) async -> Member13 {
            #sourceLocation(file: "App/Manifest.swift", line: 40)
            return await ObjectWatch.tell(watch, "Member13", ObjectWatch.start(watch), Member13(meeting: meeting))
            #sourceLocation()
        }

        @inline(never)
        static func member14(_ watch: ObjectWatch?, meeting: consuming Meeting) async -> Member14 {
            #sourceLocation(file: "App/Manifest.swift", line: 41)
            return await ObjectWatch.tell(watch, "Member14", ObjectWatch.start(watch), Member14(meeting: meeting))
            #sourceLocation()
        }

        @inline(never)
        static func member15(_ watch: ObjectWatch?, meeting: consuming Meeting) async throws -> Member15 {
            #sourceLocation(file: "App/Manifest.swift", line: 42)
            return try await ObjectWatch.tell(watch, "Member15", ObjectWatch.start(watch), Member15(meeting: meeting))
            #sourceLocation()
        }

        @inline(never)
        static func member16(_ watch: ObjectWatch?, meeting: consuming Meeting) async -> Member16 {
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            return await ObjectWatch.tell(watch, "Member16", ObjectWatch.start(watch), Member16(meeting: meeting))
            #sourceLocation()
        }

        @inline(never)
        static func member17(_ watch: ObjectWatch?, meeting: consuming Meeting) async -> Member17 {
            #sourceLocation(file: "App/Manifest.swift", line: 44)
            return await ObjectWatch.tell(watch, "Member17", ObjectWatch.start(watch), Member17(meeting: meeting))
            #sourceLocation()
        }

        @inline(never)
        static func member18(_ watch: ObjectWatch?, meeting: consuming Meeting) async -> Member18 {
            #sourceLocation(file: "App/Manifest.swift", line: 45)
            return await ObjectWatch.tell(watch, "Member18", ObjectWatch.start(watch), Member18(meeting: meeting))
            #sourceLocation()
        }

        @inline(never)
        static func follower1(
            _ watch: ObjectWatch?,
            second: consuming Second,
            member1: consuming Member1,
            member12: consuming Member12,
            member18: consuming Member18
        ) async -> Follower1 {
            #sourceLocation(file: "App/Manifest.swift", line: 46)
            return await ObjectWatch.tell(watch, "Follower1", ObjectWatch.start(watch), Follower1(
                second: second,
                member1: member1,
                member12: member12,
                member18: member18
            ))
            #sourceLocation()
        }

        @inline(never)
        static func follower2(
            _ watch: ObjectWatch?,
            second: consuming Second,
            member2: consuming Member2
        ) async -> Follower2 {
            #sourceLocation(file: "App/Manifest.swift", line: 47)
            return await ObjectWatch.tell(watch, "Follower2", ObjectWatch.start(watch), Follower2(
                second: second,
                member2: member2
            ))
            #sourceLocation()
        }

        static func endFollower2(_ object: Follower2) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 48)
            let hook: (Follower2) async throws -> Void = { _ in print("follower 2 ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func follower3(
            _ watch: ObjectWatch?,
            second: consuming Second,
            member3: consuming Member3
        ) async -> Follower3 {
            #sourceLocation(file: "App/Manifest.swift", line: 49)
            return await ObjectWatch.tell(watch, "Follower3", ObjectWatch.start(watch), Follower3(
                second: second,
                member3: member3
            ))
            #sourceLocation()
        }

        @inline(never)
        static func follower4(
            _ watch: ObjectWatch?,
            second: consuming Second,
            member4: consuming Member4
        ) async -> Follower4 {
            #sourceLocation(file: "App/Manifest.swift", line: 50)
            return await ObjectWatch.tell(watch, "Follower4", ObjectWatch.start(watch), Follower4(
                second: second,
                member4: member4
            ))
            #sourceLocation()
        }

        @inline(never)
        static func follower5(
            _ watch: ObjectWatch?,
            second: consuming Second,
            member5: consuming Member5
        ) async -> Follower5 {
            #sourceLocation(file: "App/Manifest.swift", line: 51)
            return await ObjectWatch.tell(watch, "Follower5", ObjectWatch.start(watch), Follower5(
                second: second,
                member5: member5
            ))
            #sourceLocation()
        }

        @inline(never)
        static func follower6(
            _ watch: ObjectWatch?,
            second: consuming Second,
            member6: consuming Member6
        ) async -> Follower6 {
            #sourceLocation(file: "App/Manifest.swift", line: 52)
            return await ObjectWatch.tell(watch, "Follower6", ObjectWatch.start(watch), Follower6(
                second: second,
                member6: member6
            ))
            #sourceLocation()
        }

        @inline(never)
        static func follower7(
            _ watch: ObjectWatch?,
            second: consuming Second,
            member7: consuming Member7
        ) async -> Follower7 {
            #sourceLocation(file: "App/Manifest.swift", line: 53)
            return await ObjectWatch.tell(watch, "Follower7", ObjectWatch.start(watch), Follower7(
                second: second,
                member7: member7
            ))
            #sourceLocation()
        }

        @inline(never)
        static func follower8(
            _ watch: ObjectWatch?,
            second: consuming Second,
            member8: consuming Member8
        ) async -> Follower8 {
            #sourceLocation(file: "App/Manifest.swift", line: 54)
            return await ObjectWatch.tell(watch, "Follower8", ObjectWatch.start(watch), Follower8(
                second: second,
                member8: member8
            ))
            #sourceLocation()
        }

        @inline(never)
        static func follower9(
            _ watch: ObjectWatch?,
            second: consuming Second,
            member9: consuming Member9
        ) async -> Follower9 {
            #sourceLocation(file: "App/Manifest.swift", line: 55)
            return await ObjectWatch.tell(watch, "Follower9", ObjectWatch.start(watch), Follower9(
                second: second,
                member9: member9
            ))
            #sourceLocation()
        }

        @inline(never)
        static func follower10(
            _ watch: ObjectWatch?,
            second: consuming Second,
            member10: consuming Member10
        ) async -> Follower10 {
            #sourceLocation(file: "App/Manifest.swift", line: 56)
            return await ObjectWatch.tell(watch, "Follower10", ObjectWatch.start(watch), Follower10(
                second: second,
                member10: member10
            ))
            #sourceLocation()
        }

        @inline(never)
        static func follower11(
            _ watch: ObjectWatch?,
            second: consuming Second,
            member11: consuming Member11
        ) async -> Follower11 {
            #sourceLocation(file: "App/Manifest.swift", line: 57)
            return await ObjectWatch.tell(watch, "Follower11", ObjectWatch.start(watch), Follower11(
                second: second,
                member11: member11
            ))
            #sourceLocation()
        }

        @inline(never)
        static func follower12(
            _ watch: ObjectWatch?,
            second: consuming Second,
            member12: consuming Member12
        ) async -> Follower12 {
            #sourceLocation(file: "App/Manifest.swift", line: 58)
            return await ObjectWatch.tell(watch, "Follower12", ObjectWatch.start(watch), Follower12(
                second: second,
                member12: member12
            ))
            #sourceLocation()
        }

        @inline(never)
        static func follower13(
            _ watch: ObjectWatch?,
            second: consuming Second,
            member13: consuming Member13
        ) async -> Follower13 {
            #sourceLocation(file: "App/Manifest.swift", line: 59)
            return await ObjectWatch.tell(watch, "Follower13", ObjectWatch.start(watch), Follower13(
                second: second,
                member13: member13
            ))
            #sourceLocation()
        }

        static func endFollower13(_ object: Follower13) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 60)
            let hook: (Follower13) async throws -> Void = { _ in print("follower 13 ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            panel: consuming Panel,
            counter: consuming Counter,
            asking: consuming Asking,
            beacon: consuming Beacon,
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
            member11: consuming Member11,
            member12: consuming Member12,
            member13: consuming Member13,
            member14: consuming Member14,
            member15: consuming Member15,
            member16: consuming Member16,
            member17: consuming Member17,
            member18: consuming Member18,
            follower1: consuming Follower1,
            follower2: consuming Follower2,
            follower3: consuming Follower3,
            follower4: consuming Follower4,
            follower5: consuming Follower5,
            follower6: consuming Follower6,
            follower7: consuming Follower7,
            follower8: consuming Follower8,
            follower9: consuming Follower9,
            follower10: consuming Follower10,
            follower11: consuming Follower11,
            follower12: consuming Follower12,
            follower13: consuming Follower13,
            named: consuming any Named
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 61)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                panel: panel,
                counter: counter,
                asking: asking,
                beacon: beacon,
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
                member11: member11,
                member12: member12,
                member13: member13,
                member14: member14,
                member15: member15,
                member16: member16,
                member17: member17,
                member18: member18,
                follower1: follower1,
                follower2: follower2,
                follower3: follower3,
                follower4: follower4,
                follower5: follower5,
                follower6: follower6,
                follower7: follower7,
                follower8: follower8,
                follower9: follower9,
                follower10: follower10,
                follower11: follower11,
                follower12: follower12,
                follower13: follower13,
                named: named
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product makes for `AppScope`.
    nonisolated final class App: OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let meeting: Meeting
        fileprivate let clock: Clock

        /// Opens `AppScope`.
        init(meeting: Meeting, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let clock = AppAssembly.Factories.clock(objectWatch)
                self.lifetime = lifetime
                self.meeting = meeting
                self.clock = consume clock
            }
            lifetime.finishOpening(self)
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild(second: Second) async throws -> Child {
            try await Child(in: self, second: second)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            second: Second,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try await openChild(second: second)
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
        fileprivate let objects1: Objects1
        fileprivate let objects2: Objects2
        private let lazyLog = Lazy<Log>("Log")

        fileprivate init(in app: App, second: Second) async throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let reference = ScopeReference<Child>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let note = ChildAssembly.Factories.note(objectWatch, clock: app.clock)
                let draft = DataAssembly.Factories.draft(objectWatch)
                let (
                    (asking, beacon, panel, counter, member1, member2, member3, member4, member5, member6),
                    (member7, member8, member9, member10, member11, member12, member13, member14, member15, member16),
                    (member17, member18, database)
                ) =
                    try await Child.makeWave1(
                        objectWatch: objectWatch,
                        lifetime: lifetime,
                        reference: reference,
                        app: app,
                        note: note,
                        draft: draft
                    )
                let (
                    (
                        follower1,
                        follower2,
                        follower3,
                        follower4,
                        follower5,
                        follower6,
                        follower7,
                        follower8,
                        follower9,
                        follower10
                    ),
                    (follower11, follower12, follower13, named)
                ) =
                    await Child.makeWave2(
                        objectWatch: objectWatch,
                        lifetime: lifetime,
                        app: app,
                        second: second,
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
                        member11: member11,
                        member12: member12,
                        member13: member13,
                        member18: member18,
                        database: database
                    )
                self.app = app
                self.lifetime = lifetime
                self.objects1 = Objects1(
                    asking: asking,
                    beacon: beacon,
                    panel: panel,
                    counter: counter,
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
                    member11: member11,
                    member12: member12,
                    member13: member13,
                    member14: member14,
                    member15: member15,
                    member16: member16,
                    member17: member17,
                    member18: member18,
                    follower1: follower1,
                    follower2: follower2,
                    follower3: follower3
                )
                self.objects2 = Objects2(
                    follower4: follower4,
                    follower5: follower5,
                    follower6: follower6,
                    follower7: follower7,
                    follower8: follower8,
                    follower9: follower9,
                    follower10: follower10,
                    follower11: follower11,
                    follower12: follower12,
                    follower13: follower13,
                    named: named
                )
            } catch {
                await lifetime.endAbandonedOpening(error)
                throw error
            }
            reference.fill(self)
            try lifetime.finishOpeningInside(self)
        }

        // The compiler takes long over a function that starts many tasks, so these share them out.
        private static func makeWave1(
            objectWatch: ObjectWatch?,
            lifetime: ScopeLifetime,
            reference: ScopeReference<Child>,
            app: App,
            note: Note,
            draft: sending DataAssembly.Factories.SealedDraft
        ) async throws -> (
            (Asking, Beacon, Panel, Counter, Member1, Member2, Member3, Member4, Member5, Member6),
            (Member7, Member8, Member9, Member10, Member11, Member12, Member13, Member14, Member15, Member16),
            (Member17, Member18, DataAssembly.Factories.SealedDatabase)
        ) {
            async let startedPart1 = Child.makeWave1Part1(
                objectWatch: objectWatch,
                lifetime: lifetime,
                reference: reference,
                app: app,
                note: note
            )
            async let startedPart2 = Child.makeWave1Part2(objectWatch: objectWatch, app: app)
            async let startedPart3 = Child.makeWave1Part3(
                objectWatch: objectWatch,
                lifetime: lifetime,
                app: app,
                draft: draft
            )
            let part1 = try await startedPart1
            let part2 = try await startedPart2
            let part3 = try await startedPart3
            return (part1, part2, part3)
        }

        private static func makeWave1Part1(
            objectWatch: ObjectWatch?,
            lifetime: ScopeLifetime,
            reference: ScopeReference<Child>,
            app: App,
            note: Note
        ) async throws -> (Asking, Beacon, Panel, Counter, Member1, Member2, Member3, Member4, Member5, Member6) {
            async let startedAsking = ChildAssembly.Factories.asking(
                objectWatch,
                meeting: app.meeting,
                lateLog: { try reference.open("Log", for: "Asking").log },
                note: note
            )
            async let startedBeacon = {
                let beacon = try await ChildAssembly.Factories.beacon(objectWatch, meeting: app.meeting)
                lifetime.onEnd("Beacon", position: 1) {
                    try await ChildAssembly.Factories.endBeacon(beacon)
                }
                return beacon
            }()
            async let startedPanel = { @MainActor in
                let part = ChildAssembly.Factories.part(objectWatch, clock: app.clock)
                return await ChildAssembly.Factories.panel(objectWatch, meeting: app.meeting, part: part)
            }()
            async let startedCounter = {
                let step = ChildAssembly.Factories.step(objectWatch, note: note)
                #sourceLocation(file: "App/Types.swift", line: 24)
                return await ChildAssembly.Factories.counter(objectWatch, meeting: app.meeting, step: step)
                #sourceLocation()
            }()
            async let startedMember1 = ChildAssembly.Factories.member1(objectWatch, meeting: app.meeting)
            async let startedMember2 = ChildAssembly.Factories.member2(objectWatch, meeting: app.meeting)
            async let startedMember3 = ChildAssembly.Factories.member3(objectWatch, meeting: app.meeting)
            async let startedMember4 = ChildAssembly.Factories.member4(objectWatch, meeting: app.meeting)
            async let startedMember5 = ChildAssembly.Factories.member5(objectWatch, meeting: app.meeting)
            async let startedMember6 = ChildAssembly.Factories.member6(objectWatch, meeting: app.meeting)
            let asking = await startedAsking
            let beacon = try await startedBeacon
            let panel = await startedPanel
            let counter = await startedCounter
            let member1 = await startedMember1
            let member2 = await startedMember2
            let member3 = await startedMember3
            let member4 = await startedMember4
            let member5 = try await startedMember5
            let member6 = await startedMember6
            return (asking, beacon, panel, counter, member1, member2, member3, member4, member5, member6)
        }

        private static func makeWave1Part2(
            objectWatch: ObjectWatch?,
            app: App
        ) async throws -> (Member7, Member8, Member9, Member10, Member11, Member12, Member13, Member14, Member15, Member16) {
            async let startedMember7 = ChildAssembly.Factories.member7(objectWatch, meeting: app.meeting)
            async let startedMember8 = ChildAssembly.Factories.member8(objectWatch, meeting: app.meeting)
            async let startedMember9 = ChildAssembly.Factories.member9(objectWatch, meeting: app.meeting)
            async let startedMember10 = ChildAssembly.Factories.member10(objectWatch, meeting: app.meeting)
            async let startedMember11 = ChildAssembly.Factories.member11(objectWatch, meeting: app.meeting)
            async let startedMember12 = ChildAssembly.Factories.member12(objectWatch, meeting: app.meeting)
            async let startedMember13 = ChildAssembly.Factories.member13(objectWatch, meeting: app.meeting)
            async let startedMember14 = ChildAssembly.Factories.member14(objectWatch, meeting: app.meeting)
            async let startedMember15 = ChildAssembly.Factories.member15(objectWatch, meeting: app.meeting)
            async let startedMember16 = ChildAssembly.Factories.member16(objectWatch, meeting: app.meeting)
            let member7 = await startedMember7
            let member8 = await startedMember8
            let member9 = await startedMember9
            let member10 = try await startedMember10
            let member11 = await startedMember11
            let member12 = await startedMember12
            let member13 = await startedMember13
            let member14 = await startedMember14
            let member15 = try await startedMember15
            let member16 = await startedMember16
            return (member7, member8, member9, member10, member11, member12, member13, member14, member15, member16)
        }

        private static func makeWave1Part3(
            objectWatch: ObjectWatch?,
            lifetime: ScopeLifetime,
            app: App,
            draft: sending DataAssembly.Factories.SealedDraft
        ) async throws -> (Member17, Member18, DataAssembly.Factories.SealedDatabase) {
            async let startedMember17 = ChildAssembly.Factories.member17(objectWatch, meeting: app.meeting)
            async let startedMember18 = ChildAssembly.Factories.member18(objectWatch, meeting: app.meeting)
            #sourceLocation(file: "Data/Data.swift", line: 62)
            async let startedDatabase = {
                let database = try await DataAssembly.Factories.database(
                    objectWatch,
                    meeting: app.meeting,
                    draft: draft
                )
                lifetime.onEnd("Database", position: 22) {
                    try await DataAssembly.Factories.endDatabase(database)
                }
                return database
            }()
            #sourceLocation()
            let member17 = await startedMember17
            let member18 = await startedMember18
            let database = try await startedDatabase
            return (member17, member18, database)
        }

        private static func makeWave2(
            objectWatch: ObjectWatch?,
            lifetime: ScopeLifetime,
            app: App,
            second: Second,
            member1: Member1,
            member2: Member2,
            member3: Member3,
            member4: Member4,
            member5: Member5,
            member6: Member6,
            member7: Member7,
            member8: Member8,
            member9: Member9,
            member10: Member10,
            member11: Member11,
            member12: Member12,
            member13: Member13,
            member18: Member18,
            database: DataAssembly.Factories.SealedDatabase
        ) async -> (
            (
                Follower1,
                Follower2,
                Follower3,
                Follower4,
                Follower5,
                Follower6,
                Follower7,
                Follower8,
                Follower9,
                Follower10
            ),
            (Follower11, Follower12, Follower13, any Named)
        ) {
            async let startedPart1 = Child.makeWave2Part1(
                objectWatch: objectWatch,
                lifetime: lifetime,
                second: second,
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
                member12: member12,
                member18: member18
            )
            async let startedPart2 = Child.makeWave2Part2(
                objectWatch: objectWatch,
                lifetime: lifetime,
                app: app,
                second: second,
                member11: member11,
                member12: member12,
                member13: member13,
                database: database
            )
            let part1 = await startedPart1
            let part2 = await startedPart2
            return (part1, part2)
        }

        private static func makeWave2Part1(
            objectWatch: ObjectWatch?,
            lifetime: ScopeLifetime,
            second: Second,
            member1: Member1,
            member2: Member2,
            member3: Member3,
            member4: Member4,
            member5: Member5,
            member6: Member6,
            member7: Member7,
            member8: Member8,
            member9: Member9,
            member10: Member10,
            member12: Member12,
            member18: Member18
        ) async -> (
            Follower1,
            Follower2,
            Follower3,
            Follower4,
            Follower5,
            Follower6,
            Follower7,
            Follower8,
            Follower9,
            Follower10
        ) {
            async let startedFollower1 = ChildAssembly.Factories.follower1(
                objectWatch,
                second: second,
                member1: member1,
                member12: member12,
                member18: member18
            )
            async let startedFollower2 = {
                let follower2 = await ChildAssembly.Factories.follower2(objectWatch, second: second, member2: member2)
                lifetime.onEnd("Follower2", position: 24) {
                    try await ChildAssembly.Factories.endFollower2(follower2)
                }
                return follower2
            }()
            async let startedFollower3 = ChildAssembly.Factories.follower3(
                objectWatch,
                second: second,
                member3: member3
            )
            async let startedFollower4 = ChildAssembly.Factories.follower4(
                objectWatch,
                second: second,
                member4: member4
            )
            async let startedFollower5 = ChildAssembly.Factories.follower5(
                objectWatch,
                second: second,
                member5: member5
            )
            async let startedFollower6 = ChildAssembly.Factories.follower6(
                objectWatch,
                second: second,
                member6: member6
            )
            async let startedFollower7 = ChildAssembly.Factories.follower7(
                objectWatch,
                second: second,
                member7: member7
            )
            async let startedFollower8 = ChildAssembly.Factories.follower8(
                objectWatch,
                second: second,
                member8: member8
            )
            async let startedFollower9 = ChildAssembly.Factories.follower9(
                objectWatch,
                second: second,
                member9: member9
            )
            async let startedFollower10 = ChildAssembly.Factories.follower10(
                objectWatch,
                second: second,
                member10: member10
            )
            let follower1 = await startedFollower1
            let follower2 = await startedFollower2
            let follower3 = await startedFollower3
            let follower4 = await startedFollower4
            let follower5 = await startedFollower5
            let follower6 = await startedFollower6
            let follower7 = await startedFollower7
            let follower8 = await startedFollower8
            let follower9 = await startedFollower9
            let follower10 = await startedFollower10
            return (
                follower1,
                follower2,
                follower3,
                follower4,
                follower5,
                follower6,
                follower7,
                follower8,
                follower9,
                follower10
            )
        }

        private static func makeWave2Part2(
            objectWatch: ObjectWatch?,
            lifetime: ScopeLifetime,
            app: App,
            second: Second,
            member11: Member11,
            member12: Member12,
            member13: Member13,
            database: DataAssembly.Factories.SealedDatabase
        ) async -> (Follower11, Follower12, Follower13, any Named) {
            async let startedFollower11 = ChildAssembly.Factories.follower11(
                objectWatch,
                second: second,
                member11: member11
            )
            async let startedFollower12 = ChildAssembly.Factories.follower12(
                objectWatch,
                second: second,
                member12: member12
            )
            async let startedFollower13 = {
                let follower13 = await ChildAssembly.Factories.follower13(
                    objectWatch,
                    second: second,
                    member13: member13
                )
                lifetime.onEnd("Follower13", position: 35) {
                    try await ChildAssembly.Factories.endFollower13(follower13)
                }
                return follower13
            }()
            async let startedStore = DataAssembly.Factories.store(objectWatch, database: database, meeting: app.meeting)
            let follower11 = await startedFollower11
            let follower12 = await startedFollower12
            let follower13 = await startedFollower13
            let (_, named) = await startedStore
            return (follower11, follower12, follower13, named)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var log: Log { lazyLog.value(in: lifetime) { newLog() } }

        private func newLog() -> Log {
            let note = ChildAssembly.Factories.note(lifetime.objectWatch, clock: app.clock)
            return ChildAssembly.Factories.log(lifetime.objectWatch, note: note)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            ChildAssembly.Factories.screen(
                lifetime.objectWatch,
                panel: objects1.panel,
                counter: objects1.counter,
                asking: objects1.asking,
                beacon: objects1.beacon,
                member1: objects1.member1,
                member2: objects1.member2,
                member3: objects1.member3,
                member4: objects1.member4,
                member5: objects1.member5,
                member6: objects1.member6,
                member7: objects1.member7,
                member8: objects1.member8,
                member9: objects1.member9,
                member10: objects1.member10,
                member11: objects1.member11,
                member12: objects1.member12,
                member13: objects1.member13,
                member14: objects1.member14,
                member15: objects1.member15,
                member16: objects1.member16,
                member17: objects1.member17,
                member18: objects1.member18,
                follower1: objects1.follower1,
                follower2: objects1.follower2,
                follower3: objects1.follower3,
                follower4: objects2.follower4,
                follower5: objects2.follower5,
                follower6: objects2.follower6,
                follower7: objects2.follower7,
                follower8: objects2.follower8,
                follower9: objects2.follower9,
                follower10: objects2.follower10,
                follower11: objects2.follower11,
                follower12: objects2.follower12,
                follower13: objects2.follower13,
                named: objects2.named
            )
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }

        fileprivate struct Objects1: Sendable {
            let asking: Asking
            let beacon: Beacon
            let panel: Panel
            let counter: Counter
            let member1: Member1
            let member2: Member2
            let member3: Member3
            let member4: Member4
            let member5: Member5
            let member6: Member6
            let member7: Member7
            let member8: Member8
            let member9: Member9
            let member10: Member10
            let member11: Member11
            let member12: Member12
            let member13: Member13
            let member14: Member14
            let member15: Member15
            let member16: Member16
            let member17: Member17
            let member18: Member18
            let follower1: Follower1
            let follower2: Follower2
            let follower3: Follower3
        }

        fileprivate struct Objects2: Sendable {
            let follower4: Follower4
            let follower5: Follower5
            let follower6: Follower6
            let follower7: Follower7
            let follower8: Follower8
            let follower9: Follower9
            let follower10: Follower10
            let follower11: Follower11
            let follower12: Follower12
            let follower13: Follower13
            let named: any Named
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}
