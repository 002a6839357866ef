// Written by Dovetail from ClocksAssembly. Do not edit.

package import Dovetail

extension ClocksAssembly {
    /// Makes what ClocksAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func continuousClock(_ watch: ObjectWatch?) -> ContinuousClock {
            #sourceLocation(file: "Clocks/Manifest.swift", line: 8)
            let make: () -> ContinuousClock = { () in ContinuousClock() }
            #sourceLocation(file: "Clocks/Manifest.swift", line: 8)
            return ObjectWatch.tell(watch, "ContinuousClock", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        package static func endContinuousClock(_ object: ContinuousClock) async throws {
            #sourceLocation(file: "Clocks/Manifest.swift", line: 9)
            let hook: (ContinuousClock) async throws -> Void = { print($0.now <= $0.now) }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @MainActor package static func suspendingClock(_ watch: ObjectWatch?) -> SuspendingClock {
            #sourceLocation(file: "Clocks/Manifest.swift", line: 10)
            let make: @MainActor () -> SuspendingClock = { @MainActor () in SuspendingClock() }
            #sourceLocation(file: "Clocks/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "SuspendingClock", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        package static func secondContinuousClock(_ watch: ObjectWatch?) async -> ContinuousClock {
            #sourceLocation(file: "Clocks/Manifest.swift", line: 11)
            let make: () async -> ContinuousClock = { () async in ContinuousClock() }
            #sourceLocation(file: "Clocks/Manifest.swift", line: 11)
            return await ObjectWatch.tell(watch, "ContinuousClock", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        package static func thirdContinuousClock(_ watch: ObjectWatch?) async -> ContinuousClock {
            #sourceLocation(file: "Clocks/Manifest.swift", line: 14)
            let make: () async -> ContinuousClock = { () async in ContinuousClock() }
            #sourceLocation(file: "Clocks/Manifest.swift", line: 14)
            return await ObjectWatch.tell(watch, "ContinuousClock", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        package static func face(
            _ watch: ObjectWatch?,
            wall: consuming ContinuousClock,
            make: @escaping @Sendable () async -> SuspendingClock
        ) -> Face {
            #sourceLocation(file: "Clocks/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Face", ObjectWatch.start(watch), Face(wall: wall, make: make))
            #sourceLocation()
        }

        @inline(never)
        package static func bell(_ watch: ObjectWatch?, clock: consuming SuspendingClock) async -> Bell {
            #sourceLocation(file: "Clocks/Manifest.swift", line: 18)
            return await ObjectWatch.tell(watch, "Bell", ObjectWatch.start(watch), Bell(clock: clock))
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
            let objectWatch = lifetime.objectWatch
            do {
                let continuousClock = ClocksAssembly.Factories.continuousClock(objectWatch)
                let suspendingClock = ClocksAssembly.Factories.suspendingClock(objectWatch)
                #sourceLocation(file: "App/Manifest.swift", line: 4)
                let bell = await ClocksAssembly.Factories.bell(objectWatch, clock: suspendingClock)
                #sourceLocation(file: "App/Manifest.swift", line: 4)
                async let startedSecondContinuousClock = ClocksAssembly.Factories.secondContinuousClock(objectWatch)
                #sourceLocation(file: "App/Manifest.swift", line: 4)
                async let startedThirdContinuousClock = ClocksAssembly.Factories.thirdContinuousClock(objectWatch)
                #sourceLocation()
                let secondContinuousClock = await startedSecondContinuousClock
                let thirdContinuousClock = await startedThirdContinuousClock
                lifetime.onEnd("ContinuousClock", position: 0) {
                    try await ClocksAssembly.Factories.endContinuousClock(continuousClock)
                }
                self.lifetime = lifetime
                self.bell = bell
                self.secondContinuousClock = secondContinuousClock
                self.thirdContinuousClock = thirdContinuousClock
                self.continuousClock = continuousClock
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Face`.
        func makeFace() -> Face {
            ClocksAssembly.Factories.face(
                lifetime.objectWatch,
                wall: continuousClock,
                make: { [objectWatch = lifetime.objectWatch] in
                    #sourceLocation(file: "App/Manifest.swift", line: 4)
                    await ClocksAssembly.Factories.suspendingClock(objectWatch)
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
