// Written by Dovetail from AppAssembly, Previews, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func connection(_ watch: ObjectWatch?) -> Connection {
            #sourceLocation(file: "App/App.swift", line: 15)
            return ObjectWatch.tell(watch, "Connection", ObjectWatch.start(watch), Connection())
            #sourceLocation()
        }

        @inline(never)
        static func preview(_ watch: ObjectWatch?) -> Preview {
            #sourceLocation(file: "App/App.swift", line: 16)
            return ObjectWatch.tell(watch, "Preview", ObjectWatch.start(watch), Preview())
            #sourceLocation()
        }

        @inline(never)
        static func screen(_ watch: ObjectWatch?, connection: consuming Connection) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 17)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(connection: connection))
            #sourceLocation()
        }

        @inline(never)
        static func idle(_ watch: ObjectWatch?) -> Idle {
            #sourceLocation(file: "App/App.swift", line: 18)
            return ObjectWatch.tell(watch, "Idle", ObjectWatch.start(watch), Idle())
            #sourceLocation()
        }

        @inline(never)
        static func label(_ watch: ObjectWatch?, title: consuming String) -> Label {
            #sourceLocation(file: "App/App.swift", line: 19)
            return ObjectWatch.tell(watch, "Label", ObjectWatch.start(watch), Label(title: title))
            #sourceLocation()
        }
    }
}

extension Previews {
    /// What Previews, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makePreview() -> Preview
        @discardableResult
        func end() async -> EndReport
    }

    /// What Previews makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(title: String, number: Int, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            lifetime.finishOpening(self)
        }

        /// Makes a new `Preview`.
        func makePreview() -> Preview {
            AppAssembly.Factories.preview(lifetime.objectWatch)
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

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        func makeLabel() -> Label
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let title: String
        fileprivate let connection: Connection

        /// Opens `AppScope`.
        init(title: String, number: Int, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let connection = AppAssembly.Factories.connection(objectWatch)
                self.lifetime = lifetime
                self.title = title
                self.connection = connection
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(lifetime.objectWatch, connection: connection)
        }

        /// Makes a new `Label`.
        func makeLabel() -> Label {
            AppAssembly.Factories.label(lifetime.objectWatch, title: title)
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
#sourceLocation(file: "App/App.swift", line: 17)
private func dovetailWarning1() {
    #warning("nothing that `Previews` exposes needs `Idle`; remove the registration, or hand it out: `Expose(Idle.self)` in `Previews` [unused-registration]")
}
#sourceLocation(file: "App/App.swift", line: 13)
private func dovetailWarning2() {
    #warning("the input `number`, of type `Int`, is handed in when `AppScope` opens, but nothing that `Previews` exposes needs it; remove the input, so that no caller has to provide it [unused-input]")
}
#sourceLocation()
