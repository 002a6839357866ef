// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func unused(_ watch: ObjectWatch?) -> Unused {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Unused", ObjectWatch.start(watch), Unused())
            #sourceLocation()
        }

        @inline(never)
        static func alsoUnused(_ watch: ObjectWatch?, unused: consuming Unused) -> any Idle {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "AlsoUnused", ObjectWatch.start(watch), AlsoUnused(unused: unused))
            #sourceLocation()
        }

        @inline(never)
        static func left(_ watch: ObjectWatch?, number: consuming Int, right: @escaping @Sendable () -> Right) -> Left {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Left", ObjectWatch.start(watch), Left(number: number, right: right))
            #sourceLocation()
        }

        @inline(never)
        static func right(
            _ watch: ObjectWatch?,
            left: @escaping @Sendable () throws -> Left,
            slow: @escaping @Sendable () -> Slow
        ) -> Right {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Right", ObjectWatch.start(watch), Right(left: left, slow: slow))
            #sourceLocation()
        }

        @inline(never)
        static func slow(_ watch: ObjectWatch?) -> Slow {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Slow", ObjectWatch.start(watch), Slow())
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var left: Left { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let left: Left

        fileprivate let lifetime: ScopeLifetime
        fileprivate let right: Right
        private let lazySlow = Lazy<Slow>("Slow")

        /// Opens `AppScope`.
        init(number: Int, needless: String, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let left = AppAssembly.Factories.left(
                    objectWatch,
                    number: number,
                    right: { reference.held("Right", for: "Left").right }
                )
                let right = AppAssembly.Factories.right(
                    objectWatch,
                    left: { left },
                    slow: { reference.held("Slow", for: "Right").slow }
                )
                self.lifetime = lifetime
                self.left = left
                self.right = right
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        fileprivate var slow: Slow { lazySlow.value(in: lifetime) { newSlow() } }

        private func newSlow() -> Slow {
            AppAssembly.Factories.slow(lifetime.objectWatch)
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
#sourceLocation(file: "App/Types.swift", line: 16)
private func dovetailWarning1() {
    #warning("parameter `right` of `Left` can be called after `AppScope` has ended, and can't throw; let `right` be `@Sendable () throws -> Right`, so that it can throw `ScopeEnded` [late-closure]")
}
#sourceLocation(file: "App/Types.swift", line: 26)
private func dovetailWarning2() {
    #warning("parameter `slow` of `Right` can be called after `AppScope` has ended, and can't throw; let `slow` be `@Sendable () throws -> Slow`, so that it can throw `ScopeEnded` [late-closure]")
}
#sourceLocation(file: "App/Manifest.swift", line: 10)
private func dovetailWarning3() {
    #warning("nothing that `Product` exposes needs `Unused`; remove the registration, or hand it out: `Expose(Unused.self)` in `Product` [unused-registration]")
}
#sourceLocation(file: "App/Manifest.swift", line: 11)
private func dovetailWarning4() {
    #warning("nothing that `Product` exposes needs `AlsoUnused`; remove the registration, or hand it out: `Expose((any Idle).self)` in `Product` [unused-registration]")
}
#sourceLocation(file: "App/Manifest.swift", line: 9)
private func dovetailWarning5() {
    #warning("the input `needless`, of type `String`, is handed in when `AppScope` opens, but nothing that `Product` exposes needs it; remove the input, so that no caller has to provide it [unused-input]")
}
#sourceLocation()
