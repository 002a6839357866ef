// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

#if DEBUG
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func net(_ watch: ObjectWatch?, socket: consuming Int) -> Net {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Net", ObjectWatch.start(watch), Net(socket: socket))
            #sourceLocation()
        }

        @inline(never)
        static func same(_ watch: ObjectWatch?, number: consuming Int) -> Same {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Same", ObjectWatch.start(watch), Same(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func members(_ watch: ObjectWatch?, number: consuming Int, text: consuming String) -> Members {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Members", ObjectWatch.start(watch), Members(number: number, text: text))
            #sourceLocation()
        }

        @inline(never)
        static func moved(_ watch: ObjectWatch?, net: consuming Net) -> Moved {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Moved", ObjectWatch.start(watch), Moved(net: net))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func marked(_ watch: ObjectWatch?) -> Marked {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Marked", ObjectWatch.start(watch), Marked())
            #sourceLocation()
        }
    }
}
#else
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func net(_ watch: ObjectWatch?, other: consuming String) -> Net {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Net", ObjectWatch.start(watch), Net(other: other))
            #sourceLocation()
        }

        @inline(never)
        static func same(_ watch: ObjectWatch?, number: consuming Int) -> Same {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Same", ObjectWatch.start(watch), Same(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func members(_ watch: ObjectWatch?, words: consuming String, text: consuming String) -> Members {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Members", ObjectWatch.start(watch), Members(words: words, text: text))
            #sourceLocation()
        }

        @inline(never)
        static func elsewhereMoved(_ watch: ObjectWatch?, same: consuming Same) -> Elsewhere.Moved {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Elsewhere.Moved", ObjectWatch.start(watch), Elsewhere.Moved(same: same))
            #sourceLocation()
        }

        @inline(never)
        static func marked(_ watch: ObjectWatch?) -> Marked {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Marked", ObjectWatch.start(watch), Marked())
            #sourceLocation()
        }
    }
}
#endif

#if DEBUG
extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var net: Net { get }
        var same: Same { get }
        var members: Members { get }
        var moved: Moved { get }
        @MainActor func makeMarked() -> Marked
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let net: Net
        let same: Same
        let members: Members
        let moved: Moved

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(number: Int, text: String, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let net = AppAssembly.Factories.net(objectWatch, socket: number)
                let same = AppAssembly.Factories.same(objectWatch, number: number)
                let members = AppAssembly.Factories.members(objectWatch, number: number, text: text)
                let moved = AppAssembly.Factories.moved(objectWatch, net: net)
                self.lifetime = lifetime
                self.net = consume net
                self.same = consume same
                self.members = members
                self.moved = moved
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Marked`.
        @MainActor func makeMarked() -> Marked {
            AppAssembly.Factories.marked(lifetime.objectWatch)
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
        var net: Net { get }
        var same: Same { get }
        var members: Members { get }
        var elsewhereMoved: Elsewhere.Moved { get }
        func makeMarked() -> Marked
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let net: Net
        let same: Same
        let members: Members
        let elsewhereMoved: Elsewhere.Moved

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(number: Int, text: String, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let net = AppAssembly.Factories.net(objectWatch, other: text)
                let same = AppAssembly.Factories.same(objectWatch, number: number)
                let members = AppAssembly.Factories.members(objectWatch, words: text, text: text)
                let elsewhereMoved = AppAssembly.Factories.elsewhereMoved(objectWatch, same: same)
                self.lifetime = lifetime
                self.net = consume net
                self.same = consume same
                self.members = members
                self.elsewhereMoved = elsewhereMoved
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Marked`.
        func makeMarked() -> Marked {
            AppAssembly.Factories.marked(lifetime.objectWatch)
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
