// Written by Dovetail from AccountAssembly, AppAssembly, Product. Do not edit.

import Dovetail

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func accountHolder(
            _ watch: ObjectWatch?,
            given: @escaping @Sendable () async -> Given,
            eager: @escaping @Sendable () -> Eager,
            idle: @escaping @Sendable () async throws -> Idle,
            passing: @escaping @MainActor @Sendable () throws -> Passing,
            common: @escaping @Sendable () throws -> Common,
            fleeting: @escaping @Sendable () throws -> Fleeting
        ) -> AccountHolder {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "AccountHolder", ObjectWatch.start(watch), AccountHolder(
                given: given,
                eager: eager,
                idle: idle,
                passing: passing,
                common: common,
                fleeting: fleeting
            ))
            #sourceLocation()
        }

        @inline(never)
        static func idleHolder(
            _ watch: ObjectWatch?,
            given: @escaping @Sendable () async -> Given,
            eager: @escaping @Sendable () -> Eager,
            idle: @escaping @Sendable () async throws -> Idle,
            passing: @escaping @MainActor @Sendable () throws -> Passing,
            common: @escaping @Sendable () throws -> Common,
            fleeting: @escaping @Sendable () throws -> Fleeting
        ) -> IdleHolder {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "IdleHolder", ObjectWatch.start(watch), IdleHolder(
                given: given,
                eager: eager,
                idle: idle,
                passing: passing,
                common: common,
                fleeting: fleeting
            ))
            #sourceLocation()
        }
    }
}

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func eager(_ watch: ObjectWatch?) -> Eager {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Eager", ObjectWatch.start(watch), Eager())
            #sourceLocation()
        }

        @inline(never)
        static func idle(_ watch: ObjectWatch?) -> Idle {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Idle", ObjectWatch.start(watch), Idle())
            #sourceLocation()
        }

        @inline(never)
        static func passing(_ watch: ObjectWatch?) -> Passing {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Passing", ObjectWatch.start(watch), Passing())
            #sourceLocation()
        }

        @inline(never)
        static func common(_ watch: ObjectWatch?, idle: consuming Idle) -> Common {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Common", ObjectWatch.start(watch), Common(idle: idle))
            #sourceLocation()
        }

        @inline(never)
        static func fleeting(_ watch: ObjectWatch?) -> WeaklyHeld<Fleeting> {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            let object = ObjectWatch.tell(watch, "Fleeting", ObjectWatch.start(watch), Fleeting())
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func holder(
            _ watch: ObjectWatch?,
            given: @escaping @Sendable () async -> Given,
            eager: @escaping @Sendable () -> Eager,
            idle: @escaping @Sendable () async throws -> Idle,
            passing: @escaping @MainActor @Sendable () throws -> Passing,
            common: @escaping @Sendable () throws -> Common,
            fleeting: @escaping @Sendable () throws -> Fleeting
        ) -> Holder {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Holder", ObjectWatch.start(watch), Holder(
                given: given,
                eager: eager,
                idle: idle,
                passing: passing,
                common: common,
                fleeting: fleeting
            ))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func screen(
            _ watch: ObjectWatch?,
            given: @escaping () -> Given,
            eager: @escaping () throws -> Eager,
            idle: @escaping () throws -> Idle,
            passing: @escaping () -> Passing,
            common: @escaping () async throws -> Common,
            fleeting: @escaping () throws -> Fleeting
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                given: given,
                eager: eager,
                idle: idle,
                passing: passing,
                common: common,
                fleeting: fleeting
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var holder: Holder { get }
        @MainActor func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let holder: Holder

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        fileprivate let given: Given
        fileprivate let eager: Eager
        private let lazyIdle = Lazy<Idle>("Idle")
        private let weakFleeting = WeakObject<Fleeting>("Fleeting")

        /// Opens `AppScope`.
        init(given: Given, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let eager = AppAssembly.Factories.eager(objectWatch)
                let holder = AppAssembly.Factories.holder(
                    objectWatch,
                    given: { given },
                    eager: { eager },
                    idle: { try reference.open("Idle", for: "Holder").idle },
                    passing: { AppAssembly.Factories.passing(objectWatch) },
                    common: { try reference.open("Common", for: "Holder").makeCommon() },
                    fleeting: { try reference.open("Fleeting", for: "Holder").fleeting }
                )
                self.lifetime = lifetime
                self.reference = reference
                self.holder = consume holder
                self.given = given
                self.eager = eager
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        fileprivate var idle: Idle { lazyIdle.value(in: lifetime) { newIdle() } }

        private func newIdle() -> Idle {
            AppAssembly.Factories.idle(lifetime.objectWatch)
        }

        fileprivate var fleeting: Fleeting { weakFleeting.value(in: lifetime) { newFleeting() } }

        private func newFleeting() -> WeaklyHeld<Fleeting> {
            AppAssembly.Factories.fleeting(lifetime.objectWatch)
        }

        /// Makes a new `Screen`.
        @MainActor func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
                given: { [given] in given },
                eager: { [eager] in eager },
                idle: { [reference] in try reference.open("Idle", for: "Screen").idle },
                passing: { [objectWatch = lifetime.objectWatch] in
                    AppAssembly.Factories.passing(objectWatch)
                },
                common: { [reference] in try reference.open("Common", for: "Screen").makeCommon() },
                fleeting: { [reference] in try reference.open("Fleeting", for: "Screen").fleeting }
            )
        }

        fileprivate func makeCommon() -> Common {
            AppAssembly.Factories.common(lifetime.objectWatch, idle: idle)
        }

        /// Opens `AccountScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openAccount() throws -> Account {
            try Account(in: self)
        }

        /// Opens `AccountScope` for as long as the closure runs, and ends it however that leaves.
        func withAccount<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Account) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openAccount()
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

    /// What Product, and each composition that includes it, hands out in `AccountScope`.
    nonisolated protocol AccountRoots: AnyObject, Sendable {
        var accountHolder: AccountHolder { get }
        var idleHolder: IdleHolder { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, OpenScope {
        let accountHolder: AccountHolder

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        private let lazyIdleHolder = Lazy<IdleHolder>("IdleHolder")

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Account", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let accountHolder = AccountAssembly.Factories.accountHolder(
                    objectWatch,
                    given: { [given = app.given] in given },
                    eager: { [eager = app.eager] in eager },
                    idle: { [appReference = app.reference] in
                        try appReference.open("Idle", for: "AccountHolder").idle
                    },
                    passing: { AppAssembly.Factories.passing(objectWatch) },
                    common: { [appReference = app.reference] in
                        try appReference.open("Common", for: "AccountHolder").makeCommon()
                    },
                    fleeting: { [appReference = app.reference] in
                        try appReference.open("Fleeting", for: "AccountHolder").fleeting
                    }
                )
                self.app = app
                self.lifetime = lifetime
                self.accountHolder = consume accountHolder
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        var idleHolder: IdleHolder { lazyIdleHolder.value(in: lifetime) { newIdleHolder() } }

        private func newIdleHolder() -> IdleHolder {
            AccountAssembly.Factories.idleHolder(
                lifetime.objectWatch,
                given: { [given = app.given] in given },
                eager: { [eager = app.eager] in eager },
                idle: { [appReference = app.reference] in
                    try appReference.open("Idle", for: "IdleHolder").idle
                },
                passing: { [objectWatch = lifetime.objectWatch] in
                    AppAssembly.Factories.passing(objectWatch)
                },
                common: { [appReference = app.reference] in
                    try appReference.open("Common", for: "IdleHolder").makeCommon()
                },
                fleeting: { [appReference = app.reference] in
                    try appReference.open("Fleeting", for: "IdleHolder").fleeting
                }
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
