// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func last(
            _ watch: ObjectWatch?,
            meetings: consuming Meetings,
            makeSettings: @escaping () -> Settings,
            one: consuming AfterFirst,
            other: consuming AfterSummary
        ) async -> Last {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return await ObjectWatch.tell(watch, "Last", ObjectWatch.start(watch), Last(
                meetings: meetings,
                makeSettings: makeSettings,
                one: one,
                other: other
            ))
            #sourceLocation()
        }

        @inline(never)
        static func first(_ watch: ObjectWatch?, meetings: consuming Meetings) async -> First {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return await ObjectWatch.tell(watch, "First", ObjectWatch.start(watch), First(meetings: meetings))
            #sourceLocation()
        }

        @inline(never)
        static func settings(_ watch: ObjectWatch?) -> Settings {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Settings", ObjectWatch.start(watch), Settings())
            #sourceLocation()
        }

        @inline(never)
        static func summary(_ watch: ObjectWatch?, first: consuming First, third: consuming Third) -> Summary {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Summary", ObjectWatch.start(watch), Summary(first: first, third: third))
            #sourceLocation()
        }

        @inline(never)
        static func second(
            _ watch: ObjectWatch?,
            meetings: consuming Meetings,
            settings: consuming Settings
        ) async -> Second {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return await ObjectWatch.tell(watch, "Second", ObjectWatch.start(watch), Second(
                meetings: meetings,
                settings: settings
            ))
            #sourceLocation()
        }

        static func endSecond(_ object: Second) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            let hook: (Second) async throws -> Void = { _ in print("second ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func third(
            _ watch: ObjectWatch?,
            meetings: consuming Meetings
        ) async throws -> (loading: any Loading, third: Third) {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            let object = try await ObjectWatch.tell(watch, "Third", ObjectWatch.start(watch), Third(meetings: meetings))
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func afterFirst(
            _ watch: ObjectWatch?,
            meetings: consuming Meetings,
            first: consuming First
        ) async -> AfterFirst {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return await ObjectWatch.tell(watch, "AfterFirst", ObjectWatch.start(watch), AfterFirst(
                meetings: meetings,
                first: first
            ))
            #sourceLocation()
        }

        @inline(never)
        static func fourth(
            _ watch: ObjectWatch?,
            meetings: consuming Meetings
        ) async -> (saving: any Saving, fourth: Fourth) {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            let object = await ObjectWatch.tell(watch, "Fourth", ObjectWatch.start(watch), Fourth(meetings: meetings))
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return (object, object)
            #sourceLocation()
        }

        static func endFourth(_ object: Fourth) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            let hook: (Fourth) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func afterSummary(
            _ watch: ObjectWatch?,
            meetings: consuming Meetings,
            summary: consuming Summary
        ) async -> AfterSummary {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return await ObjectWatch.tell(watch, "AfterSummary", ObjectWatch.start(watch), AfterSummary(
                meetings: meetings,
                summary: summary
            ))
            #sourceLocation()
        }

        static func endAfterSummary(_ object: AfterSummary) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            let hook: (AfterSummary) async throws -> Void = { _ in print("after summary ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func patient(
            _ watch: ObjectWatch?,
            meetings: consuming Meetings,
            second: consuming Second
        ) async -> Patient {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return await ObjectWatch.tell(watch, "Patient", ObjectWatch.start(watch), Patient(
                meetings: meetings,
                second: second
            ))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            last: consuming Last,
            patient: consuming Patient,
            first: consuming First,
            other: consuming AfterFirst
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                last: last,
                patient: patient,
                first: first,
                other: other
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        var loading: any Loading { get }
        var saving: any Saving { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let loading: any Loading
        let saving: any Saving

        fileprivate let lifetime: ScopeLifetime
        fileprivate let first: First
        fileprivate let patient: Patient
        fileprivate let afterFirst: AfterFirst
        fileprivate let last: Last

        /// Opens `AppScope`.
        init(meetings: Meetings, observer scopeObserver: (any ScopeObserver)? = nil) async throws {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let settings = AppAssembly.Factories.settings(objectWatch)
                async let startedFirst = AppAssembly.Factories.first(objectWatch, meetings: meetings)
                async let startedSecond = {
                    let second = await AppAssembly.Factories.second(objectWatch, meetings: meetings, settings: settings)
                    lifetime.onEnd("Second", position: 2) {
                        try await AppAssembly.Factories.endSecond(second)
                    }
                    return second
                }()
                async let startedLoading = AppAssembly.Factories.third(objectWatch, meetings: meetings)
                async let startedSaving = {
                    let (saving, fourth) = await AppAssembly.Factories.fourth(objectWatch, meetings: meetings)
                    lifetime.onEnd("Fourth", position: 4) {
                        try await AppAssembly.Factories.endFourth(fourth)
                    }
                    return (saving, fourth)
                }()
                let first = await startedFirst
                let second = await startedSecond
                let (loading, third) = try await startedLoading
                let (saving, _) = await startedSaving
                let summary = AppAssembly.Factories.summary(objectWatch, first: first, third: third)
                let patient = await AppAssembly.Factories.patient(objectWatch, meetings: meetings, second: second)
                async let startedAfterFirst = AppAssembly.Factories.afterFirst(
                    objectWatch,
                    meetings: meetings,
                    first: first
                )
                async let startedAfterSummary = {
                    let afterSummary = await AppAssembly.Factories.afterSummary(
                        objectWatch,
                        meetings: meetings,
                        summary: summary
                    )
                    lifetime.onEnd("AfterSummary", position: 8) {
                        try await AppAssembly.Factories.endAfterSummary(afterSummary)
                    }
                    return afterSummary
                }()
                let afterFirst = await startedAfterFirst
                let afterSummary = await startedAfterSummary
                async let startedLast = AppAssembly.Factories.last(
                    objectWatch,
                    meetings: meetings,
                    makeSettings: { settings },
                    one: afterFirst,
                    other: afterSummary
                )
                let last = await startedLast
                self.lifetime = lifetime
                self.loading = loading
                self.saving = saving
                self.first = first
                self.patient = patient
                self.afterFirst = afterFirst
                self.last = last
            } catch {
                await lifetime.endAbandonedOpening(error)
                throw error
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
                last: last,
                patient: patient,
                first: first,
                other: afterFirst
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
