// Written by Dovetail from AccountAssembly, HostAssembly, Product. Do not edit.

package import Dovetail

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        static func screen(checked: Checked, number: Number, journaling: any Journaling) -> Screen {
            #sourceLocation(file: "Kit/Manifest.swift", line: 21)
            return Screen(checked: checked, number: number, journaling: journaling)
            #sourceLocation()
        }

        static func lazyStore() -> LazyStore {
            #sourceLocation(file: "Kit/Manifest.swift", line: 22)
            return LazyStore()
            #sourceLocation()
        }

        static func journal() -> (journal: Journal, journaling: any Journaling) {
            #sourceLocation(file: "Kit/Manifest.swift", line: 23)
            let object = Journal()
            #sourceLocation(file: "Kit/Manifest.swift", line: 23)
            return (object, object)
            #sourceLocation()
        }
    }
}

extension HostAssembly {
    /// Makes what HostAssembly registers.
    nonisolated enum Factories {
        static func checked(number: Int) throws(Invalid) -> Checked {
            #sourceLocation(file: "Kit/Manifest.swift", line: 11)
            return try Checked(number: number)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product makes for `HostScope`.
    package nonisolated final class Host: OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let checked: Checked

        /// Opens `HostScope`.
        package init(number: Int, observer scopeObserver: (any ScopeObserver)? = nil) throws {
            let lifetime = ScopeLifetime("Host", observer: scopeObserver)
            do {
                let checked = try HostAssembly.Factories.checked(number: number)
                self.lifetime = lifetime
                self.checked = checked
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening()
        }

        /// Opens `AccountScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        package func openAccount() throws -> Account {
            try Account(in: self)
        }

        /// Opens `AccountScope` for as long as the closure runs, and ends it however that leaves.
        package func withAccount<Outcome>(
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
        package func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `AccountScope`.
    package nonisolated protocol AccountRoots: AnyObject, Sendable {
        func makeScreen(number: Number) -> Screen
        var lazyStore: LazyStore { get }
        var journal: Journal { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AccountScope`.
    package nonisolated final class Account: AccountRoots, OpenScope {
        package let journal: Journal

        // An open scope keeps the one around it alive.
        fileprivate let host: Host
        fileprivate let lifetime: ScopeLifetime
        fileprivate let journaling: any Journaling
        private let lazyLazyStore = Lazy<LazyStore>("LazyStore")

        fileprivate init(in host: Host) throws {
            let lifetime = try ScopeLifetime("Account", in: host.lifetime)
            let (journal, journaling) = AccountAssembly.Factories.journal()
            self.host = host
            self.lifetime = lifetime
            self.journal = journal
            self.journaling = journaling
            lifetime.finishOpening()
        }

        package var lazyStore: LazyStore { lazyLazyStore.value(in: lifetime) { newLazyStore() } }

        private func newLazyStore() -> LazyStore {
            AccountAssembly.Factories.lazyStore()
        }

        /// Makes a new `Screen`.
        package func makeScreen(number number2: Number) -> Screen {
            AccountAssembly.Factories.screen(checked: host.checked, number: number2, journaling: journaling)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        package func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    package nonisolated enum Generated {}
}
