// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail
#if canImport(Darwin)
@preconcurrency
#endif
import Foundation

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func plain(_ watch: ObjectWatch?) -> Plain {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Plain", ObjectWatch.start(watch), Plain())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func isolated(_ watch: ObjectWatch?, plain: consuming Plain) -> Isolated {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Isolated", ObjectWatch.start(watch), Isolated(plain: plain))
            #sourceLocation()
        }

        @inline(never)
        static func chosen(_ watch: ObjectWatch?, new: consuming Plain) -> Chosen {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Chosen", ObjectWatch.start(watch), Chosen(new: new))
            #sourceLocation()
        }

        @inline(never)
        static func date(_ watch: ObjectWatch?) -> Date {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            let make: () -> Date = { Date(timeIntervalSince1970: 0) }
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Date", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        @MainActor func makeIsolated() -> Isolated
        var chosen: Chosen { get }
        var date: Date { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let chosen: Chosen
        let date: Date

        fileprivate let lifetime: ScopeLifetime
        fileprivate let plain: Plain

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let plain = AppAssembly.Factories.plain(objectWatch)
                let chosen = AppAssembly.Factories.chosen(objectWatch, new: plain)
                let date = AppAssembly.Factories.date(objectWatch)
                self.lifetime = lifetime
                self.chosen = consume chosen
                self.date = date
                self.plain = consume plain
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Isolated`.
        @MainActor func makeIsolated() -> Isolated {
            AppAssembly.Factories.isolated(lifetime.objectWatch, plain: plain)
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
