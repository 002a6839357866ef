// Written by Dovetail from Data. Do not edit.

package import Dovetail

extension Data {
    /// Makes what Data registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func cachedNotes(
            _ watch: ObjectWatch?,
            inner: consuming any Notes,
            cache: consuming any Cache
        ) -> (notes: any Notes, cachedNotes: SealedCachedNotes) {
            #sourceLocation(file: "Kit/Kit.swift", line: 45)
            let object = ObjectWatch.tell(watch, "CachedNotes", ObjectWatch.start(watch), CachedNotes(
                inner,
                cache: cache
            ))
            #sourceLocation(file: "Kit/Kit.swift", line: 45)
            return (object, SealedCachedNotes(value: object))
            #sourceLocation()
        }

        package static func endCachedNotes(_ object: SealedCachedNotes) async throws {
            #sourceLocation(file: "Kit/Kit.swift", line: 46)
            let hook: (CachedNotes) async throws -> Void = { $0.flush() }
            #sourceLocation()
            try await hook(object.value)
        }

        @inline(never)
        package static func realNotes(
            _ watch: ObjectWatch?,
            sealed: consuming SealedSealed
        ) -> (notes: any Notes, cache: any Cache, realNotes: SealedRealNotes) {
            #sourceLocation(file: "Kit/Kit.swift", line: 47)
            let object = ObjectWatch.tell(watch, "RealNotes", ObjectWatch.start(watch), RealNotes(sealed: sealed.value))
            #sourceLocation(file: "Kit/Kit.swift", line: 47)
            return (object, object, SealedRealNotes(value: object))
            #sourceLocation()
        }

        package static func endRealNotes(_ object: SealedRealNotes) async throws {
            #sourceLocation(file: "Kit/Kit.swift", line: 48)
            let hook: (RealNotes) async throws -> Void = { $0.close() }
            #sourceLocation()
            try await hook(object.value)
        }

        @inline(never)
        package static func plain(_ watch: ObjectWatch?) -> SealedSealed {
            #sourceLocation(file: "Kit/Kit.swift", line: 49)
            return SealedSealed(value: ObjectWatch.tell(watch, "Plain", ObjectWatch.start(watch), Plain()))
            #sourceLocation()
        }

        @inline(never)
        package static func wrapped(_ watch: ObjectWatch?, inner: consuming SealedSealed) -> SealedSealed {
            #sourceLocation(file: "Kit/Kit.swift", line: 50)
            return SealedSealed(value: ObjectWatch.tell(watch, "Wrapped", ObjectWatch.start(watch), Wrapped(
                inner: inner.value
            )))
            #sourceLocation()
        }

        /// `CachedNotes`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedCachedNotes: Sendable {
            let value: CachedNotes
        }

        /// `RealNotes`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedRealNotes: Sendable {
            let value: RealNotes
        }

        /// `any Sealed`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedSealed: Sendable {
            let value: any Sealed
        }
    }
}

// Written by Dovetail from Doubles, Logging, Product, TestProduct. Do not edit.

import Dovetail
import Kit

extension Doubles {
    /// Doubles registers nothing that is made.
    nonisolated enum Factories {}
}

extension Logging {
    /// Makes what Logging registers.
    nonisolated enum Factories {
        @inline(never)
        static func log(_ watch: ObjectWatch?) -> Log {
            #sourceLocation(file: "App/App.swift", line: 24)
            return ObjectWatch.tell(watch, "Log", ObjectWatch.start(watch), Log())
            #sourceLocation()
        }

        @inline(never)
        static func loggedNotes(_ watch: ObjectWatch?, notes: consuming any Notes, log: consuming Log) -> any Notes {
            #sourceLocation(file: "App/App.swift", line: 25)
            let make: (any Notes, Log) -> LoggedNotes = { (notes: any Notes, log: Log) in
                LoggedNotes(inner: notes, log: log)
            }
            #sourceLocation(file: "App/App.swift", line: 25)
            return ObjectWatch.tell(watch, "LoggedNotes", ObjectWatch.start(watch), make(notes, log))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            notes: consuming any Notes,
            again: @escaping () -> any Notes,
            cache: consuming (any Cache)?
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 28)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                notes: notes,
                again: again,
                cache: cache
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        var notes: any Notes { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let notes: any Notes

        fileprivate let lifetime: ScopeLifetime
        fileprivate let cache: any Cache

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let sealed = Data.Factories.plain(objectWatch)
                let sealed2 = Data.Factories.wrapped(objectWatch, inner: consume sealed)
                let (notes2, cache, realNotes) = Data.Factories.realNotes(objectWatch, sealed: consume sealed2)
                let (notes3, cachedNotes) = Data.Factories.cachedNotes(objectWatch, inner: consume notes2, cache: cache)
                let log = Logging.Factories.log(objectWatch)
                let notes = Logging.Factories.loggedNotes(objectWatch, notes: consume notes3, log: log)
                lifetime.onEnd(["RealNotes", "CachedNotes"], positions: [2, 3]) {
                    switch $0 {
                    case 2: try await Data.Factories.endRealNotes(realNotes)
                    case 3: try await Data.Factories.endCachedNotes(cachedNotes)
                    default: break
                    }
                }
                self.lifetime = lifetime
                self.notes = consume notes
                self.cache = consume cache
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            Logging.Factories.screen(lifetime.objectWatch, notes: notes, again: { [notes] in notes }, cache: cache)
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

extension TestProduct {
    /// What TestProduct, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        var notes: any Notes { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What TestProduct makes for `AppScope`.
    nonisolated final class App: AppRoots, Product.AppRoots, OpenScope {
        let notes: any Notes

        fileprivate let lifetime: ScopeLifetime
        fileprivate let cache: any Cache

        /// Opens `AppScope`.
        init(notes givenNotes: any Notes, cache: any Cache, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let (notes2, cachedNotes) = Data.Factories.cachedNotes(objectWatch, inner: givenNotes, cache: cache)
                let log = Logging.Factories.log(objectWatch)
                let notes = Logging.Factories.loggedNotes(objectWatch, notes: consume notes2, log: log)
                lifetime.onEnd("CachedNotes", position: 0) {
                    try await Data.Factories.endCachedNotes(cachedNotes)
                }
                self.lifetime = lifetime
                self.notes = consume notes
                self.cache = cache
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            Logging.Factories.screen(lifetime.objectWatch, notes: notes, again: { [notes] in notes }, cache: cache)
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
