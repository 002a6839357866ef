// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

#if DEBUG
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func net(socket: Int) -> Net {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Net(socket: socket)
            #sourceLocation()
        }

        static func same(number: Int) -> Same {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Same(number: number)
            #sourceLocation()
        }

        static func members(number: Int, text: String) -> Members {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Members(number: number, text: text)
            #sourceLocation()
        }

        static func moved(net: Net) -> Moved {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Moved(net: net)
            #sourceLocation()
        }

        @MainActor static func marked() -> Marked {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Marked()
            #sourceLocation()
        }
    }
}
#else
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func net(other: String) -> Net {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Net(other: other)
            #sourceLocation()
        }

        static func same(number: Int) -> Same {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Same(number: number)
            #sourceLocation()
        }

        static func members(words: String, text: String) -> Members {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Members(words: words, text: text)
            #sourceLocation()
        }

        static func elsewhereMoved(same: Same) -> Elsewhere.Moved {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Elsewhere.Moved(same: same)
            #sourceLocation()
        }

        static func marked() -> Marked {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Marked()
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
            let net = AppAssembly.Factories.net(socket: number)
            let same = AppAssembly.Factories.same(number: number)
            let members = AppAssembly.Factories.members(number: number, text: text)
            let moved = AppAssembly.Factories.moved(net: net)
            self.lifetime = lifetime
            self.net = net
            self.same = same
            self.members = members
            self.moved = moved
            lifetime.finishOpening()
        }

        /// Makes a new `Marked`.
        @MainActor func makeMarked() -> Marked {
            AppAssembly.Factories.marked()
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
            let net = AppAssembly.Factories.net(other: text)
            let same = AppAssembly.Factories.same(number: number)
            let members = AppAssembly.Factories.members(words: text, text: text)
            let elsewhereMoved = AppAssembly.Factories.elsewhereMoved(same: same)
            self.lifetime = lifetime
            self.net = net
            self.same = same
            self.members = members
            self.elsewhereMoved = elsewhereMoved
            lifetime.finishOpening()
        }

        /// Makes a new `Marked`.
        func makeMarked() -> Marked {
            AppAssembly.Factories.marked()
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
