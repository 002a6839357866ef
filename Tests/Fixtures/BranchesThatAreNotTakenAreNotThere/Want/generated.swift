// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail
import Kit

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func net(socket: Int) -> Net {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Net(socket: socket)
            #sourceLocation()
        }

        static func tracer(number: Int) -> Tracer {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Tracer(number: number)
            #sourceLocation()
        }

        static func fastLog() -> any Log {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return FastLog()
            #sourceLocation()
        }

        @MainActor static func screen(log: any Log) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Screen(log: log)
            #sourceLocation()
        }

        static func own(number: Int) -> Own {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Own(number: number)
            #sourceLocation()
        }

        static func settings(number: Int, own: Own) -> Settings {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return Settings(number: number, own: own)
            #sourceLocation()
        }

        static func place(settings: Settings) -> Place {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return Place(settings: settings)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var net: Net { get }
        var tracer: Tracer { get }
        var log: any Log { get }
        @MainActor func makeScreen() -> Screen
        var place: Place { get }
        var own: Own { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let net: Net
        let tracer: Tracer
        let log: any Log
        let own: Own
        let place: Place

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(number: Int, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let net = AppAssembly.Factories.net(socket: number)
            let tracer = AppAssembly.Factories.tracer(number: number)
            let log = AppAssembly.Factories.fastLog()
            let own = AppAssembly.Factories.own(number: number)
            let settings = AppAssembly.Factories.settings(number: number, own: own)
            let place = AppAssembly.Factories.place(settings: settings)
            self.lifetime = lifetime
            self.net = net
            self.tracer = tracer
            self.log = log
            self.own = own
            self.place = place
            lifetime.finishOpening()
        }

        /// Makes a new `Screen`.
        @MainActor func makeScreen() -> Screen {
            AppAssembly.Factories.screen(log: log)
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
