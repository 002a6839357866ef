// Written by Dovetail from AccountAssembly, AppAssembly, Product. Do not edit.

import Dovetail

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        static func inner(first: First) -> Inner {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return Inner(first: first)
            #sourceLocation()
        }

        static func user(opener: Opener) -> User {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return User(opener: opener)
            #sourceLocation()
        }
    }
}

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func own(hasty: String, own: @escaping @Sendable () throws -> Own) throws -> Own {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return try Own(hasty: hasty, own: own)
            #sourceLocation()
        }

        static func first(hasty: String, between: @escaping () throws -> Between) throws -> First {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return try First(hasty: hasty, between: between)
            #sourceLocation()
        }

        static func second(third: Third) -> Second {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Second(third: third)
            #sourceLocation()
        }

        static func between(second: Second) -> Between {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Between(second: second)
            #sourceLocation()
        }

        static func third(first: @escaping () throws -> First) throws -> Third {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return try Third(first: first)
            #sourceLocation()
        }

        static func outside(first: First) -> Outside {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return Outside(first: first)
            #sourceLocation()
        }

        static func opener(hasty: String, open: @escaping @Sendable () throws -> Opened<User>) throws -> Opener {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return try Opener(hasty: hasty, open: open)
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
            lifetime.finishOpening()
        }

        var own: Own {
            get throws { try lazyOwn.value(in: lifetime) { try newOwn() } }
        }

        private func newOwn() throws -> Own {
            try AppAssembly.Factories.own(
                hasty: hasty,
                own: { [reference] in try reference.open("Own", for: "Own").own }
            )
        }

        fileprivate var first: First {
            get throws { try lazyFirst.value(in: lifetime) { try newFirst() } }
        }

        private func newFirst() throws -> First {
            try AppAssembly.Factories.first(
                hasty: hasty,
                between: { [reference] in try reference.open("Between", for: "First").makeBetween() }
            )
        }

        fileprivate var second: Second {
            get throws { try lazySecond.value(in: lifetime) { try newSecond() } }
        }

        private func newSecond() throws -> Second {
            let third = try AppAssembly.Factories.third(
                first: { [reference] in try reference.open("First", for: "Third").first }
            )
            return AppAssembly.Factories.second(third: third)
        }

        var outside: Outside {
            get throws { try lazyOutside.value(in: lifetime) { try newOutside() } }
        }

        private func newOutside() throws -> Outside {
            try AppAssembly.Factories.outside(first: first)
        }

        var opener: Opener {
            get throws { try lazyOpener.value(in: lifetime) { try newOpener() } }
        }

        private func newOpener() throws -> Opener {
            try AppAssembly.Factories.opener(
                hasty: hasty,
                open: { [reference] in
                    let opened = try reference.open("User", for: "Opener").openAccount()
                    return Opened(opened.user, end: opened.end)
                }
            )
        }

        fileprivate func makeBetween() throws -> Between {
            try AppAssembly.Factories.between(second: second)
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
            do {
                let user = try AccountAssembly.Factories.user(opener: app.opener)
                self.app = app
                self.lifetime = lifetime
                self.user = user
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening()
        }

        var inner: Inner {
            get throws { try lazyInner.value(in: lifetime) { try newInner() } }
        }

        private func newInner() throws -> Inner {
            try AccountAssembly.Factories.inner(first: app.first)
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
