// Written by Dovetail from AccountAssembly, HostAssembly, Product. Do not edit.

import Dovetail

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        static func account(host: Host, factories: App.Factories, reference: HostReference, error: Error) -> Account {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return Account(host: host, factories: factories, reference: reference, error: error)
            #sourceLocation()
        }

        static func hostReference(make: @escaping @Sendable () throws -> Reference) -> HostReference {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return HostReference(make: make)
            #sourceLocation()
        }

        static func screen(account: Account, lifetime: Lifetime) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return Screen(account: account, lifetime: lifetime)
            #sourceLocation()
        }
    }
}

extension HostAssembly {
    /// Makes what HostAssembly registers.
    nonisolated enum Factories {
        static func host(factories: App.Factories, scope: Business.Scope, object: Object) -> Host {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return Host(factories: factories, scope: scope, object: object)
            #sourceLocation()
        }

        static func factories() -> App.Factories {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return App.Factories()
            #sourceLocation()
        }

        static func businessScope() -> Business.Scope {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Business.Scope()
            #sourceLocation()
        }

        static func lifetime(own: @escaping @Sendable () throws -> Lifetime) -> Lifetime {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Lifetime(own: own)
            #sourceLocation()
        }

        static func reference(lifetime: Lifetime) -> Reference {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Reference(lifetime: lifetime)
            #sourceLocation()
        }

        static func error() throws -> Error {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return try Error()
            #sourceLocation()
        }

        static func object() -> Object {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return Object()
            #sourceLocation()
        }

        static func end() -> End {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return End()
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `HostScope`.
    nonisolated protocol HostRoots: AnyObject, Sendable {
        var host: App.Host { get }
        var lifetime2: Lifetime { get }
        var reference2: Reference { get }
        var end2: End { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `HostScope`.
    nonisolated final class Host: HostRoots, OpenScope {
        let lifetime2: Lifetime
        let reference2: Reference
        let host: App.Host
        let end2: End

        fileprivate let lifetime: ScopeLifetime
        fileprivate let factories: Factories
        fileprivate let error: Error

        /// Opens `HostScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) throws {
            let lifetime = ScopeLifetime("Host", observer: scopeObserver)
            let reference = ScopeReference<Host>(lifetime)
            do {
                let factories = HostAssembly.Factories.factories()
                let businessScope = HostAssembly.Factories.businessScope()
                let lifetime2 = HostAssembly.Factories.lifetime(
                    own: { try reference.open("Lifetime", for: "Lifetime").lifetime2 }
                )
                let reference2 = HostAssembly.Factories.reference(lifetime: lifetime2)
                let error = try HostAssembly.Factories.error()
                let object = HostAssembly.Factories.object()
                let host = HostAssembly.Factories.host(factories: factories, scope: businessScope, object: object)
                let end2 = HostAssembly.Factories.end()
                self.lifetime = lifetime
                self.lifetime2 = lifetime2
                self.reference2 = reference2
                self.host = host
                self.end2 = end2
                self.factories = factories
                self.error = error
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            reference.fill(self)
            lifetime.finishOpening()
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
        var account: App.Account { get }
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, OpenScope {
        let account: App.Account

        // An open scope keeps the one around it alive.
        fileprivate let host: Host
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in host: Host) throws {
            let lifetime = try ScopeLifetime("Account", in: host.lifetime)
            let hostReference = AccountAssembly.Factories.hostReference(
                make: { [reference2 = host.reference2] in reference2 }
            )
            let account = AccountAssembly.Factories.account(
                host: host.host,
                factories: host.factories,
                reference: hostReference,
                error: host.error
            )
            self.host = host
            self.lifetime = lifetime
            self.account = account
            lifetime.finishOpening()
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AccountAssembly.Factories.screen(account: account, lifetime: host.lifetime2)
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
