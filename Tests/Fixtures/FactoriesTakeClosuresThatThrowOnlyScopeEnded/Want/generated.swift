// Written by Dovetail from DataAssembly. Do not edit.

package import Dovetail

extension DataAssembly {
    /// Makes what DataAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func log(_ watch: ObjectWatch?) -> Log {
            #sourceLocation(file: "Data/Data.swift", line: 28)
            return ObjectWatch.tell(watch, "Log", ObjectWatch.start(watch), Log())
            #sourceLocation()
        }

        @inline(never)
        package static func screen(
            _ watch: ObjectWatch?,
            log: @escaping @Sendable () throws(ScopeEnded) -> Log,
            tell: @escaping @Sendable (EndReport) -> Void,
            makeNote: (@Sendable () async throws(ScopeEnded) -> SealedNote)?
        ) -> Screen {
            #sourceLocation(file: "Data/Data.swift", line: 30)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                log: log,
                tell: tell,
                makeNote: { (value: (@Sendable () async throws(ScopeEnded) -> SealedNote)?) -> (@Sendable () async throws(ScopeEnded) -> Note)? in if let value { { () throws(ScopeEnded) in try await value().value } } else { nil } }(makeNote)
            ))
            #sourceLocation()
        }

        @inline(never)
        package static func note(_ watch: ObjectWatch?) -> SealedNote {
            #sourceLocation(file: "Data/Data.swift", line: 31)
            return SealedNote(value: ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), Note()))
            #sourceLocation()
        }

        /// `Note`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedNote: Sendable {
            let value: Note
        }
    }
}

// Written by Dovetail from Product. Do not edit.

import Data
import Dovetail

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        fileprivate let voidClosure: @Sendable (EndReport) -> Void
        private let lazyLog = Lazy<Log>("Log")

        /// Opens `AppScope`.
        init(voidClosure: @escaping @Sendable (EndReport) -> Void, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            self.lifetime = lifetime
            self.reference = reference
            self.voidClosure = voidClosure
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        fileprivate var log: Log { lazyLog.value(in: lifetime) { newLog() } }

        private func newLog() -> Log {
            DataAssembly.Factories.log(lifetime.objectWatch)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            DataAssembly.Factories.screen(
                lifetime.objectWatch,
                log: { [reference] () throws(ScopeEnded) in
                    try reference.open("Log", for: "Screen").log
                },
                tell: voidClosure,
                makeNote: { [objectWatch = lifetime.objectWatch] in
                    DataAssembly.Factories.note(objectWatch)
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
