// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func unused() -> Unused {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Unused()
            #sourceLocation()
        }

        static func alsoUnused(unused: Unused) -> any Idle {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return AlsoUnused(unused: unused)
            #sourceLocation()
        }

        static func left(number: Int, right: @escaping @Sendable () -> Right) -> Left {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Left(number: number, right: right)
            #sourceLocation()
        }

        static func right(left: @escaping @Sendable () throws -> Left, slow: @escaping @Sendable () -> Slow) -> Right {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Right(left: left, slow: slow)
            #sourceLocation()
        }

        static func slow() -> Slow {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Slow()
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product makes for `AppScope`.
    nonisolated final class App: Sendable {
        let left: Left

        fileprivate let lifetime: ScopeLifetime
        fileprivate let right: Right
        private let lazySlow = Lazy<Slow>()

        /// Opens `AppScope`.
        init(number: Int, needless: String) {
            let lifetime = ScopeLifetime("App")
            let reference = ScopeReference<App>(lifetime)
            let left = AppAssembly.Factories.left(number: number, right: { reference.held().right })
            let right = AppAssembly.Factories.right(left: { left }, slow: { reference.held().slow })
            self.lifetime = lifetime
            self.left = left
            self.right = right
            reference.fill(self)
            lifetime.finishOpening()
        }

        fileprivate var slow: Slow { lazySlow.value(in: lifetime) { newSlow() } }

        private func newSlow() -> Slow {
            AppAssembly.Factories.slow()
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

/// What the build has to warn of, each at its place.
private func dovetailWarnings() {
    #sourceLocation(file: "App/Types.swift", line: 17)
    #warning("parameter `right` of `Left` can be called after `AppScope` has ended, and can't throw; let it throw `ScopeEnded`: `right: @escaping @Sendable () throws -> Right` [late-closure]")
    #sourceLocation(file: "App/Types.swift", line: 27)
    #warning("parameter `slow` of `Right` can be called after `AppScope` has ended, and can't throw; let it throw `ScopeEnded`: `slow: @escaping @Sendable () throws -> Slow` [late-closure]")
    #sourceLocation(file: "App/Manifest.swift", line: 11)
    #warning("nothing that `Product` exposes needs `Unused`; remove the registration, or hand it out: `Expose(Unused.self)` in `Product` [unused-registration]")
    #sourceLocation(file: "App/Manifest.swift", line: 12)
    #warning("nothing that `Product` exposes needs `AlsoUnused`; remove the registration, or hand it out: `Expose((any Idle).self)` in `Product` [unused-registration]")
    #sourceLocation(file: "App/Manifest.swift", line: 10)
    #warning("`String` is handed in when `AppScope` opens, but nothing that `Product` exposes needs it; remove the input, so that no caller has to provide it [unused-input]")
    #sourceLocation()
}
