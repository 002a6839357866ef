// Written by Dovetail from AccountAssembly, AppAssembly, Product. Do not edit.

import Dovetail

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func inner(_ watch: ObjectWatch?, first: consuming First) -> Inner {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "Inner", ObjectWatch.start(watch), Inner(first: first))
            #sourceLocation()
        }

        @inline(never)
        static func user(_ watch: ObjectWatch?, opener: consuming Opener) -> User {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "User", ObjectWatch.start(watch), User(opener: opener))
            #sourceLocation()
        }
    }
}

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func own(
            _ watch: ObjectWatch?,
            hasty: consuming String,
            own: @escaping @Sendable () throws -> Own
        ) throws -> Own {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return try ObjectWatch.tell(watch, "Own", ObjectWatch.start(watch), Own(hasty: hasty, own: own))
            #sourceLocation()
        }

        @inline(never)
        static func first(
            _ watch: ObjectWatch?,
            hasty: consuming String,
            between: @escaping () throws -> Between
        ) throws -> First {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return try ObjectWatch.tell(watch, "First", ObjectWatch.start(watch), First(hasty: hasty, between: between))
            #sourceLocation()
        }

        @inline(never)
        static func second(_ watch: ObjectWatch?, third: consuming Third) -> Second {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Second", ObjectWatch.start(watch), Second(third: third))
            #sourceLocation()
        }

        @inline(never)
        static func between(_ watch: ObjectWatch?, second: consuming Second) -> Between {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Between", ObjectWatch.start(watch), Between(second: second))
            #sourceLocation()
        }

        @inline(never)
        static func third(_ watch: ObjectWatch?, first: @escaping () throws -> First) throws -> Third {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return try ObjectWatch.tell(watch, "Third", ObjectWatch.start(watch), Third(first: first))
            #sourceLocation()
        }

        @inline(never)
        static func outside(_ watch: ObjectWatch?, first: consuming First) -> Outside {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Outside", ObjectWatch.start(watch), Outside(first: first))
            #sourceLocation()
        }

        @inline(never)
        static func opener(
            _ watch: ObjectWatch?,
            hasty: consuming String,
            open: @escaping @Sendable () throws -> Opened<User>
        ) throws -> Opener {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return try ObjectWatch.tell(watch, "Opener", ObjectWatch.start(watch), Opener(hasty: hasty, open: open))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var own: Own { get throws }
        var outside: Outside { get throws }
        var opener: Opener { get throws }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        fileprivate let hasty: String
        private let lazyOwn = Lazy<Own>("Own")
        private let lazyFirst = Lazy<First>("First")
        private let lazySecond = Lazy<Second>("Second")
        private let lazyOutside = Lazy<Outside>("Outside")
        private let lazyOpener = Lazy<Opener>("Opener")

        /// Opens `AppScope`.
        init(hasty: String, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            self.lifetime = lifetime
            self.reference = reference
            self.hasty = hasty
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        var own: Own {
            get throws { try lazyOwn.value(in: lifetime) { try newOwn() } }
        }

        private func newOwn() throws -> Own {
            try AppAssembly.Factories.own(
                lifetime.objectWatch,
                hasty: hasty,
                own: { [reference] in try reference.open("Own", for: "Own").own }
            )
        }

        fileprivate var first: First {
            get throws { try lazyFirst.value(in: lifetime) { try newFirst() } }
        }

        private func newFirst() throws -> First {
            try AppAssembly.Factories.first(
                lifetime.objectWatch,
                hasty: hasty,
                between: { [reference] in try reference.open("Between", for: "First").makeBetween() }
            )
        }

        fileprivate var second: Second {
            get throws { try lazySecond.value(in: lifetime) { try newSecond() } }
        }

        private func newSecond() throws -> Second {
            let third = try AppAssembly.Factories.third(
                lifetime.objectWatch,
                first: { [reference] in try reference.open("First", for: "Third").first }
            )
            return AppAssembly.Factories.second(lifetime.objectWatch, third: third)
        }

        var outside: Outside {
            get throws { try lazyOutside.value(in: lifetime) { try newOutside() } }
        }

        private func newOutside() throws -> Outside {
            try AppAssembly.Factories.outside(lifetime.objectWatch, first: first)
        }

        var opener: Opener {
            get throws { try lazyOpener.value(in: lifetime) { try newOpener() } }
        }

        private func newOpener() throws -> Opener {
            try AppAssembly.Factories.opener(
                lifetime.objectWatch,
                hasty: hasty,
                open: { [reference] in
                    let opened = try reference.open("User", for: "Opener").openAccount()
                    return Opened(opened.user, end: opened.end)
                }
            )
        }

        fileprivate func makeBetween() throws -> Between {
            try AppAssembly.Factories.between(lifetime.objectWatch, second: second)
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
        var inner: Inner { get throws }
        var user: User { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, OpenScope {
        let user: User

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        private let lazyInner = Lazy<Inner>("Inner")

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Account", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let user = try AccountAssembly.Factories.user(objectWatch, opener: app.opener)
                self.app = app
                self.lifetime = lifetime
                self.user = consume user
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        var inner: Inner {
            get throws { try lazyInner.value(in: lifetime) { try newInner() } }
        }

        private func newInner() throws -> Inner {
            try AccountAssembly.Factories.inner(lifetime.objectWatch, first: app.first)
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
