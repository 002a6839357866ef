// Written by Dovetail from DeskAssembly, JobAssembly, Product. Do not edit.

import Dovetail

extension DeskAssembly {
    /// Makes what DeskAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
            #sourceLocation()
        }

        static func endStore(_ object: Store) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            let hook: (Store) async throws -> Void = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func model(_ watch: ObjectWatch?) -> Model {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Model", ObjectWatch.start(watch), Model())
            #sourceLocation()
        }

        @inline(never)
        static func index(_ watch: ObjectWatch?, store: consuming Store) throws -> Index {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return try ObjectWatch.tell(watch, "Index", ObjectWatch.start(watch), Index(store: store))
            #sourceLocation()
        }
    }
}

extension JobAssembly {
    /// Makes what JobAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func page(_ watch: ObjectWatch?) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page())
            #sourceLocation()
        }

        @inline(never)
        static func draft(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            page: consuming Page,
            store: consuming Store,
            isolation: isolated (any Actor)? = #isolation
        ) async -> Draft {
            #if compiler(>=6.2)
                typealias Make = nonisolated(nonsending) (Meeting, Page, Store) async -> Draft
            #else
                typealias Make = (Meeting, Page, Store) async -> Draft
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            let make: Make = { (meeting: Meeting, page: Page, store: Store) async in
                await meeting.meet()
                return Draft(page: page, store: store)
            }
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return await ObjectWatch.tell(watch, "Draft", ObjectWatch.start(watch), make(meeting, page, store))
            #sourceLocation()
        }

        static func endDraft(_ object: Draft, isolation: isolated (any Actor)? = #isolation) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (Draft) async throws -> Void
            #else
                typealias Hook = (Draft) async throws -> Void
            #endif
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            let hook: Hook = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @MainActor static func panel(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            index: consuming Index,
            makeStore: @escaping @Sendable () -> Store
        ) async -> Panel {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return await ObjectWatch.tell(watch, "Panel", ObjectWatch.start(watch), Panel(
                meeting: meeting,
                index: index,
                makeStore: makeStore
            ))
            #sourceLocation()
        }

        @inline(never)
        static func member1(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            number: consuming Int,
            isolation: isolated (any Actor)? = #isolation
        ) async throws -> Member1 {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            return try await ObjectWatch.tell(watch, "Member1", ObjectWatch.start(watch), Member1(
                meeting: meeting,
                number: number
            ))
            #sourceLocation()
        }

        static func endMember1(_ object: Member1) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            let hook: (Member1) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func member2(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            number: consuming Int,
            isolation: isolated (any Actor)? = #isolation
        ) async throws -> Member2 {
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            return try await ObjectWatch.tell(watch, "Member2", ObjectWatch.start(watch), Member2(
                meeting: meeting,
                number: number
            ))
            #sourceLocation()
        }

        @inline(never)
        static func member3(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            number: consuming Int,
            isolation: isolated (any Actor)? = #isolation
        ) async throws -> Member3 {
            #sourceLocation(file: "App/Manifest.swift", line: 36)
            return try await ObjectWatch.tell(watch, "Member3", ObjectWatch.start(watch), Member3(
                meeting: meeting,
                number: number
            ))
            #sourceLocation()
        }

        static func endMember3(_ object: Member3) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            let hook: (Member3) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func member4(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            number: consuming Int,
            isolation: isolated (any Actor)? = #isolation
        ) async throws -> Member4 {
            #sourceLocation(file: "App/Manifest.swift", line: 38)
            return try await ObjectWatch.tell(watch, "Member4", ObjectWatch.start(watch), Member4(
                meeting: meeting,
                number: number
            ))
            #sourceLocation()
        }

        @inline(never)
        static func member5(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            number: consuming Int,
            isolation: isolated (any Actor)? = #isolation
        ) async throws -> Member5 {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            return try await ObjectWatch.tell(watch, "Member5", ObjectWatch.start(watch), Member5(
                meeting: meeting,
                number: number
            ))
            #sourceLocation()
        }

        static func endMember5(_ object: Member5) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 40)
            let hook: (Member5) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func member6(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            number: consuming Int,
            isolation: isolated (any Actor)? = #isolation
        ) async throws -> Member6 {
            #sourceLocation(file: "App/Manifest.swift", line: 41)
            return try await ObjectWatch.tell(watch, "Member6", ObjectWatch.start(watch), Member6(
                meeting: meeting,
                number: number
            ))
            #sourceLocation()
        }

        @inline(never)
        static func member7(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            number: consuming Int,
            isolation: isolated (any Actor)? = #isolation
        ) async throws -> Member7 {
            #sourceLocation(file: "App/Manifest.swift", line: 42)
            return try await ObjectWatch.tell(watch, "Member7", ObjectWatch.start(watch), Member7(
                meeting: meeting,
                number: number
            ))
            #sourceLocation()
        }

        static func endMember7(_ object: Member7) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            let hook: (Member7) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func member8(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            number: consuming Int,
            isolation: isolated (any Actor)? = #isolation
        ) async throws -> Member8 {
            #sourceLocation(file: "App/Manifest.swift", line: 44)
            return try await ObjectWatch.tell(watch, "Member8", ObjectWatch.start(watch), Member8(
                meeting: meeting,
                number: number
            ))
            #sourceLocation()
        }

        @inline(never)
        static func member9(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            number: consuming Int,
            isolation: isolated (any Actor)? = #isolation
        ) async throws -> Member9 {
            #sourceLocation(file: "App/Manifest.swift", line: 45)
            return try await ObjectWatch.tell(watch, "Member9", ObjectWatch.start(watch), Member9(
                meeting: meeting,
                number: number
            ))
            #sourceLocation()
        }

        static func endMember9(_ object: Member9) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 46)
            let hook: (Member9) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func member10(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            number: consuming Int,
            isolation: isolated (any Actor)? = #isolation
        ) async throws -> Member10 {
            #sourceLocation(file: "App/Manifest.swift", line: 47)
            return try await ObjectWatch.tell(watch, "Member10", ObjectWatch.start(watch), Member10(
                meeting: meeting,
                number: number
            ))
            #sourceLocation()
        }

        @inline(never)
        static func following(
            _ watch: ObjectWatch?,
            panel: consuming Panel,
            member1: consuming Member1,
            isolation: isolated (any Actor)? = #isolation
        ) async -> Following {
            #sourceLocation(file: "App/Manifest.swift", line: 48)
            return await ObjectWatch.tell(watch, "Following", ObjectWatch.start(watch), Following(
                panel: panel,
                member1: member1
            ))
            #sourceLocation()
        }

        static func endFollowing(_ object: Following) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 50)
            let hook: (Following) async throws -> Void = { _ in print("following ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            draft: consuming Draft,
            model: consuming Model,
            panel: consuming Panel,
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
            member10: consuming Member10
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 51)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                draft: draft,
                model: model,
                panel: panel,
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
                member10: member10
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product makes for `DeskScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class Desk {
        fileprivate let lifetime: UnsynchronizedLifetime
        fileprivate let store: Store
        fileprivate let model: Model
        private let lazyIndex = UnsynchronizedLazy<Index>("Index")

        /// Opens `DeskScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = UnsynchronizedLifetime("Desk", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = DeskAssembly.Factories.store(objectWatch)
                lifetime.onEnd("Store", position: 0, store) { store, _ in
                    try await DeskAssembly.Factories.endStore(store)
                }
                let model = DeskAssembly.Factories.model(objectWatch)
                self.lifetime = lifetime
                self.store = store
                self.model = consume model
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var index: Index {
            get throws { try lazyIndex.value(in: lifetime) { try newIndex() } }
        }

        private func newIndex() throws -> Index {
            try DeskAssembly.Factories.index(lifetime.objectWatch, store: store)
        }

        /// Opens `JobScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openJob(meeting: Meeting, number: Int, isolation: isolated (any Actor)? = #isolation) async throws -> Job {
            try await Job(in: self, meeting: meeting, number: number)
        }

        #if compiler(>=6.2)
        /// Opens `JobScope` for as long as the closure runs, and ends it however that leaves.
        func withJob<Outcome>(
            meeting: Meeting,
            number: Int,
            isolation: isolated (any Actor)? = #isolation,
            _ body: nonisolated(nonsending) (Job) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try await openJob(meeting: meeting, number: number)
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }
        #endif

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `JobScope`.
    nonisolated protocol JobRoots: AnyObject {
        func makeScreen() -> Screen
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Product makes for `JobScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class Job: JobRoots {
        // An open scope keeps the one around it alive.
        fileprivate let desk: Desk
        fileprivate let lifetime: UnsynchronizedLifetime
        fileprivate let draft: Draft
        fileprivate let panel: Panel
        fileprivate let member1: Member1
        fileprivate let member2: Member2
        fileprivate let member3: Member3
        fileprivate let member4: Member4
        fileprivate let member5: Member5
        fileprivate let member6: Member6
        fileprivate let member7: Member7
        fileprivate let member8: Member8
        fileprivate let member9: Member9
        fileprivate let member10: Member10
        fileprivate let following: Following

        fileprivate init(
            in desk: Desk,
            meeting: Meeting,
            number: Int,
            isolation: isolated (any Actor)? = #isolation
        ) async throws {
            let lifetime = try UnsynchronizedLifetime("Job", in: desk.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let taskHooks = lifetime.taskHooks
                let store = desk.store
                let index = try desk.index
                let page = JobAssembly.Factories.page(objectWatch)
                let (
                    (draft, panel, member1, member2, member3, member4, member5, member6, member7, member8),
                    (member9, member10)
                ) =
                    try await Job.makeWave1(
                        objectWatch: objectWatch,
                        taskHooks: taskHooks,
                        meeting: meeting,
                        number: number,
                        page: page,
                        store: store,
                        index: index
                    )
                let following =
                    await Job.makeWave2(objectWatch: objectWatch, taskHooks: taskHooks, panel: panel, member1: member1)
                self.desk = desk
                self.lifetime = lifetime
                self.draft = draft
                self.panel = panel
                self.member1 = member1
                self.member2 = member2
                self.member3 = member3
                self.member4 = member4
                self.member5 = member5
                self.member6 = member6
                self.member7 = member7
                self.member8 = member8
                self.member9 = member9
                self.member10 = member10
                self.following = following
            } catch {
                await lifetime.endAbandonedOpening(error)
                throw error
            }
            lifetime.finishOpening(self)
        }

        // The compiler takes long over a function that starts many tasks, so these share them out.
        private static func makeWave1(
            objectWatch: ObjectWatch?,
            taskHooks: TaskHooks,
            meeting: Meeting,
            number: Int,
            page: sending Page,
            store: Store,
            index: Index
        ) async throws -> sending (
            (Draft, Panel, Member1, Member2, Member3, Member4, Member5, Member6, Member7, Member8),
            (Member9, Member10)
        ) {
            async let startedPart1 = Job.makeWave1Part1(
                objectWatch: objectWatch,
                taskHooks: taskHooks,
                meeting: meeting,
                number: number,
                page: page,
                store: store,
                index: index
            )
            async let startedPart2 = Job.makeWave1Part2(
                objectWatch: objectWatch,
                taskHooks: taskHooks,
                meeting: meeting,
                number: number
            )
            let part1 = try await startedPart1
            let part2 = try await startedPart2
            return (part1, part2)
        }

        private static func makeWave1Part1(
            objectWatch: ObjectWatch?,
            taskHooks: TaskHooks,
            meeting: Meeting,
            number: Int,
            page: sending Page,
            store: Store,
            index: Index
        ) async throws -> sending (Draft, Panel, Member1, Member2, Member3, Member4, Member5, Member6, Member7, Member8) {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            async let startedDraft = {
                let draft = await JobAssembly.Factories.draft(objectWatch, meeting: meeting, page: page, store: store)
                taskHooks.onEnd("Draft", position: 0, draft) { draft, isolation in
                    try await JobAssembly.Factories.endDraft(draft, isolation: isolation)
                }
                return draft
            }()
            #sourceLocation()
            async let startedPanel = { @MainActor in
                return await JobAssembly.Factories.panel(
                    objectWatch,
                    meeting: meeting,
                    index: index,
                    makeStore: { store }
                )
            }()
            async let startedMember1 = {
                let member1 = try await JobAssembly.Factories.member1(objectWatch, meeting: meeting, number: number)
                taskHooks.onEnd("Member1", position: 2, member1) { member1, _ in
                    try await JobAssembly.Factories.endMember1(member1)
                }
                return member1
            }()
            async let startedMember2 = JobAssembly.Factories.member2(objectWatch, meeting: meeting, number: number)
            async let startedMember3 = {
                let member3 = try await JobAssembly.Factories.member3(objectWatch, meeting: meeting, number: number)
                taskHooks.onEnd("Member3", position: 4, member3) { member3, _ in
                    try await JobAssembly.Factories.endMember3(member3)
                }
                return member3
            }()
            async let startedMember4 = JobAssembly.Factories.member4(objectWatch, meeting: meeting, number: number)
            async let startedMember5 = {
                let member5 = try await JobAssembly.Factories.member5(objectWatch, meeting: meeting, number: number)
                taskHooks.onEnd("Member5", position: 6, member5) { member5, _ in
                    try await JobAssembly.Factories.endMember5(member5)
                }
                return member5
            }()
            async let startedMember6 = JobAssembly.Factories.member6(objectWatch, meeting: meeting, number: number)
            async let startedMember7 = {
                let member7 = try await JobAssembly.Factories.member7(objectWatch, meeting: meeting, number: number)
                taskHooks.onEnd("Member7", position: 8, member7) { member7, _ in
                    try await JobAssembly.Factories.endMember7(member7)
                }
                return member7
            }()
            async let startedMember8 = JobAssembly.Factories.member8(objectWatch, meeting: meeting, number: number)
            let draft = await startedDraft
            let panel = await startedPanel
            let member1 = try await startedMember1
            let member2 = try await startedMember2
            let member3 = try await startedMember3
            let member4 = try await startedMember4
            let member5 = try await startedMember5
            let member6 = try await startedMember6
            let member7 = try await startedMember7
            let member8 = try await startedMember8
            return (draft, panel, member1, member2, member3, member4, member5, member6, member7, member8)
        }

        private static func makeWave1Part2(
            objectWatch: ObjectWatch?,
            taskHooks: TaskHooks,
            meeting: Meeting,
            number: Int
        ) async throws -> (Member9, Member10) {
            async let startedMember9 = {
                let member9 = try await JobAssembly.Factories.member9(objectWatch, meeting: meeting, number: number)
                taskHooks.onEnd("Member9", position: 10, member9) { member9, _ in
                    try await JobAssembly.Factories.endMember9(member9)
                }
                return member9
            }()
            async let startedMember10 = JobAssembly.Factories.member10(objectWatch, meeting: meeting, number: number)
            let member9 = try await startedMember9
            let member10 = try await startedMember10
            return (member9, member10)
        }

        private static func makeWave2(
            objectWatch: ObjectWatch?,
            taskHooks: TaskHooks,
            panel: Panel,
            member1: Member1
        ) async -> Following {
            async let startedFollowing = {
                let following = await JobAssembly.Factories.following(objectWatch, panel: panel, member1: member1)
                taskHooks.onEnd("Following", position: 12, following) { following, _ in
                    try await JobAssembly.Factories.endFollowing(following)
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
            JobAssembly.Factories.screen(
                lifetime.objectWatch,
                draft: draft,
                model: desk.model,
                panel: panel,
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
                member10: member10
            )
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Product.JobRoots {
    /// Ends the scope where it is called.
    @discardableResult
    func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}
