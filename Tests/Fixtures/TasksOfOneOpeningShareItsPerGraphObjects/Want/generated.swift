// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func trace() -> Trace {
            #sourceLocation(file: "App/App.swift", line: 38)
            return Trace()
            #sourceLocation()
        }

        static func left(trace: Trace) async -> Left {
            #sourceLocation(file: "App/App.swift", line: 39)
            return await Left(trace: trace)
            #sourceLocation()
        }

        static func right(part: Part) async -> Right {
            #sourceLocation(file: "App/App.swift", line: 40)
            return await Right(part: part)
            #sourceLocation()
        }

        static func alone(trace: Trace, left: Left) -> Alone {
            #sourceLocation(file: "App/App.swift", line: 41)
            return Alone(trace: trace, left: left)
            #sourceLocation()
        }

        static func part(trace: Trace) -> Part {
            #sourceLocation(file: "App/App.swift", line: 42)
            return Part(trace: trace)
            #sourceLocation()
        }

        static func screen(left: Left, right: Right, alone: Alone) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 43)
            return Screen(left: left, right: right, alone: alone)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product makes for `AppScope`.
    nonisolated final class App: Sendable {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let left: Left
        fileprivate let right: Right
        fileprivate let alone: Alone

        /// Opens `AppScope`.
        init() async {
            let lifetime = ScopeLifetime("App")
            let trace = AppAssembly.Factories.trace()
            async let startedLeft = AppAssembly.Factories.left(trace: trace)
            async let startedRight = {
                let part = AppAssembly.Factories.part(trace: trace)
                return await AppAssembly.Factories.right(part: part)
            }()
            let left = await startedLeft
            let right = await startedRight
            let alone = AppAssembly.Factories.alone(trace: trace, left: left)
            self.lifetime = lifetime
            self.left = left
            self.right = right
            self.alone = alone
            lifetime.finishOpening()
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(left: left, right: right, alone: alone)
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
