// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func opener(
            _ watch: ObjectWatch?,
            open: @escaping @Sendable (any Log, Bool) throws -> (Flag, end: @Sendable () async -> Void)
        ) -> Opener {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Opener", ObjectWatch.start(watch), Opener(open: open))
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func covered(_ watch: ObjectWatch?, log: consuming any Log) -> any Log {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Covered", ObjectWatch.start(watch), Covered(log: log))
            #sourceLocation()
        }

        @inline(never)
        static func flag(_ watch: ObjectWatch?, isSet: consuming Bool) -> Flag {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Flag", ObjectWatch.start(watch), Flag(isSet: isSet))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var opener: Opener { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let opener: Opener

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let opener = AppAssembly.Factories.opener(
                    objectWatch,
                    open: { log, bool in
                        let opened = try reference.open("Flag", for: "Opener").openChild(log: log, flag: bool)
                        return (opened.flag, end: { _ = await opened.end() })
                    }
                )
                self.lifetime = lifetime
                self.opener = consume opener
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild(log givenLog: any Log, flag givenFlag: Bool) throws -> Child {
            try Child(in: self, log: givenLog, flag: givenFlag)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            log givenLog: any Log,
            flag givenFlag: Bool,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChild(log: givenLog, flag: givenFlag)
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
        var log: any Log { get }
        var flag: Flag { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        let log: any Log
        let flag: Flag

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App, log givenLog: any Log, flag givenFlag: Bool) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let log = ChildAssembly.Factories.covered(objectWatch, log: givenLog)
                let flag = ChildAssembly.Factories.flag(objectWatch, isSet: givenFlag)
                self.app = app
                self.lifetime = lifetime
                self.log = consume log
                self.flag = consume flag
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
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
