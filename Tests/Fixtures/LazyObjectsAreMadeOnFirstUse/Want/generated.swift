// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func used(_ watch: ObjectWatch?, needed: consuming Needed) -> Used {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Used", ObjectWatch.start(watch), Used(needed: needed))
            #sourceLocation()
        }

        static func endUsed(_ object: Used) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let hook: (Used) async throws -> Void = { _ in print("used ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func unused(_ watch: ObjectWatch?) -> (idle: any Idle, unused: Unused) {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            let object = ObjectWatch.tell(watch, "Unused", ObjectWatch.start(watch), Unused())
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return (object, object)
            #sourceLocation()
        }

        static func endUnused(_ object: Unused) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            let hook: (Unused) async throws -> Void = { _ in print("never printed") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func needed(_ watch: ObjectWatch?) -> Needed {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Needed", ObjectWatch.start(watch), Needed())
            #sourceLocation()
        }

        static func endNeeded(_ object: Needed) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            let hook: (Needed) async throws -> Void = { _ in print("needed ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func eager(_ watch: ObjectWatch?, needed: consuming Needed) -> Eager {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Eager", ObjectWatch.start(watch), Eager(needed: needed))
            #sourceLocation()
        }

        @inline(never)
        static func both(
            _ watch: ObjectWatch?,
            used: consuming Used
        ) -> (speaking: any Speaking, listening: any Listening) {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            let object = ObjectWatch.tell(watch, "Both", ObjectWatch.start(watch), Both(used: used))
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func failing(_ watch: ObjectWatch?) throws -> Failing {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return try ObjectWatch.tell(watch, "Failing", ObjectWatch.start(watch), Failing())
            #sourceLocation()
        }

        @inline(never)
        static func screen(_ watch: ObjectWatch?, speaking: consuming any Speaking, used: consuming Used) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(speaking: speaking, used: used))
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func childLazy(_ watch: ObjectWatch?, used: consuming Used) -> ChildLazy {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return ObjectWatch.tell(watch, "ChildLazy", ObjectWatch.start(watch), ChildLazy(used: used))
            #sourceLocation()
        }

        static func endChildLazy(_ object: ChildLazy) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            let hook: (ChildLazy) async throws -> Void = { _ in print("child lazy ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func childScreen(_ watch: ObjectWatch?, lazy: consuming ChildLazy) -> ChildScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return ObjectWatch.tell(watch, "ChildScreen", ObjectWatch.start(watch), ChildScreen(lazy: lazy))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var used: Used { get }
        var idle: any Idle { get }
        var eager: Eager { get }
        var speaking: any Speaking { get }
        var listening: any Listening { get }
        var failing: Failing { get throws }
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let eager: Eager

        fileprivate let lifetime: ScopeLifetime
        fileprivate let needed: Needed
        private let lazyIdle = Lazy<(any Idle, Unused)>("Unused")
        private let lazyUsed = Lazy<Used>("Used")
        private let lazySpeaking = Lazy<(any Speaking, any Listening)>("Both")
        private let lazyFailing = Lazy<Failing>("Failing")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let needed = AppAssembly.Factories.needed(objectWatch)
                let eager = AppAssembly.Factories.eager(objectWatch, needed: needed)
                lifetime.onEnd("Needed", position: 0) {
                    try await AppAssembly.Factories.endNeeded(needed)
                }
                self.lifetime = lifetime
                self.eager = consume eager
                self.needed = needed
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        var idle: any Idle { lazyIdle.value(in: lifetime) { newIdle() }.0 }

        fileprivate var unused: Unused { lazyIdle.value(in: lifetime) { newIdle() }.1 }

        private func newIdle() -> (any Idle, Unused) {
            let (idle, unused) = AppAssembly.Factories.unused(lifetime.objectWatch)
            lifetime.onEnd("Unused", position: 2) {
                try await AppAssembly.Factories.endUnused(unused)
            }
            return (idle, unused)
        }

        var used: Used { lazyUsed.value(in: lifetime) { newUsed() } }

        private func newUsed() -> Used {
            let used = AppAssembly.Factories.used(lifetime.objectWatch, needed: needed)
            lifetime.onEnd("Used", position: 3) {
                try await AppAssembly.Factories.endUsed(used)
            }
            return used
        }

        var speaking: any Speaking { lazySpeaking.value(in: lifetime) { newSpeaking() }.0 }

        var listening: any Listening { lazySpeaking.value(in: lifetime) { newSpeaking() }.1 }

        private func newSpeaking() -> (any Speaking, any Listening) {
            AppAssembly.Factories.both(lifetime.objectWatch, used: used)
        }

        var failing: Failing {
            get throws { try lazyFailing.value(in: lifetime) { try newFailing() } }
        }

        private func newFailing() throws -> Failing {
            try AppAssembly.Factories.failing(lifetime.objectWatch)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(lifetime.objectWatch, speaking: speaking, used: used)
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
        func makeChildScreen() -> ChildScreen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        private let lazyChildLazy = Lazy<ChildLazy>("ChildLazy")

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            self.app = app
            self.lifetime = lifetime
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var childLazy: ChildLazy { lazyChildLazy.value(in: lifetime) { newChildLazy() } }

        private func newChildLazy() -> ChildLazy {
            let childLazy = ChildAssembly.Factories.childLazy(lifetime.objectWatch, used: app.used)
            lifetime.onEnd("ChildLazy", position: 0) {
                try await ChildAssembly.Factories.endChildLazy(childLazy)
            }
            return childLazy
        }

        /// Makes a new `ChildScreen`.
        func makeChildScreen() -> ChildScreen {
            ChildAssembly.Factories.childScreen(lifetime.objectWatch, lazy: childLazy)
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
