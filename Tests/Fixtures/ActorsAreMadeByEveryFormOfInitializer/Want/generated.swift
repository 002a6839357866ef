// Written by Dovetail from JobAssembly, MainAssembly, PlainAssembly, Product. Do not edit.

import Dovetail

extension JobAssembly {
    /// Makes what JobAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func plain(_ watch: ObjectWatch?) -> Plain {
            #sourceLocation(file: "App/Manifest.swift", line: 55)
            return ObjectWatch.tell(watch, "Plain", ObjectWatch.start(watch), Plain())
            #sourceLocation()
        }

        static func endPlain(_ object: Plain) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 55)
            let hook: (Plain) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func waiting(
            _ watch: ObjectWatch?,
            number: consuming Int,
            isolation: isolated (any Actor)? = #isolation
        ) async -> Waiting {
            #sourceLocation(file: "App/Manifest.swift", line: 56)
            return await ObjectWatch.tell(watch, "Waiting", ObjectWatch.start(watch), Waiting(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func failing(_ watch: ObjectWatch?, number: consuming Int) throws -> Failing {
            #sourceLocation(file: "App/Manifest.swift", line: 57)
            return try ObjectWatch.tell(watch, "Failing", ObjectWatch.start(watch), Failing(number: number))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func started(_ watch: ObjectWatch?, number: consuming Int) -> Started {
            #sourceLocation(file: "App/Manifest.swift", line: 58)
            return ObjectWatch.tell(watch, "Started", ObjectWatch.start(watch), Started(number: number))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func startedSlowly(
            _ watch: ObjectWatch?,
            number: consuming Int
        ) async throws -> StartedSlowly {
            #sourceLocation(file: "App/Manifest.swift", line: 59)
            return try await ObjectWatch.tell(watch, "StartedSlowly", ObjectWatch.start(watch), StartedSlowly(
                number: number
            ))
            #sourceLocation()
        }

        static func endStartedSlowly(_ object: StartedSlowly) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 61)
            let hook: (StartedSlowly) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func taking(_ watch: ObjectWatch?, note: sending Note) -> Taking {
            #sourceLocation(file: "App/Manifest.swift", line: 62)
            return ObjectWatch.tell(watch, "Taking", ObjectWatch.start(watch), Taking(note: note))
            #sourceLocation()
        }

        @inline(never)
        static func late(_ watch: ObjectWatch?, plain: consuming Plain) throws -> Late {
            #sourceLocation(file: "App/Manifest.swift", line: 63)
            return try ObjectWatch.tell(watch, "Late", ObjectWatch.start(watch), Late(plain: plain))
            #sourceLocation()
        }

        @inline(never)
        static func note(_ watch: ObjectWatch?) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 64)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), Note())
            #sourceLocation()
        }

        @inline(never)
        static func passing(_ watch: ObjectWatch?, late: consuming Late) -> Passing {
            #sourceLocation(file: "App/Manifest.swift", line: 65)
            return ObjectWatch.tell(watch, "Passing", ObjectWatch.start(watch), Passing(late: late))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            plain: consuming Plain,
            waiting: consuming Waiting,
            failing: consuming Failing,
            started: consuming Started,
            slow: consuming StartedSlowly,
            taking: consuming Taking,
            late: @escaping () throws -> Late,
            passing: @escaping () throws -> Passing
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 66)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                plain: plain,
                waiting: waiting,
                failing: failing,
                started: started,
                slow: slow,
                taking: taking,
                late: late,
                passing: passing
            ))
            #sourceLocation()
        }
    }
}

extension MainAssembly {
    /// Makes what MainAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func plain(_ watch: ObjectWatch?) -> Plain {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return ObjectWatch.tell(watch, "Plain", ObjectWatch.start(watch), Plain())
            #sourceLocation()
        }

        static func endPlain(_ object: Plain) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            let hook: (Plain) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @MainActor static func waiting(_ watch: ObjectWatch?, number: consuming Int) async -> Waiting {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            return await ObjectWatch.tell(watch, "Waiting", ObjectWatch.start(watch), Waiting(number: number))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func failing(_ watch: ObjectWatch?, number: consuming Int) throws -> Failing {
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            return try ObjectWatch.tell(watch, "Failing", ObjectWatch.start(watch), Failing(number: number))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func started(_ watch: ObjectWatch?, number: consuming Int) -> Started {
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            return ObjectWatch.tell(watch, "Started", ObjectWatch.start(watch), Started(number: number))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func startedSlowly(
            _ watch: ObjectWatch?,
            number: consuming Int
        ) async throws -> StartedSlowly {
            #sourceLocation(file: "App/Manifest.swift", line: 36)
            return try await ObjectWatch.tell(watch, "StartedSlowly", ObjectWatch.start(watch), StartedSlowly(
                number: number
            ))
            #sourceLocation()
        }

        static func endStartedSlowly(_ object: StartedSlowly) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 38)
            let hook: (StartedSlowly) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @MainActor static func taking(_ watch: ObjectWatch?, note: sending Note) -> Taking {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            return ObjectWatch.tell(watch, "Taking", ObjectWatch.start(watch), Taking(note: note))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func late(
            _ watch: ObjectWatch?,
            plain: consuming Plain
        ) throws -> UnsynchronizedWeaklyHeld<Late> {
            #sourceLocation(file: "App/Manifest.swift", line: 40)
            let object = try ObjectWatch.tell(watch, "Late", ObjectWatch.start(watch), Late(plain: plain))
            #sourceLocation(file: "App/Manifest.swift", line: 40)
            return UnsynchronizedWeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func note(_ watch: ObjectWatch?) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 41)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), Note())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func passing(_ watch: ObjectWatch?, late: consuming Late) -> Passing {
            #sourceLocation(file: "App/Manifest.swift", line: 42)
            return ObjectWatch.tell(watch, "Passing", ObjectWatch.start(watch), Passing(late: late))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func screen(
            _ watch: ObjectWatch?,
            plain: consuming Plain,
            waiting: consuming Waiting,
            failing: consuming Failing,
            started: consuming Started,
            slow: consuming StartedSlowly,
            taking: consuming Taking,
            late: @escaping () throws -> Late,
            passing: @escaping () throws -> Passing
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                plain: plain,
                waiting: waiting,
                failing: failing,
                started: started,
                slow: slow,
                taking: taking,
                late: late,
                passing: passing
            ))
            #sourceLocation()
        }
    }
}

extension PlainAssembly {
    /// Makes what PlainAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func plain(_ watch: ObjectWatch?) -> Plain {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Plain", ObjectWatch.start(watch), Plain())
            #sourceLocation()
        }

        static func endPlain(_ object: Plain) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            let hook: (Plain) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func waiting(_ watch: ObjectWatch?, number: consuming Int) async -> Waiting {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return await ObjectWatch.tell(watch, "Waiting", ObjectWatch.start(watch), Waiting(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func failing(_ watch: ObjectWatch?, number: consuming Int) throws -> Failing {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return try ObjectWatch.tell(watch, "Failing", ObjectWatch.start(watch), Failing(number: number))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func started(_ watch: ObjectWatch?, number: consuming Int) -> Started {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Started", ObjectWatch.start(watch), Started(number: number))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func startedSlowly(
            _ watch: ObjectWatch?,
            number: consuming Int
        ) async throws -> StartedSlowly {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return try await ObjectWatch.tell(watch, "StartedSlowly", ObjectWatch.start(watch), StartedSlowly(
                number: number
            ))
            #sourceLocation()
        }

        static func endStartedSlowly(_ object: StartedSlowly) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            let hook: (StartedSlowly) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func taking(_ watch: ObjectWatch?, note: sending Note) -> Taking {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Taking", ObjectWatch.start(watch), Taking(note: note))
            #sourceLocation()
        }

        @inline(never)
        static func late(_ watch: ObjectWatch?, plain: consuming Plain) throws -> Late {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return try ObjectWatch.tell(watch, "Late", ObjectWatch.start(watch), Late(plain: plain))
            #sourceLocation()
        }

        @inline(never)
        static func note(_ watch: ObjectWatch?) -> Note {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), Note())
            #sourceLocation()
        }

        @inline(never)
        static func passing(_ watch: ObjectWatch?, late: consuming Late) -> Passing {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Passing", ObjectWatch.start(watch), Passing(late: late))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            plain: consuming Plain,
            waiting: consuming Waiting,
            failing: consuming Failing,
            started: consuming Started,
            slow: consuming StartedSlowly,
            taking: consuming Taking,
            late: @escaping () throws -> Late,
            passing: @escaping () throws -> Passing
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                plain: plain,
                waiting: waiting,
                failing: failing,
                started: started,
                slow: slow,
                taking: taking,
                late: late,
                passing: passing
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `JobScope`.
    nonisolated protocol JobRoots: AnyObject {
        func makeScreen() -> Screen
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Product makes for `JobScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class Job: JobRoots {
        fileprivate let lifetime: UnsynchronizedLifetime
        fileprivate let reference: UnsynchronizedReference<Job>
        fileprivate let plain: App.Plain
        fileprivate let failing: Failing
        fileprivate let started: Started
        fileprivate let taking: Taking
        fileprivate let waiting: Waiting
        fileprivate let startedSlowly: StartedSlowly
        private let lazyLate = UnsynchronizedLazy<Late>("Late")

        /// Opens `JobScope`.
        @MainActor init(number: Int, observer scopeObserver: (any ScopeObserver)? = nil) async throws {
            let lifetime = UnsynchronizedLifetime("Job", observer: scopeObserver)
            let reference = UnsynchronizedReference<Job>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let taskHooks = lifetime.taskHooks
                let plain = JobAssembly.Factories.plain(objectWatch)
                lifetime.onEnd("Plain", position: 0, plain) { plain, _ in
                    try await JobAssembly.Factories.endPlain(plain)
                }
                let failing = try JobAssembly.Factories.failing(objectWatch, number: number)
                let started = JobAssembly.Factories.started(objectWatch, number: number)
                let note = JobAssembly.Factories.note(objectWatch)
                #sourceLocation(file: "App/Types.swift", line: 37)
                let taking = JobAssembly.Factories.taking(objectWatch, note: note)
                #sourceLocation()
                async let startedWaiting = JobAssembly.Factories.waiting(objectWatch, number: number)
                async let startedStartedSlowly = { @MainActor in
                    let startedSlowly = try await JobAssembly.Factories.startedSlowly(objectWatch, number: number)
                    taskHooks.onEnd("StartedSlowly", position: 5, startedSlowly) { startedSlowly, _ in
                        try await JobAssembly.Factories.endStartedSlowly(startedSlowly)
                    }
                    return startedSlowly
                }()
                let waiting = await startedWaiting
                let startedSlowly = try await startedStartedSlowly
                self.lifetime = lifetime
                self.reference = reference
                self.plain = plain
                self.failing = failing
                self.started = started
                self.taking = taking
                self.waiting = waiting
                self.startedSlowly = startedSlowly
            } catch {
                await lifetime.endAbandonedOpening(error)
                throw error
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var late: Late {
            get throws { try lazyLate.value(in: lifetime) { try newLate() } }
        }

        private func newLate() throws -> Late {
            try JobAssembly.Factories.late(lifetime.objectWatch, plain: plain)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            JobAssembly.Factories.screen(
                lifetime.objectWatch,
                plain: plain,
                waiting: waiting,
                failing: failing,
                started: started,
                slow: startedSlowly,
                taking: taking,
                late: { [reference] in try reference.open("Late", for: "Screen").late },
                passing: { [reference] in try reference.open("Passing", for: "Screen").makePassing() }
            )
        }

        fileprivate func makePassing() throws -> Passing {
            try JobAssembly.Factories.passing(lifetime.objectWatch, late: late)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `MainScope`.
    @MainActor protocol MainRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `MainScope`.
    @MainActor final class Main: MainRoots {
        nonisolated fileprivate let lifetime: ScopeLifetime
        nonisolated fileprivate let reference: ScopeReference<Main>
        nonisolated fileprivate let plain: App.Plain
        nonisolated fileprivate let waiting: Waiting
        nonisolated fileprivate let failing: Failing
        nonisolated fileprivate let started: Started
        nonisolated fileprivate let taking: Taking
        nonisolated fileprivate let startedSlowly: StartedSlowly
        private let weakLate = UnsynchronizedWeakObject<Late>("Late")

        /// Opens `MainScope`.
        init(number: Int, observer scopeObserver: (any ScopeObserver)? = nil) async throws {
            let lifetime = ScopeLifetime("Main", observer: scopeObserver)
            let reference = ScopeReference<Main>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let plain = MainAssembly.Factories.plain(objectWatch)
                lifetime.onEnd("Plain", position: 0) {
                    try await MainAssembly.Factories.endPlain(plain)
                }
                let waiting = await MainAssembly.Factories.waiting(objectWatch, number: number)
                let failing = try MainAssembly.Factories.failing(objectWatch, number: number)
                let started = MainAssembly.Factories.started(objectWatch, number: number)
                let note = MainAssembly.Factories.note(objectWatch)
                #sourceLocation(file: "App/Types.swift", line: 37)
                let taking = MainAssembly.Factories.taking(objectWatch, note: note)
                #sourceLocation()
                async let startedStartedSlowly = { @MainActor in
                    let startedSlowly = try await MainAssembly.Factories.startedSlowly(objectWatch, number: number)
                    lifetime.onEnd("StartedSlowly", position: 5) {
                        try await MainAssembly.Factories.endStartedSlowly(startedSlowly)
                    }
                    return startedSlowly
                }()
                let startedSlowly = try await startedStartedSlowly
                self.lifetime = lifetime
                self.reference = reference
                self.plain = plain
                self.waiting = waiting
                self.failing = failing
                self.started = started
                self.taking = taking
                self.startedSlowly = startedSlowly
            } catch {
                await lifetime.endAbandonedOpening(error)
                throw error
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var late: Late {
            get throws { try weakLate.value(in: lifetime) { try newLate() } }
        }

        private func newLate() throws -> UnsynchronizedWeaklyHeld<Late> {
            try MainAssembly.Factories.late(lifetime.objectWatch, plain: plain)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            MainAssembly.Factories.screen(
                lifetime.objectWatch,
                plain: plain,
                waiting: waiting,
                failing: failing,
                started: started,
                slow: startedSlowly,
                taking: taking,
                late: { [reference] in try reference.open("Late", for: "Screen").late },
                passing: { [reference] in try reference.open("Passing", for: "Screen").makePassing() }
            )
        }

        fileprivate func makePassing() throws -> Passing {
            try MainAssembly.Factories.passing(lifetime.objectWatch, late: late)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `PlainScope`.
    nonisolated protocol PlainRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `PlainScope`.
    nonisolated final class Plain: PlainRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<Plain>
        fileprivate let plain: App.Plain
        fileprivate let failing: Failing
        fileprivate let started: Started
        fileprivate let taking: Taking
        fileprivate let waiting: Waiting
        fileprivate let startedSlowly: StartedSlowly
        private let lazyLate = Lazy<Late>("Late")

        /// Opens `PlainScope`.
        @MainActor init(number: Int, observer scopeObserver: (any ScopeObserver)? = nil) async throws {
            let lifetime = ScopeLifetime("Plain", observer: scopeObserver)
            let reference = ScopeReference<Plain>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let plain = PlainAssembly.Factories.plain(objectWatch)
                lifetime.onEnd("Plain", position: 0) {
                    try await PlainAssembly.Factories.endPlain(plain)
                }
                let failing = try PlainAssembly.Factories.failing(objectWatch, number: number)
                let started = PlainAssembly.Factories.started(objectWatch, number: number)
                let note = PlainAssembly.Factories.note(objectWatch)
                #sourceLocation(file: "App/Types.swift", line: 37)
                let taking = PlainAssembly.Factories.taking(objectWatch, note: note)
                #sourceLocation()
                async let startedWaiting = PlainAssembly.Factories.waiting(objectWatch, number: number)
                async let startedStartedSlowly = { @MainActor in
                    let startedSlowly = try await PlainAssembly.Factories.startedSlowly(objectWatch, number: number)
                    lifetime.onEnd("StartedSlowly", position: 5) {
                        try await PlainAssembly.Factories.endStartedSlowly(startedSlowly)
                    }
                    return startedSlowly
                }()
                let waiting = await startedWaiting
                let startedSlowly = try await startedStartedSlowly
                self.lifetime = lifetime
                self.reference = reference
                self.plain = plain
                self.failing = failing
                self.started = started
                self.taking = taking
                self.waiting = waiting
                self.startedSlowly = startedSlowly
            } catch {
                await lifetime.endAbandonedOpening(error)
                throw error
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var late: Late {
            get throws { try lazyLate.value(in: lifetime) { try newLate() } }
        }

        private func newLate() throws -> Late {
            try PlainAssembly.Factories.late(lifetime.objectWatch, plain: plain)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            PlainAssembly.Factories.screen(
                lifetime.objectWatch,
                plain: plain,
                waiting: waiting,
                failing: failing,
                started: started,
                slow: startedSlowly,
                taking: taking,
                late: { [reference] in try reference.open("Late", for: "Screen").late },
                passing: { [reference] in try reference.open("Passing", for: "Screen").makePassing() }
            )
        }

        fileprivate func makePassing() throws -> Passing {
            try PlainAssembly.Factories.passing(lifetime.objectWatch, late: late)
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

extension Product.JobRoots {
    /// Ends the scope where it is called.
    @discardableResult
    func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}

#if compiler(>=6.2)
    extension Product.Main: nonisolated OpenScope {}
#else
    extension Product.Main: OpenScope {}
#endif
