// Written by Dovetail from AccountAssembly, HostAssembly, Product. Do not edit.

package import Dovetail

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            checked: consuming Checked,
            number: consuming Number,
            journaling: consuming any Journaling
        ) -> Screen {
            #sourceLocation(file: "Kit/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                checked: checked,
                number: number,
                journaling: journaling
            ))
            #sourceLocation()
        }

        @inline(never)
        static func lazyStore(_ watch: ObjectWatch?) -> LazyStore {
            #sourceLocation(file: "Kit/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "LazyStore", ObjectWatch.start(watch), LazyStore())
            #sourceLocation()
        }

        @inline(never)
        static func journal(_ watch: ObjectWatch?) -> (journal: Journal, journaling: any Journaling) {
            #sourceLocation(file: "Kit/Manifest.swift", line: 23)
            let object = ObjectWatch.tell(watch, "Journal", ObjectWatch.start(watch), Journal())
            #sourceLocation(file: "Kit/Manifest.swift", line: 23)
            return (object, object)
            #sourceLocation()
        }
    }
}

extension HostAssembly {
    /// Makes what HostAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func checked(_ watch: ObjectWatch?, number: consuming Int) throws(Invalid) -> Checked {
            #sourceLocation(file: "Kit/Manifest.swift", line: 11)
            return try ObjectWatch.tell(watch, "Checked", ObjectWatch.start(watch), Checked(number: number))
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
            let objectWatch = lifetime.objectWatch
            do {
                let checked = try HostAssembly.Factories.checked(objectWatch, number: number)
                self.lifetime = lifetime
                self.checked = consume checked
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening(self)
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
            let objectWatch = lifetime.objectWatch
            do {
                let (journal, journaling) = AccountAssembly.Factories.journal(objectWatch)
                self.host = host
                self.lifetime = lifetime
                self.journal = journal
                self.journaling = consume journaling
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        package var lazyStore: LazyStore { lazyLazyStore.value(in: lifetime) { newLazyStore() } }

        private func newLazyStore() -> LazyStore {
            AccountAssembly.Factories.lazyStore(lifetime.objectWatch)
        }

        /// Makes a new `Screen`.
        package func makeScreen(number number2: Number) -> Screen {
            AccountAssembly.Factories.screen(
                lifetime.objectWatch,
                checked: host.checked,
                number: number2,
                journaling: journaling
            )
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
