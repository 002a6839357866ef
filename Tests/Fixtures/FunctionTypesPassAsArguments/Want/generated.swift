// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func log() -> Log {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Log()
            #sourceLocation()
        }

        static func retry(onFail: @escaping () -> Void, log: Log) -> Retry {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Retry(onFail: onFail, log: log)
            #sourceLocation()
        }

        static func task(completion: @escaping @MainActor (Bool) -> Void, number: Int?) -> Task {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Task(completion: completion, number: number)
            #sourceLocation()
        }

        static func screen(makeRetry: @escaping (@escaping () -> Void) -> Retry) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Screen(makeRetry: makeRetry)
            #sourceLocation()
        }

        static func provider(makeLog: @escaping @Sendable () -> Log) -> Provider {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Provider(makeLog: makeLog)
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
            let log = AppAssembly.Factories.log()
            let provider = AppAssembly.Factories.provider(makeLog: { log })
            self.lifetime = lifetime
            self.provider = provider
            self.log = log
            lifetime.finishOpening()
        }

        /// Makes a new `Retry`.
        func makeRetry(onFail: @escaping () -> Void) -> Retry {
            AppAssembly.Factories.retry(onFail: onFail, log: log)
        }

        /// Makes a new `Task`.
        func makeTask(completion: @escaping @MainActor (Bool) -> Void, number: Int?) -> Task {
            AppAssembly.Factories.task(completion: completion, number: number)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                makeRetry: { [log] onFail in AppAssembly.Factories.retry(onFail: onFail, log: log) }
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
