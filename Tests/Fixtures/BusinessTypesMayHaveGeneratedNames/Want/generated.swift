// Written by Dovetail from AccountAssembly, HostAssembly, Product. Do not edit.

import Dovetail

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func account(
            _ watch: ObjectWatch?,
            host: consuming Host,
            factories: consuming App.Factories,
            reference: consuming HostReference,
            error: consuming Error
        ) -> Account {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "Account", ObjectWatch.start(watch), Account(
                host: host,
                factories: factories,
                reference: reference,
                error: error
            ))
            #sourceLocation()
        }

        @inline(never)
        static func hostReference(
            _ watch: ObjectWatch?,
            make: @escaping @Sendable () throws -> Reference
        ) -> HostReference {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "HostReference", ObjectWatch.start(watch), HostReference(make: make))
            #sourceLocation()
        }

        @inline(never)
        static func screen(_ watch: ObjectWatch?, account: consuming Account, lifetime: consuming Lifetime) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                account: account,
                lifetime: lifetime
            ))
            #sourceLocation()
        }
    }
}

extension HostAssembly {
    /// Makes what HostAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func host(
            _ watch: ObjectWatch?,
            factories: consuming App.Factories,
            scope: consuming Business.Scope,
            object: consuming Object
        ) -> Host {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Host", ObjectWatch.start(watch), Host(
                factories: factories,
                scope: scope,
                object: object
            ))
            #sourceLocation()
        }

        @inline(never)
        static func factories(_ watch: ObjectWatch?) -> App.Factories {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Factories", ObjectWatch.start(watch), App.Factories())
            #sourceLocation()
        }

        @inline(never)
        static func businessScope(_ watch: ObjectWatch?) -> Business.Scope {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Business.Scope", ObjectWatch.start(watch), Business.Scope())
            #sourceLocation()
        }

        @inline(never)
        static func lifetime(_ watch: ObjectWatch?, own: @escaping @Sendable () throws -> Lifetime) -> Lifetime {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Lifetime", ObjectWatch.start(watch), Lifetime(own: own))
            #sourceLocation()
        }

        @inline(never)
        static func reference(_ watch: ObjectWatch?, lifetime: consuming Lifetime) -> Reference {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Reference", ObjectWatch.start(watch), Reference(lifetime: lifetime))
            #sourceLocation()
        }

        @inline(never)
        static func error(_ watch: ObjectWatch?) throws -> Error {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return try ObjectWatch.tell(watch, "Error", ObjectWatch.start(watch), Error())
            #sourceLocation()
        }

        @inline(never)
        static func object(_ watch: ObjectWatch?) -> Object {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Object", ObjectWatch.start(watch), Object())
            #sourceLocation()
        }

        @inline(never)
        static func end(_ watch: ObjectWatch?) -> End {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "End", ObjectWatch.start(watch), End())
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
            let objectWatch = lifetime.objectWatch
            do {
                let factories = HostAssembly.Factories.factories(objectWatch)
                let businessScope = HostAssembly.Factories.businessScope(objectWatch)
                let lifetime2 = HostAssembly.Factories.lifetime(
                    objectWatch,
                    own: { try reference.open("Lifetime", for: "Lifetime").lifetime2 }
                )
                let reference2 = HostAssembly.Factories.reference(objectWatch, lifetime: lifetime2)
                let error = try HostAssembly.Factories.error(objectWatch)
                let object = HostAssembly.Factories.object(objectWatch)
                let host = HostAssembly.Factories.host(
                    objectWatch,
                    factories: factories,
                    scope: consume businessScope,
                    object: consume object
                )
                let end2 = HostAssembly.Factories.end(objectWatch)
                self.lifetime = lifetime
                self.lifetime2 = lifetime2
                self.reference2 = consume reference2
                self.host = consume host
                self.end2 = consume end2
                self.factories = consume factories
                self.error = consume error
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            reference.fill(self)
            lifetime.finishOpening(self)
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
            let objectWatch = lifetime.objectWatch
            do {
                let hostReference = AccountAssembly.Factories.hostReference(
                    objectWatch,
                    make: { [reference2 = host.reference2] in reference2 }
                )
                let account = AccountAssembly.Factories.account(
                    objectWatch,
                    host: host.host,
                    factories: host.factories,
                    reference: consume hostReference,
                    error: host.error
                )
                self.host = host
                self.lifetime = lifetime
                self.account = consume account
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AccountAssembly.Factories.screen(lifetime.objectWatch, account: account, lifetime: host.lifetime2)
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
