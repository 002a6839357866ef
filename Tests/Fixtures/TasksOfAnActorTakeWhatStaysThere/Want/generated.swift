// Written by Dovetail from WindowAssembly, WorkAssembly, Product. Do not edit.

import Dovetail

extension WindowAssembly {
    /// Makes what WindowAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func windowModel(_ watch: ObjectWatch?) -> WindowModel {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "WindowModel", ObjectWatch.start(watch), WindowModel())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func windowTrace(_ watch: ObjectWatch?) -> WindowTrace {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "WindowTrace", ObjectWatch.start(watch), WindowTrace())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func windowPart(_ watch: ObjectWatch?, model: consuming WindowModel) -> WindowPart {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "WindowPart", ObjectWatch.start(watch), WindowPart(model: model))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func windowView(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            part: consuming WindowPart,
            trace: consuming WindowTrace,
            number: consuming Int
        ) async throws -> WindowView {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return try await ObjectWatch.tell(watch, "WindowView", ObjectWatch.start(watch), WindowView(
                meeting: meeting,
                part: part,
                trace: trace,
                number: number
            ))
            #sourceLocation()
        }

        static func endWindowView(_ object: WindowView) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            let hook: (WindowView) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @MainActor static func windowList(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            model: consuming WindowModel,
            trace: consuming WindowTrace,
            makePart: @escaping () -> WindowPart
        ) async -> WindowList {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return await ObjectWatch.tell(watch, "WindowList", ObjectWatch.start(watch), WindowList(
                meeting: meeting,
                model: model,
                trace: trace,
                makePart: makePart
            ))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func windowLoader(_ watch: ObjectWatch?, meeting: consuming Meeting) async -> WindowLoader {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return await ObjectWatch.tell(watch, "WindowLoader", ObjectWatch.start(watch), WindowLoader(
                meeting: meeting
            ))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func windowScreen(
            _ watch: ObjectWatch?,
            view: consuming WindowView,
            list: consuming WindowList,
            loader: consuming WindowLoader
        ) -> WindowScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "WindowScreen", ObjectWatch.start(watch), WindowScreen(
                view: view,
                list: list,
                loader: loader
            ))
            #sourceLocation()
        }
    }
}

extension WorkAssembly {
    /// Makes what WorkAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @Background static func workModel(_ watch: ObjectWatch?) -> WorkModel {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return ObjectWatch.tell(watch, "WorkModel", ObjectWatch.start(watch), WorkModel())
            #sourceLocation()
        }

        @inline(never)
        @Background static func workTrace(_ watch: ObjectWatch?) -> WorkTrace {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return ObjectWatch.tell(watch, "WorkTrace", ObjectWatch.start(watch), WorkTrace())
            #sourceLocation()
        }

        @inline(never)
        @Background static func workPart(_ watch: ObjectWatch?, model: consuming WorkModel) -> WorkPart {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return ObjectWatch.tell(watch, "WorkPart", ObjectWatch.start(watch), WorkPart(model: model))
            #sourceLocation()
        }

        @inline(never)
        @Background static func workView(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            part: consuming WorkPart,
            trace: consuming WorkTrace,
            number: consuming Int
        ) async throws -> WorkView {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return try await ObjectWatch.tell(watch, "WorkView", ObjectWatch.start(watch), WorkView(
                meeting: meeting,
                part: part,
                trace: trace,
                number: number
            ))
            #sourceLocation()
        }

        static func endWorkView(_ object: WorkView) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            let hook: (WorkView) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @Background static func workList(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            model: consuming WorkModel,
            trace: consuming WorkTrace,
            makePart: @escaping () -> WorkPart
        ) async -> WorkList {
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            return await ObjectWatch.tell(watch, "WorkList", ObjectWatch.start(watch), WorkList(
                meeting: meeting,
                model: model,
                trace: trace,
                makePart: makePart
            ))
            #sourceLocation()
        }

        @inline(never)
        @Background static func workLoader(_ watch: ObjectWatch?, meeting: consuming Meeting) async -> WorkLoader {
            #sourceLocation(file: "App/Manifest.swift", line: 36)
            return await ObjectWatch.tell(watch, "WorkLoader", ObjectWatch.start(watch), WorkLoader(meeting: meeting))
            #sourceLocation()
        }

        @inline(never)
        @Background static func workMember1(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            model: consuming WorkModel
        ) async -> WorkMember1 {
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            return await ObjectWatch.tell(watch, "WorkMember1", ObjectWatch.start(watch), WorkMember1(
                meeting: meeting,
                model: model
            ))
            #sourceLocation()
        }

        @inline(never)
        @Background static func workMember2(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            model: consuming WorkModel
        ) async -> WorkMember2 {
            #sourceLocation(file: "App/Manifest.swift", line: 38)
            return await ObjectWatch.tell(watch, "WorkMember2", ObjectWatch.start(watch), WorkMember2(
                meeting: meeting,
                model: model
            ))
            #sourceLocation()
        }

        @inline(never)
        @Background static func workMember3(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            model: consuming WorkModel
        ) async -> WorkMember3 {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            return await ObjectWatch.tell(watch, "WorkMember3", ObjectWatch.start(watch), WorkMember3(
                meeting: meeting,
                model: model
            ))
            #sourceLocation()
        }

        @inline(never)
        @Background static func workMember4(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            model: consuming WorkModel
        ) async -> WorkMember4 {
            #sourceLocation(file: "App/Manifest.swift", line: 40)
            return await ObjectWatch.tell(watch, "WorkMember4", ObjectWatch.start(watch), WorkMember4(
                meeting: meeting,
                model: model
            ))
            #sourceLocation()
        }

        @inline(never)
        @Background static func workMember5(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            model: consuming WorkModel
        ) async -> WorkMember5 {
            #sourceLocation(file: "App/Manifest.swift", line: 41)
            return await ObjectWatch.tell(watch, "WorkMember5", ObjectWatch.start(watch), WorkMember5(
                meeting: meeting,
                model: model
            ))
            #sourceLocation()
        }

        @inline(never)
        @Background static func workMember6(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            model: consuming WorkModel
        ) async -> WorkMember6 {
            #sourceLocation(file: "App/Manifest.swift", line: 42)
            return await ObjectWatch.tell(watch, "WorkMember6", ObjectWatch.start(watch), WorkMember6(
                meeting: meeting,
                model: model
            ))
            #sourceLocation()
        }

        @inline(never)
        @Background static func workMember7(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            model: consuming WorkModel
        ) async -> WorkMember7 {
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            return await ObjectWatch.tell(watch, "WorkMember7", ObjectWatch.start(watch), WorkMember7(
                meeting: meeting,
                model: model
            ))
            #sourceLocation()
        }

        @inline(never)
        @Background static func workMember8(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            model: consuming WorkModel
        ) async -> WorkMember8 {
            #sourceLocation(file: "App/Manifest.swift", line: 44)
            return await ObjectWatch.tell(watch, "WorkMember8", ObjectWatch.start(watch), WorkMember8(
                meeting: meeting,
                model: model
            ))
            #sourceLocation()
        }

        @inline(never)
        @Background static func workMember9(
            _ watch: ObjectWatch?,
            meeting: consuming Meeting,
            model: consuming WorkModel
        ) async -> WorkMember9 {
            #sourceLocation(file: "App/Manifest.swift", line: 45)
            return await ObjectWatch.tell(watch, "WorkMember9", ObjectWatch.start(watch), WorkMember9(
                meeting: meeting,
                model: model
            ))
            #sourceLocation()
        }

        @inline(never)
        @Background static func workScreen(
            _ watch: ObjectWatch?,
            view: consuming WorkView,
            list: consuming WorkList,
            loader: consuming WorkLoader,
            member1: consuming WorkMember1,
            member2: consuming WorkMember2,
            member3: consuming WorkMember3,
            member4: consuming WorkMember4,
            member5: consuming WorkMember5,
            member6: consuming WorkMember6,
            member7: consuming WorkMember7,
            member8: consuming WorkMember8,
            member9: consuming WorkMember9
        ) -> WorkScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 46)
            return ObjectWatch.tell(watch, "WorkScreen", ObjectWatch.start(watch), WorkScreen(
                view: view,
                list: list,
                loader: loader,
                member1: member1,
                member2: member2,
                member3: member3,
                member4: member4,
                member5: member5,
                member6: member6,
                member7: member7,
                member8: member8,
                member9: member9
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `WindowScope`.
    @MainActor protocol WindowRoots: AnyObject, Sendable {
        func makeWindowScreen() -> WindowScreen
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `WindowScope`.
    @MainActor final class Window: WindowRoots {
        nonisolated fileprivate let lifetime: ScopeLifetime
        nonisolated fileprivate let windowView: WindowView
        nonisolated fileprivate let windowList: WindowList
        nonisolated fileprivate let windowLoader: WindowLoader

        /// Opens `WindowScope`.
        init(meeting: Meeting, number: Int, observer scopeObserver: (any ScopeObserver)? = nil) async throws {
            let lifetime = ScopeLifetime("Window", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let windowModel = WindowAssembly.Factories.windowModel(objectWatch)
                let windowTrace = WindowAssembly.Factories.windowTrace(objectWatch)
                #sourceLocation(file: "App/Manifest.swift", line: 13)
                let makingWindowView: @MainActor @Sendable () async throws -> WindowView = {
                    let windowPart = WindowAssembly.Factories.windowPart(objectWatch, model: windowModel)
                    let windowView = try await WindowAssembly.Factories.windowView(
                        objectWatch,
                        meeting: meeting,
                        part: windowPart,
                        trace: windowTrace,
                        number: number
                    )
                    lifetime.onEnd("WindowView", position: 1) {
                        try await WindowAssembly.Factories.endWindowView(windowView)
                    }
                    return windowView
                }
                async let startedWindowView = makingWindowView()
                #sourceLocation(file: "App/Manifest.swift", line: 16)
                let makingWindowList: @MainActor @Sendable () async -> WindowList = {
                    return await WindowAssembly.Factories.windowList(
                        objectWatch,
                        meeting: meeting,
                        model: windowModel,
                        trace: windowTrace,
                        makePart: { WindowAssembly.Factories.windowPart(objectWatch, model: windowModel) }
                    )
                }
                async let startedWindowList = makingWindowList()
                #sourceLocation()
                async let startedWindowLoader = { @MainActor in
                    return await WindowAssembly.Factories.windowLoader(objectWatch, meeting: meeting)
                }()
                let windowView = try await startedWindowView
                let windowList = await startedWindowList
                let windowLoader = await startedWindowLoader
                self.lifetime = lifetime
                self.windowView = windowView
                self.windowList = windowList
                self.windowLoader = windowLoader
            } catch {
                await lifetime.endAbandonedOpening(error)
                throw error
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `WindowScreen`.
        func makeWindowScreen() -> WindowScreen {
            WindowAssembly.Factories.windowScreen(
                lifetime.objectWatch,
                view: windowView,
                list: windowList,
                loader: windowLoader
            )
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `WorkScope`.
    @Background protocol WorkRoots: AnyObject, Sendable {
        func makeWorkScreen() -> WorkScreen
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `WorkScope`.
    @Background final class Work: WorkRoots {
        nonisolated fileprivate let lifetime: ScopeLifetime
        nonisolated fileprivate let workView: WorkView
        nonisolated fileprivate let workList: WorkList
        nonisolated fileprivate let workLoader: WorkLoader
        nonisolated fileprivate let workMember1: WorkMember1
        nonisolated fileprivate let workMember2: WorkMember2
        nonisolated fileprivate let workMember3: WorkMember3
        nonisolated fileprivate let workMember4: WorkMember4
        nonisolated fileprivate let workMember5: WorkMember5
        nonisolated fileprivate let workMember6: WorkMember6
        nonisolated fileprivate let workMember7: WorkMember7
        nonisolated fileprivate let workMember8: WorkMember8
        nonisolated fileprivate let workMember9: WorkMember9

        /// Opens `WorkScope`.
        init(meeting: Meeting, number: Int, observer scopeObserver: (any ScopeObserver)? = nil) async throws {
            let lifetime = ScopeLifetime("Work", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let workModel = WorkAssembly.Factories.workModel(objectWatch)
                let workTrace = WorkAssembly.Factories.workTrace(objectWatch)
                let (
                    (
                        workView,
                        workList,
                        workLoader,
                        workMember1,
                        workMember2,
                        workMember3,
                        workMember4,
                        workMember5,
                        workMember6,
                        workMember7
                    ),
                    (workMember8, workMember9)
                ) =
                    try await Work.makeWave1(
                        objectWatch: objectWatch,
                        lifetime: lifetime,
                        meeting: meeting,
                        number: number,
                        workModel: workModel,
                        workTrace: workTrace
                    )
                self.lifetime = lifetime
                self.workView = workView
                self.workList = workList
                self.workLoader = workLoader
                self.workMember1 = workMember1
                self.workMember2 = workMember2
                self.workMember3 = workMember3
                self.workMember4 = workMember4
                self.workMember5 = workMember5
                self.workMember6 = workMember6
                self.workMember7 = workMember7
                self.workMember8 = workMember8
                self.workMember9 = workMember9
            } catch {
                await lifetime.endAbandonedOpening(error)
                throw error
            }
            lifetime.finishOpening(self)
        }

        // The compiler takes long over a function that starts many tasks, so these share them out.
        private static func makeWave1(
            objectWatch: ObjectWatch?,
            lifetime: ScopeLifetime,
            meeting: Meeting,
            number: Int,
            workModel: WorkModel,
            workTrace: WorkTrace
        ) async throws -> (
            (
                WorkView,
                WorkList,
                WorkLoader,
                WorkMember1,
                WorkMember2,
                WorkMember3,
                WorkMember4,
                WorkMember5,
                WorkMember6,
                WorkMember7
            ),
            (WorkMember8, WorkMember9)
        ) {
            let makingPart1: @Background @Sendable () async throws -> (
                WorkView,
                WorkList,
                WorkLoader,
                WorkMember1,
                WorkMember2,
                WorkMember3,
                WorkMember4,
                WorkMember5,
                WorkMember6,
                WorkMember7
            ) = {
                try await Work.makeWave1Part1(
                    objectWatch: objectWatch,
                    lifetime: lifetime,
                    meeting: meeting,
                    number: number,
                    workModel: workModel,
                    workTrace: workTrace
                )
            }
            async let startedPart1 = makingPart1()
            let makingPart2: @Background @Sendable () async -> (WorkMember8, WorkMember9) = {
                await Work.makeWave1Part2(objectWatch: objectWatch, meeting: meeting, workModel: workModel)
            }
            async let startedPart2 = makingPart2()
            let part1 = try await startedPart1
            let part2 = await startedPart2
            return (part1, part2)
        }

        private static func makeWave1Part1(
            objectWatch: ObjectWatch?,
            lifetime: ScopeLifetime,
            meeting: Meeting,
            number: Int,
            workModel: WorkModel,
            workTrace: WorkTrace
        ) async throws -> (
            WorkView,
            WorkList,
            WorkLoader,
            WorkMember1,
            WorkMember2,
            WorkMember3,
            WorkMember4,
            WorkMember5,
            WorkMember6,
            WorkMember7
        ) {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            let makingWorkView: @Background @Sendable () async throws -> WorkView = {
                let workPart = WorkAssembly.Factories.workPart(objectWatch, model: workModel)
                let workView = try await WorkAssembly.Factories.workView(
                    objectWatch,
                    meeting: meeting,
                    part: workPart,
                    trace: workTrace,
                    number: number
                )
                lifetime.onEnd("WorkView", position: 1) {
                    try await WorkAssembly.Factories.endWorkView(workView)
                }
                return workView
            }
            async let startedWorkView = makingWorkView()
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            let makingWorkList: @Background @Sendable () async -> WorkList = {
                return await WorkAssembly.Factories.workList(
                    objectWatch,
                    meeting: meeting,
                    model: workModel,
                    trace: workTrace,
                    makePart: { WorkAssembly.Factories.workPart(objectWatch, model: workModel) }
                )
            }
            async let startedWorkList = makingWorkList()
            #sourceLocation()
            async let startedWorkLoader = { @Background in
                return await WorkAssembly.Factories.workLoader(objectWatch, meeting: meeting)
            }()
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            let makingWorkMember1: @Background @Sendable () async -> WorkMember1 = {
                return await WorkAssembly.Factories.workMember1(objectWatch, meeting: meeting, model: workModel)
            }
            async let startedWorkMember1 = makingWorkMember1()
            #sourceLocation(file: "App/Manifest.swift", line: 38)
            let makingWorkMember2: @Background @Sendable () async -> WorkMember2 = {
                return await WorkAssembly.Factories.workMember2(objectWatch, meeting: meeting, model: workModel)
            }
            async let startedWorkMember2 = makingWorkMember2()
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            let makingWorkMember3: @Background @Sendable () async -> WorkMember3 = {
                return await WorkAssembly.Factories.workMember3(objectWatch, meeting: meeting, model: workModel)
            }
            async let startedWorkMember3 = makingWorkMember3()
            #sourceLocation(file: "App/Manifest.swift", line: 40)
            let makingWorkMember4: @Background @Sendable () async -> WorkMember4 = {
                return await WorkAssembly.Factories.workMember4(objectWatch, meeting: meeting, model: workModel)
            }
            async let startedWorkMember4 = makingWorkMember4()
            #sourceLocation(file: "App/Manifest.swift", line: 41)
            let makingWorkMember5: @Background @Sendable () async -> WorkMember5 = {
                return await WorkAssembly.Factories.workMember5(objectWatch, meeting: meeting, model: workModel)
            }
            async let startedWorkMember5 = makingWorkMember5()
            #sourceLocation(file: "App/Manifest.swift", line: 42)
            let makingWorkMember6: @Background @Sendable () async -> WorkMember6 = {
                return await WorkAssembly.Factories.workMember6(objectWatch, meeting: meeting, model: workModel)
            }
            async let startedWorkMember6 = makingWorkMember6()
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            let makingWorkMember7: @Background @Sendable () async -> WorkMember7 = {
                return await WorkAssembly.Factories.workMember7(objectWatch, meeting: meeting, model: workModel)
            }
            async let startedWorkMember7 = makingWorkMember7()
            #sourceLocation()
            let workView = try await startedWorkView
            let workList = await startedWorkList
            let workLoader = await startedWorkLoader
            let workMember1 = await startedWorkMember1
            let workMember2 = await startedWorkMember2
            let workMember3 = await startedWorkMember3
            let workMember4 = await startedWorkMember4
            let workMember5 = await startedWorkMember5
            let workMember6 = await startedWorkMember6
            let workMember7 = await startedWorkMember7
            return (
                workView,
                workList,
                workLoader,
                workMember1,
                workMember2,
                workMember3,
                workMember4,
                workMember5,
                workMember6,
                workMember7
            )
        }

        private static func makeWave1Part2(
            objectWatch: ObjectWatch?,
            meeting: Meeting,
            workModel: WorkModel
        ) async -> (WorkMember8, WorkMember9) {
            #sourceLocation(file: "App/Manifest.swift", line: 44)
            let makingWorkMember8: @Background @Sendable () async -> WorkMember8 = {
                return await WorkAssembly.Factories.workMember8(objectWatch, meeting: meeting, model: workModel)
            }
            async let startedWorkMember8 = makingWorkMember8()
            #sourceLocation(file: "App/Manifest.swift", line: 45)
            let makingWorkMember9: @Background @Sendable () async -> WorkMember9 = {
                return await WorkAssembly.Factories.workMember9(objectWatch, meeting: meeting, model: workModel)
            }
            async let startedWorkMember9 = makingWorkMember9()
            #sourceLocation()
            let workMember8 = await startedWorkMember8
            let workMember9 = await startedWorkMember9
            return (workMember8, workMember9)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `WorkScreen`.
        func makeWorkScreen() -> WorkScreen {
            WorkAssembly.Factories.workScreen(
                lifetime.objectWatch,
                view: workView,
                list: workList,
                loader: workLoader,
                member1: workMember1,
                member2: workMember2,
                member3: workMember3,
                member4: workMember4,
                member5: workMember5,
                member6: workMember6,
                member7: workMember7,
                member8: workMember8,
                member9: workMember9
            )
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#if compiler(>=6.2)
    extension Product.Window: nonisolated OpenScope {}
#else
    extension Product.Window: OpenScope {}
#endif

#if compiler(>=6.2)
    extension Product.Work: nonisolated OpenScope {}
#else
    extension Product.Work: OpenScope {}
#endif
