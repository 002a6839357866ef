// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func trace() -> Trace {
            #sourceLocation(file: "App/App.swift", line: 54)
            return Trace()
            #sourceLocation()
        }

        static func left(trace: Trace) async -> Left {
            #sourceLocation(file: "App/App.swift", line: 55)
            return await Left(trace: trace)
            #sourceLocation()
        }

        static func right(part: Part) async -> Right {
            #sourceLocation(file: "App/App.swift", line: 56)
            return await Right(part: part)
            #sourceLocation()
        }

        static func far(permit: Permit) async -> Far {
            #sourceLocation(file: "App/App.swift", line: 57)
            return await Far(permit: permit)
            #sourceLocation()
        }

        static func permit(trace: Trace) throws -> Permit {
            #sourceLocation(file: "App/App.swift", line: 58)
            return try Permit(trace: trace)
            #sourceLocation()
        }

        static func alone(trace: Trace, left: Left, permit: Permit) -> Alone {
            #sourceLocation(file: "App/App.swift", line: 59)
            return Alone(trace: trace, left: left, permit: permit)
            #sourceLocation()
        }

        static func part(trace: Trace) -> Part {
            #sourceLocation(file: "App/App.swift", line: 60)
            return Part(trace: trace)
            #sourceLocation()
        }

        static func screen(left: Left, right: Right, far: Far, alone: Alone) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 61)
            return Screen(left: left, right: right, far: far, alone: alone)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let left: Left
        fileprivate let far: Far
        fileprivate let right: Right
        fileprivate let alone: Alone

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) async throws {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            do {
                let trace = AppAssembly.Factories.trace()
                let permit = try AppAssembly.Factories.permit(trace: trace)
                async let startedLeft = AppAssembly.Factories.left(trace: trace)
                async let startedFar = AppAssembly.Factories.far(permit: permit)
                async let startedRight = {
                    let part = AppAssembly.Factories.part(trace: trace)
                    return await AppAssembly.Factories.right(part: part)
                }()
                let left = await startedLeft
                let far = await startedFar
                let right = await startedRight
                let alone = AppAssembly.Factories.alone(trace: trace, left: left, permit: permit)
                self.lifetime = lifetime
                self.left = left
                self.far = far
                self.right = right
                self.alone = alone
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening()
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(left: left, right: right, far: far, alone: alone)
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
