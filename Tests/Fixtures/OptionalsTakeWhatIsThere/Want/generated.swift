// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func bound(_ watch: ObjectWatch?) -> (bound: Bound, speaking: any Speaking) {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            let object = ObjectWatch.tell(watch, "Bound", ObjectWatch.start(watch), Bound())
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func sub(
            _ watch: ObjectWatch?,
            bound: consuming Bound?,
            absent: consuming (any Absent & Sendable)?
        ) -> Sub {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Sub", ObjectWatch.start(watch), Sub(bound: bound, absent: absent))
            #sourceLocation()
        }

        @inline(never)
        static func listener(
            _ watch: ObjectWatch?,
            bound: consuming Bound?,
            unbound: consuming Unbound?,
            long: consuming Bound?,
            forced: consuming Bound?,
            speaking: consuming (any Speaking)?,
            absent: consuming (any Absent)?,
            both: consuming (any Absent & Speaking)?,
            closure: (() -> Unbound)?,
            sub: consuming Sub
        ) -> Listener {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Listener", ObjectWatch.start(watch), Listener(
                bound: bound,
                unbound: unbound,
                long: long,
                forced: forced,
                speaking: speaking,
                absent: absent,
                both: both,
                closure: closure,
                sub: sub
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var bound: Bound { get }
        func makeListener() -> Listener
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let bound: Bound

        fileprivate let lifetime: ScopeLifetime
        fileprivate let speaking: any Speaking
        fileprivate let sub: Sub

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let (bound, speaking) = AppAssembly.Factories.bound(objectWatch)
                let sub = AppAssembly.Factories.sub(objectWatch, bound: bound, absent: nil)
                self.lifetime = lifetime
                self.bound = consume bound
                self.speaking = consume speaking
                self.sub = sub
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Listener`.
        func makeListener() -> Listener {
            AppAssembly.Factories.listener(
                lifetime.objectWatch,
                bound: bound,
                unbound: nil,
                long: bound,
                forced: bound,
                speaking: speaking,
                absent: nil,
                both: nil,
                closure: nil,
                sub: sub
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
