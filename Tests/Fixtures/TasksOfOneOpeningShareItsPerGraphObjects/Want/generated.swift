// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func trace(_ watch: ObjectWatch?) -> Trace {
            #sourceLocation(file: "App/App.swift", line: 54)
            return ObjectWatch.tell(watch, "Trace", ObjectWatch.start(watch), Trace())
            #sourceLocation()
        }

        @inline(never)
        static func left(_ watch: ObjectWatch?, trace: consuming Trace) async -> Left {
            #sourceLocation(file: "App/App.swift", line: 55)
            return await ObjectWatch.tell(watch, "Left", ObjectWatch.start(watch), Left(trace: trace))
            #sourceLocation()
        }

        @inline(never)
        static func right(_ watch: ObjectWatch?, part: consuming Part) async -> Right {
            #sourceLocation(file: "App/App.swift", line: 56)
            return await ObjectWatch.tell(watch, "Right", ObjectWatch.start(watch), Right(part: part))
            #sourceLocation()
        }

        @inline(never)
        static func far(_ watch: ObjectWatch?, permit: consuming Permit) async -> Far {
            #sourceLocation(file: "App/App.swift", line: 57)
            return await ObjectWatch.tell(watch, "Far", ObjectWatch.start(watch), Far(permit: permit))
            #sourceLocation()
        }

        @inline(never)
        static func permit(_ watch: ObjectWatch?, trace: consuming Trace) throws -> Permit {
            #sourceLocation(file: "App/App.swift", line: 58)
            return try ObjectWatch.tell(watch, "Permit", ObjectWatch.start(watch), Permit(trace: trace))
            #sourceLocation()
        }

        @inline(never)
        static func alone(
            _ watch: ObjectWatch?,
            trace: consuming Trace,
            left: consuming Left,
            permit: consuming Permit
        ) -> Alone {
            #sourceLocation(file: "App/App.swift", line: 59)
            return ObjectWatch.tell(watch, "Alone", ObjectWatch.start(watch), Alone(
                trace: trace,
                left: left,
                permit: permit
            ))
            #sourceLocation()
        }

        @inline(never)
        static func part(_ watch: ObjectWatch?, trace: consuming Trace) -> Part {
            #sourceLocation(file: "App/App.swift", line: 60)
            return ObjectWatch.tell(watch, "Part", ObjectWatch.start(watch), Part(trace: trace))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            left: consuming Left,
            right: consuming Right,
            far: consuming Far,
            alone: consuming Alone
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 61)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                left: left,
                right: right,
                far: far,
                alone: alone
            ))
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
            let objectWatch = lifetime.objectWatch
            do {
                let trace = AppAssembly.Factories.trace(objectWatch)
                let permit = try AppAssembly.Factories.permit(objectWatch, trace: trace)
                async let startedLeft = AppAssembly.Factories.left(objectWatch, trace: trace)
                async let startedFar = AppAssembly.Factories.far(objectWatch, permit: permit)
                async let startedRight = {
                    let part = AppAssembly.Factories.part(objectWatch, trace: trace)
                    return await AppAssembly.Factories.right(objectWatch, part: part)
                }()
                let left = await startedLeft
                let far = await startedFar
                let right = await startedRight
                let alone = AppAssembly.Factories.alone(objectWatch, trace: trace, left: left, permit: permit)
                self.lifetime = lifetime
                self.left = left
                self.far = far
                self.right = right
                self.alone = alone
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(lifetime.objectWatch, left: left, right: right, far: far, alone: alone)
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
