// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func log(_ watch: ObjectWatch?) -> Log {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Log", ObjectWatch.start(watch), Log())
            #sourceLocation()
        }

        @inline(never)
        static func retry(_ watch: ObjectWatch?, onFail: @escaping () -> Void, log: consuming Log) -> Retry {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Retry", ObjectWatch.start(watch), Retry(onFail: onFail, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func task(
            _ watch: ObjectWatch?,
            completion: @escaping @MainActor (Bool) -> Void,
            number: consuming Int?
        ) -> Task {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Task", ObjectWatch.start(watch), Task(
                completion: completion,
                number: number
            ))
            #sourceLocation()
        }

        @inline(never)
        static func screen(_ watch: ObjectWatch?, makeRetry: @escaping (@escaping () -> Void) -> Retry) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(makeRetry: makeRetry))
            #sourceLocation()
        }

        @inline(never)
        static func provider(_ watch: ObjectWatch?, makeLog: @escaping @Sendable () -> Log) -> Provider {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Provider", ObjectWatch.start(watch), Provider(makeLog: makeLog))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeRetry(onFail: @escaping () -> Void) -> Retry
        func makeTask(completion: @escaping @MainActor (Bool) -> Void, number: Int?) -> Task
        func makeScreen() -> Screen
        var provider: Provider { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let provider: Provider

        fileprivate let lifetime: ScopeLifetime
        fileprivate let log: Log

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let log = AppAssembly.Factories.log(objectWatch)
                let provider = AppAssembly.Factories.provider(objectWatch, makeLog: { log })
                self.lifetime = lifetime
                self.provider = consume provider
                self.log = log
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Retry`.
        func makeRetry(onFail: @escaping () -> Void) -> Retry {
            AppAssembly.Factories.retry(lifetime.objectWatch, onFail: onFail, log: log)
        }

        /// Makes a new `Task`.
        func makeTask(completion: @escaping @MainActor (Bool) -> Void, number: Int?) -> Task {
            AppAssembly.Factories.task(lifetime.objectWatch, completion: completion, number: number)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
                makeRetry: { [objectWatch = lifetime.objectWatch, log] onFail in
                    AppAssembly.Factories.retry(objectWatch, onFail: onFail, log: log)
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
