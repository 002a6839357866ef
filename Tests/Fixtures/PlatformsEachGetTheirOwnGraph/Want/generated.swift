// Written by Dovetail from AppAssembly, ScreenAssembly, LinuxOnly, Product. Do not edit.

import Dovetail
#if !(canImport(FoundationEssentials))
import Foundation
#endif
#if canImport(FoundationEssentials)
import FoundationEssentials
#endif
#if canImport(NoSuchModule)
import NoSuchModule
#endif

#if !os(Linux) && !os(macOS)
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func string(_ watch: ObjectWatch?) -> String {
            #sourceLocation(file: "App/Manifest.swift", line: 41)
            let make: () -> String = { "another" }
            #sourceLocation(file: "App/Manifest.swift", line: 41)
            return ObjectWatch.tell(watch, "String", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func date(_ watch: ObjectWatch?) -> Date {
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            let make: () -> Date = { Date(timeIntervalSince1970: 0) }
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            return ObjectWatch.tell(watch, "Date", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}
#elseif os(Linux)
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func string(_ watch: ObjectWatch?) -> String {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            let make: () -> String = { "Linux" }
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            return ObjectWatch.tell(watch, "String", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func date(_ watch: ObjectWatch?) -> Date {
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            let make: () -> Date = { Date(timeIntervalSince1970: 0) }
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            return ObjectWatch.tell(watch, "Date", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}
#else
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func string(_ watch: ObjectWatch?) -> String {
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            let make: () -> String = { "Mac" }
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            return ObjectWatch.tell(watch, "String", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func date(_ watch: ObjectWatch?) -> Date {
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            let make: () -> Date = { Date(timeIntervalSince1970: 0) }
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            return ObjectWatch.tell(watch, "Date", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}
#endif

#if os(iOS) || canImport(NoSuchModule)
extension ScreenAssembly {
    /// Makes what ScreenAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func touchScreen(_ watch: ObjectWatch?, name: consuming String) -> any Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "TouchScreen", ObjectWatch.start(watch), TouchScreen(name: name))
            #sourceLocation()
        }
    }
}
#else
extension ScreenAssembly {
    /// Makes what ScreenAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func screen(_ watch: ObjectWatch?, name: consuming String) -> any Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            let make: (String) -> any Screen = { (name: String) in TextScreen(name: name) }
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "any Screen", ObjectWatch.start(watch), make(name))
            #sourceLocation()
        }
    }
}
#endif

#if os(Linux)
extension LinuxOnly {
    /// What LinuxOnly, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var string: String { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What LinuxOnly makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let string: String

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let string = AppAssembly.Factories.string(objectWatch)
                self.lifetime = lifetime
                self.string = string
            }
            lifetime.finishOpening(self)
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
#endif

#if os(iOS) || canImport(NoSuchModule)
extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var screen: any Screen { get }
        var date: Date { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let date: Date
        let screen: any Screen

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let string = AppAssembly.Factories.string(objectWatch)
                let date = AppAssembly.Factories.date(objectWatch)
                let screen = ScreenAssembly.Factories.touchScreen(objectWatch, name: string)
                self.lifetime = lifetime
                self.date = date
                self.screen = consume screen
            }
            lifetime.finishOpening(self)
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
#else
extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var screen: any Screen { get }
        var date: Date { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let date: Date
        let screen: any Screen

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let string = AppAssembly.Factories.string(objectWatch)
                let date = AppAssembly.Factories.date(objectWatch)
                let screen = ScreenAssembly.Factories.screen(objectWatch, name: string)
                self.lifetime = lifetime
                self.date = date
                self.screen = consume screen
            }
            lifetime.finishOpening(self)
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
#endif
