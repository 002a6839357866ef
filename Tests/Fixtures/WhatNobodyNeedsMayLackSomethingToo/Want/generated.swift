// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func note(_ watch: ObjectWatch?) -> Note {
            #sourceLocation(file: "App/App.swift", line: 22)
            let make: () -> Note = { Note(text: "noted") }
            #sourceLocation(file: "App/App.swift", line: 22)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func report(
            _ watch: ObjectWatch?,
            note: consuming Note,
            printer: consuming any Printer,
            paper: @escaping @Sendable () -> Paper,
            logo: consuming Ink?
        ) -> Report {
            #sourceLocation(file: "App/App.swift", line: 23)
            return ObjectWatch.tell(watch, "Report", ObjectWatch.start(watch), Report(
                note: note,
                printer: printer,
                paper: paper,
                logo: logo
            ))
            #sourceLocation()
        }

        @inline(never)
        static func summary(_ watch: ObjectWatch?, note: consuming Note) -> Summary {
            #sourceLocation(file: "App/App.swift", line: 24)
            return ObjectWatch.tell(watch, "Summary", ObjectWatch.start(watch), Summary(note: note))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var note: Note { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let note: Note

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let note = AppAssembly.Factories.note(objectWatch)
                self.lifetime = lifetime
                self.note = note
            }
            lifetime.finishOpening(self)
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

// What the build has to warn of, each at its place.
#sourceLocation(file: "App/App.swift", line: 22)
private func dovetailWarning1() {
    #warning("nothing that `Product` exposes needs `Report`; remove the registration, or hand it out: `Expose(Report.self)` in `Product` [unused-registration]")
}
#sourceLocation(file: "App/App.swift", line: 23)
private func dovetailWarning2() {
    #warning("nothing that `Product` exposes needs `Summary`; remove the registration, or hand it out: `Expose(Summary.self)` in `Product` [unused-registration]")
}
#sourceLocation()
