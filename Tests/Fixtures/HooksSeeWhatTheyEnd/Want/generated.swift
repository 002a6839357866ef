// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail
import Foundation

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func counter(_ watch: ObjectWatch?) -> Counter {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Counter", ObjectWatch.start(watch), Counter())
            #sourceLocation()
        }

        static func endCounter(_ object: Counter) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let hook: (Counter) async throws -> Void = { counter in
                let text = """
                    counted "\(await counter.value)"
                      and no further
                    """
                print(text.replacingOccurrences(of: "\n", with: " |"))
            }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func value(_ watch: ObjectWatch?) -> Value {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Value", ObjectWatch.start(watch), Value())
            #sourceLocation()
        }

        static func endValue(_ object: Value) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            let hook: (Value) async throws -> Void = { print("value \($0.number)") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func position(_ watch: ObjectWatch?) -> Position {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Position", ObjectWatch.start(watch), Position())
            #sourceLocation()
        }

        static func endPosition(_ object: Position) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            let hook: (Position) async throws -> Void = { print("position", $0.index) }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @MainActor static func window(_ watch: ObjectWatch?, value: consuming Value) -> Window {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "Window", ObjectWatch.start(watch), Window(value: value))
            #sourceLocation()
        }

        static func endWindow(_ object: Window) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            let hook: (Window) async throws -> Void = { @MainActor in $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func log(
            _ watch: ObjectWatch?,
            counter: consuming Counter
        ) -> (logging: any Logging, flushing: any Flushing, log: Log) {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            let object = ObjectWatch.tell(watch, "Log", ObjectWatch.start(watch), Log(counter: counter))
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return (object, object, object)
            #sourceLocation()
        }

        static func endLog(_ object: Log) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            let hook: (Log) async throws -> Void = { try await $0.flush() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func late(_ watch: ObjectWatch?) -> Late {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Late", ObjectWatch.start(watch), Late())
            #sourceLocation()
        }

        static func endLate(_ object: Late) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            let hook: (Late) async throws -> Void = { _ in print("never") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func date(_ watch: ObjectWatch?) -> Date {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            let make: () -> Date = { Date(timeIntervalSince1970: 0) }
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Date", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        static func endDate(_ object: Date) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            let hook: (Date) async throws -> Void = { print("since", $0.timeIntervalSince1970) }
            #sourceLocation()
            try await hook(object)
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var counter: Counter { get }
        var value: Value { get }
        var position: Position { get }
        var window: Window { get }
        var logging: any Logging { get }
        var late: Late { get }
        var date: Date { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let counter: Counter
        let value: Value
        let position: Position
        let window: Window
        let date: Date

        fileprivate let lifetime: ScopeLifetime
        private let lazyLogging = Lazy<(any Logging, any Flushing, Log)>("Log")
        private let lazyLate = Lazy<Late>("Late")

        /// Opens `AppScope`.
        @MainActor init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let counter = AppAssembly.Factories.counter(objectWatch)
                let value = AppAssembly.Factories.value(objectWatch)
                let position = AppAssembly.Factories.position(objectWatch)
                let window = AppAssembly.Factories.window(objectWatch, value: value)
                let date = AppAssembly.Factories.date(objectWatch)
                lifetime.onEnd(["Counter", "Value", "Position", "Window", "Date"], positions: [0, 1, 2, 3, 4]) {
                    switch $0 {
                    case 0: try await AppAssembly.Factories.endCounter(counter)
                    case 1: try await AppAssembly.Factories.endValue(value)
                    case 2: try await AppAssembly.Factories.endPosition(position)
                    case 3: try await AppAssembly.Factories.endWindow(window)
                    case 4: try await AppAssembly.Factories.endDate(date)
                    default: break
                    }
                }
                self.lifetime = lifetime
                self.counter = counter
                self.value = value
                self.position = position
                self.window = window
                self.date = date
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        var logging: any Logging { lazyLogging.value(in: lifetime) { newLogging() }.0 }

        fileprivate var flushing: any Flushing { lazyLogging.value(in: lifetime) { newLogging() }.1 }

        fileprivate var log: Log { lazyLogging.value(in: lifetime) { newLogging() }.2 }

        private func newLogging() -> (any Logging, any Flushing, Log) {
            let (logging, flushing, log) = AppAssembly.Factories.log(lifetime.objectWatch, counter: counter)
            lifetime.onEnd("Log", position: 5) {
                try await AppAssembly.Factories.endLog(log)
            }
            return (logging, flushing, log)
        }

        var late: Late { lazyLate.value(in: lifetime) { newLate() } }

        private func newLate() -> Late {
            let late = AppAssembly.Factories.late(lifetime.objectWatch)
            lifetime.onEnd("Late", position: 6) {
                try await AppAssembly.Factories.endLate(late)
            }
            return late
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
