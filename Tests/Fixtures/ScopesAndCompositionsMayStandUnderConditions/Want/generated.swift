// Written by Dovetail from AppAssembly, InspectionAssembly, Part, Product. Do not edit.

import Dovetail

#if DEBUG
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func journal(_ watch: ObjectWatch?) -> Journal {
            #sourceLocation(file: "App/App.swift", line: 34)
            let make: () -> Journal = { Journal(name: "debug") }
            #sourceLocation(file: "App/App.swift", line: 34)
            return ObjectWatch.tell(watch, "Journal", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}
#else
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func journal(_ watch: ObjectWatch?, name: consuming String) -> Journal {
            #sourceLocation(file: "App/App.swift", line: 39)
            return ObjectWatch.tell(watch, "Journal", ObjectWatch.start(watch), Journal(name: name))
            #sourceLocation()
        }
    }
}
#endif

#if DEBUG
extension InspectionAssembly {
    /// Makes what InspectionAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func inspector(_ watch: ObjectWatch?, journal: consuming Journal) -> Inspector {
            #sourceLocation(file: "App/App.swift", line: 12)
            return ObjectWatch.tell(watch, "Inspector", ObjectWatch.start(watch), Inspector(journal: journal))
            #sourceLocation()
        }
    }
}
#endif

#if DEBUG
extension Part {
    /// Makes what Part registers.
    nonisolated enum Factories {
        @inline(never)
        static func report(_ watch: ObjectWatch?, journal: consuming Journal) -> Report {
            #sourceLocation(file: "App/App.swift", line: 51)
            return ObjectWatch.tell(watch, "Report", ObjectWatch.start(watch), Report(journal: journal))
            #sourceLocation()
        }
    }
}
#else
extension Part {
    /// Makes what Part registers.
    nonisolated enum Factories {
        @inline(never)
        static func report(_ watch: ObjectWatch?, journal: consuming Journal) -> Report {
            #sourceLocation(file: "App/App.swift", line: 59)
            return ObjectWatch.tell(watch, "Report", ObjectWatch.start(watch), Report(journal: journal))
            #sourceLocation()
        }
    }
}
#endif

#if DEBUG
extension Product {
    /// What Product makes for `AppScope`.
    nonisolated final class App: OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let journal: Journal

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let journal = AppAssembly.Factories.journal(objectWatch)
                self.lifetime = lifetime
                self.journal = consume journal
            }
            lifetime.finishOpening(self)
        }

        /// Opens `InspectionScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openInspection() throws -> Inspection {
            try Inspection(in: self)
        }

        /// Opens `InspectionScope` for as long as the closure runs, and ends it however that leaves.
        func withInspection<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Inspection) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openInspection()
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

    /// What Product, and each composition that includes it, hands out in `InspectionScope`.
    nonisolated protocol InspectionRoots: AnyObject, Sendable {
        var inspector: Inspector { get }
        func makeReport() -> Report
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `InspectionScope`.
    nonisolated final class Inspection: InspectionRoots, OpenScope {
        let inspector: Inspector

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Inspection", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let inspector = InspectionAssembly.Factories.inspector(objectWatch, journal: app.journal)
                self.app = app
                self.lifetime = lifetime
                self.inspector = consume inspector
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Report`.
        func makeReport() -> Report {
            Part.Factories.report(lifetime.objectWatch, journal: app.journal)
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
#else
extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeReport() -> Report
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let journal: Journal

        /// Opens `AppScope`.
        init(name: String, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let journal = AppAssembly.Factories.journal(objectWatch, name: name)
                self.lifetime = lifetime
                self.journal = consume journal
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Report`.
        func makeReport() -> Report {
            Part.Factories.report(lifetime.objectWatch, journal: journal)
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
#endif
