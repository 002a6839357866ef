// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail
import Kit

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func net(_ watch: ObjectWatch?, socket: consuming Int) -> Net {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Net", ObjectWatch.start(watch), Net(socket: socket))
            #sourceLocation()
        }

        @inline(never)
        static func tracer(_ watch: ObjectWatch?, number: consuming Int) -> Tracer {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Tracer", ObjectWatch.start(watch), Tracer(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func fastLog(_ watch: ObjectWatch?) -> any Log {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "FastLog", ObjectWatch.start(watch), FastLog())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func screen(_ watch: ObjectWatch?, log: consuming any Log) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(log: log))
            #sourceLocation()
        }

        @inline(never)
        static func own(_ watch: ObjectWatch?, number: consuming Int) -> Own {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Own", ObjectWatch.start(watch), Own(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func settings(_ watch: ObjectWatch?, number: consuming Int, own: consuming Own) -> Settings {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Settings", ObjectWatch.start(watch), Settings(number: number, own: own))
            #sourceLocation()
        }

        @inline(never)
        static func place(_ watch: ObjectWatch?, settings: consuming Settings) -> Place {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Place", ObjectWatch.start(watch), Place(settings: settings))
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
            let objectWatch = lifetime.objectWatch
            do {
                let net = AppAssembly.Factories.net(objectWatch, socket: number)
                let tracer = AppAssembly.Factories.tracer(objectWatch, number: number)
                let log = AppAssembly.Factories.fastLog(objectWatch)
                let own = AppAssembly.Factories.own(objectWatch, number: number)
                let settings = AppAssembly.Factories.settings(objectWatch, number: number, own: own)
                let place = AppAssembly.Factories.place(objectWatch, settings: settings)
                self.lifetime = lifetime
                self.net = consume net
                self.tracer = tracer
                self.log = consume log
                self.own = own
                self.place = consume place
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        @MainActor func makeScreen() -> Screen {
            AppAssembly.Factories.screen(lifetime.objectWatch, log: log)
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
