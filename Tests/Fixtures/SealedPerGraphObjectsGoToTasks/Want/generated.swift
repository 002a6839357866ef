// Written by Dovetail from DataAssembly. Do not edit.

package import Dovetail

extension DataAssembly {
    /// Makes what DataAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func trace(_ watch: ObjectWatch?) -> SealedTrace {
            #sourceLocation(file: "Data/Data.swift", line: 7)
            return SealedTrace(value: ObjectWatch.tell(watch, "Trace", ObjectWatch.start(watch), Trace()))
            #sourceLocation()
        }

        @inline(never)
        package static func left(_ watch: ObjectWatch?, trace: consuming SealedTrace) async -> SealedLeft {
            #sourceLocation(file: "Data/Data.swift", line: 8)
            return await SealedLeft(value: ObjectWatch.tell(watch, "Left", ObjectWatch.start(watch), Left(
                trace: trace.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func right(_ watch: ObjectWatch?, trace: consuming SealedTrace) async -> SealedRight {
            #sourceLocation(file: "Data/Data.swift", line: 9)
            return await SealedRight(value: ObjectWatch.tell(watch, "Right", ObjectWatch.start(watch), Right(
                trace: trace.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func report(
            _ watch: ObjectWatch?,
            left: consuming SealedLeft,
            right: consuming SealedRight
        ) -> Report {
            #sourceLocation(file: "Data/Data.swift", line: 10)
            return ObjectWatch.tell(watch, "Report", ObjectWatch.start(watch), Report(
                left: left.value,
                right: right.value
            ))
            #sourceLocation()
        }

        /// `Left`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLeft: Sendable {
            let value: Left
        }

        /// `Right`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedRight: Sendable {
            let value: Right
        }

        /// `Trace`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedTrace: Sendable {
            let value: Trace
        }
    }
}

// Written by Dovetail from Product. Do not edit.

import Data
import Dovetail

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeReport() -> Report
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let left: DataAssembly.Factories.SealedLeft
        fileprivate let right: DataAssembly.Factories.SealedRight

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) async {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let trace = DataAssembly.Factories.trace(objectWatch)
                async let startedLeft = DataAssembly.Factories.left(objectWatch, trace: trace)
                async let startedRight = DataAssembly.Factories.right(objectWatch, trace: trace)
                let left = await startedLeft
                let right = await startedRight
                self.lifetime = lifetime
                self.left = left
                self.right = right
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Report`.
        func makeReport() -> Report {
            DataAssembly.Factories.report(lifetime.objectWatch, left: left, right: right)
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
