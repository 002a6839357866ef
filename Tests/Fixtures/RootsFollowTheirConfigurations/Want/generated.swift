// Written by Dovetail from AppAssembly, SDK. Do not edit.

public import Dovetail

#if DEBUG
extension AppAssembly {
    /// Makes what AppAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        public static func list(_ watch: ObjectWatch?) async -> List {
            #sourceLocation(file: "SDK/SDK.swift", line: 18)
            let make: () async -> List = { () async in List(text: "slow") }
            #sourceLocation(file: "SDK/SDK.swift", line: 18)
            return await ObjectWatch.tell(watch, "List", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        public static func probe(_ watch: ObjectWatch?) -> Probe {
            #sourceLocation(file: "SDK/SDK.swift", line: 19)
            return ObjectWatch.tell(watch, "Probe", ObjectWatch.start(watch), Probe())
            #sourceLocation()
        }
    }
}
#else
extension AppAssembly {
    /// Makes what AppAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        public static func list(_ watch: ObjectWatch?) -> List {
            #sourceLocation(file: "SDK/SDK.swift", line: 21)
            let make: () -> List = { () in List(text: "fast") }
            #sourceLocation(file: "SDK/SDK.swift", line: 21)
            return ObjectWatch.tell(watch, "List", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}
#endif

#if DEBUG
extension SDK {
    /// What SDK, and each composition that includes it, hands out in `AppScope`.
    public nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeList() async -> List
        var probe: Probe { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What SDK makes for `AppScope`.
    public nonisolated final class App: AppRoots, OpenScope {
        public let probe: Probe

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        public init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let probe = AppAssembly.Factories.probe(objectWatch)
                self.lifetime = lifetime
                self.probe = probe
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `List`.
        public func makeList() async -> List {
            await AppAssembly.Factories.list(lifetime.objectWatch)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        public func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    public nonisolated enum Generated {}
}
#else
extension SDK {
    /// What SDK, and each composition that includes it, hands out in `AppScope`.
    public nonisolated protocol AppRoots: AnyObject, Sendable {
        var list: List { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What SDK makes for `AppScope`.
    public nonisolated final class App: AppRoots, OpenScope {
        public let list: List

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        public init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let list = AppAssembly.Factories.list(objectWatch)
                self.lifetime = lifetime
                self.list = list
            }
            lifetime.finishOpening(self)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        public func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    public nonisolated enum Generated {}
}
#endif

// Written by Dovetail from Doubles, Demo. Do not edit.

import Dovetail
import SDK

#if DEBUG
extension Doubles {
    /// Makes what Doubles registers.
    nonisolated enum Factories {
        @inline(never)
        static func list(_ watch: ObjectWatch?) -> List {
            #sourceLocation(file: "App/App.swift", line: 8)
            let make: () -> List = { () in List(text: "double") }
            #sourceLocation(file: "App/App.swift", line: 8)
            return ObjectWatch.tell(watch, "List", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}
#else
extension Doubles {
    /// Doubles registers nothing that is made.
    nonisolated enum Factories {}
}
#endif

#if DEBUG
extension Demo {
    /// What Demo, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeList() -> List
        var probe: Probe { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Demo makes for `AppScope`.
    nonisolated final class App: AppRoots, SDK.AppRoots, OpenScope {
        let probe: Probe

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let probe = AppAssembly.Factories.probe(objectWatch)
                self.lifetime = lifetime
                self.probe = probe
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `List`.
        func makeList() -> List {
            Doubles.Factories.list(lifetime.objectWatch)
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
extension Demo {
    /// What Demo, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var list: List { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Demo makes for `AppScope`.
    nonisolated final class App: AppRoots, SDK.AppRoots, OpenScope {
        let list: List

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(list: List, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            self.list = list
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
#endif
