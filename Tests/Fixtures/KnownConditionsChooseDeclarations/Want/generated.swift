// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func net(_ watch: ObjectWatch?, socket: consuming Int) -> Net {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Net", ObjectWatch.start(watch), Net(socket: socket))
            #sourceLocation()
        }

        @inline(never)
        static func base(_ watch: ObjectWatch?, net: consuming Net) -> any Speaking {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Base", ObjectWatch.start(watch), Base(net: net))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var net: Net { get }
        var speaking: any Speaking { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let net: Net
        let speaking: any Speaking

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(number: Int, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let net = AppAssembly.Factories.net(objectWatch, socket: number)
                let speaking = AppAssembly.Factories.base(objectWatch, net: net)
                self.lifetime = lifetime
                self.net = consume net
                self.speaking = consume speaking
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
