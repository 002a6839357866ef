// Written by Dovetail from ClocksAssembly. Do not edit.

internal import Dovetail

extension ClocksAssembly {
    /// Makes what ClocksAssembly registers.
    package nonisolated enum Factories {
        package static func continuousClock() -> ContinuousClock {
            #sourceLocation(file: "Clocks/Manifest.swift", line: 8)
            let make: () -> ContinuousClock = { () in ContinuousClock() }
            #sourceLocation(file: "Clocks/Manifest.swift", line: 8)
            return make()
            #sourceLocation()
        }

        package static func endContinuousClock(_ object: ContinuousClock) async throws {
            #sourceLocation(file: "Clocks/Manifest.swift", line: 9)
            let hook: (ContinuousClock) async throws -> Void = { print($0.now <= $0.now) }
            #sourceLocation()
            try await hook(object)
        }

        @MainActor package static func suspendingClock() -> SuspendingClock {
            #sourceLocation(file: "Clocks/Manifest.swift", line: 10)
            let make: @MainActor () -> SuspendingClock = { @MainActor () in SuspendingClock() }
            #sourceLocation(file: "Clocks/Manifest.swift", line: 10)
            return make()
            #sourceLocation()
        }

        package static func secondContinuousClock() async -> ContinuousClock {
            #sourceLocation(file: "Clocks/Manifest.swift", line: 11)
            let make: () async -> ContinuousClock = { () async in ContinuousClock() }
            #sourceLocation(file: "Clocks/Manifest.swift", line: 11)
            return await make()
            #sourceLocation()
        }

        package static func thirdContinuousClock() async -> ContinuousClock {
            #sourceLocation(file: "Clocks/Manifest.swift", line: 14)
            let make: () async -> ContinuousClock = { () async in ContinuousClock() }
            #sourceLocation(file: "Clocks/Manifest.swift", line: 14)
            return await make()
            #sourceLocation()
        }

        package static func face(wall: ContinuousClock, make: @escaping @Sendable () async -> SuspendingClock) -> Face {
            #sourceLocation(file: "Clocks/Manifest.swift", line: 17)
            return Face(wall: wall, make: make)
            #sourceLocation()
        }

        package static func bell(clock: SuspendingClock) async -> Bell {
            #sourceLocation(file: "Clocks/Manifest.swift", line: 18)
            return await Bell(clock: clock)
            #sourceLocation()
        }
    }
}

// Written by Dovetail from Product. Do not edit.

import Clocks
import Dovetail

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeFace() -> Face
        var bell: Bell { get }
        var secondContinuousClock: ContinuousClock { get }
        var thirdContinuousClock: ContinuousClock { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let bell: Bell
        #sourceLocation(file: "App/Manifest.swift", line: 4)
        let secondContinuousClock: ContinuousClock
        #sourceLocation(file: "App/Manifest.swift", line: 4)
        let thirdContinuousClock: ContinuousClock
        #sourceLocation()

        fileprivate let lifetime: ScopeLifetime
        #sourceLocation(file: "App/Manifest.swift", line: 4)
        fileprivate let continuousClock: ContinuousClock
        #sourceLocation()

        /// Opens `AppScope`.
        @MainActor init(observer scopeObserver: (any ScopeObserver)? = nil) async {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let continuousClock = ClocksAssembly.Factories.continuousClock()
            lifetime.onEnd("ContinuousClock", position: 0) {
                try await ClocksAssembly.Factories.endContinuousClock(continuousClock)
            }
            let suspendingClock = ClocksAssembly.Factories.suspendingClock()
            #sourceLocation(file: "App/Manifest.swift", line: 4)
            let bell = await ClocksAssembly.Factories.bell(clock: suspendingClock)
            #sourceLocation(file: "App/Manifest.swift", line: 4)
            async let startedSecondContinuousClock = ClocksAssembly.Factories.secondContinuousClock()
            #sourceLocation(file: "App/Manifest.swift", line: 4)
            async let startedThirdContinuousClock = ClocksAssembly.Factories.thirdContinuousClock()
            #sourceLocation()
            let secondContinuousClock = await startedSecondContinuousClock
            let thirdContinuousClock = await startedThirdContinuousClock
            self.lifetime = lifetime
            self.bell = bell
            self.secondContinuousClock = secondContinuousClock
            self.thirdContinuousClock = thirdContinuousClock
            self.continuousClock = continuousClock
            lifetime.finishOpening()
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Face`.
        func makeFace() -> Face {
            ClocksAssembly.Factories.face(
                wall: continuousClock,
                make: {
                    #sourceLocation(file: "App/Manifest.swift", line: 4)
                    await ClocksAssembly.Factories.suspendingClock()
                    #sourceLocation()
                }
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
