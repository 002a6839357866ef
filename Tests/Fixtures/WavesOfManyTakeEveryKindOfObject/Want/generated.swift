// Written by Dovetail from AppAssembly, KidAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "App/App.swift", line: 58)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
            #sourceLocation()
        }

        @inline(never)
        static func clock(_ watch: ObjectWatch?) -> Clock {
            #sourceLocation(file: "App/App.swift", line: 59)
            return ObjectWatch.tell(watch, "Clock", ObjectWatch.start(watch), Clock())
            #sourceLocation()
        }

        @inline(never)
        static func hub(
            _ watch: ObjectWatch?,
            all: consuming [any Plugin],
            map: consuming [String: any Plugin],
            store: consuming Store,
            clock: consuming Clock?,
            make: @escaping @Sendable () -> any Plugin,
            tagged: consuming any Plugin
        ) async throws(Refused) -> Hub {
            #sourceLocation(file: "App/App.swift", line: 60)
            return try await ObjectWatch.tell(watch, "Hub", ObjectWatch.start(watch), Hub(
                all: all,
                map: map,
                store: store,
                clock: clock,
                make: make,
                tagged: tagged
            ))
            #sourceLocation()
        }

        @inline(never)
        static func asked(
            _ watch: ObjectWatch?,
            hub: consuming Hub,
            open: @escaping @Sendable (Int) async throws -> Opened<Kid>
        ) async -> Asked {
            #sourceLocation(file: "App/App.swift", line: 61)
            return await ObjectWatch.tell(watch, "Asked", ObjectWatch.start(watch), Asked(hub: hub, open: open))
            #sourceLocation()
        }

        @inline(never)
        static func logged(_ watch: ObjectWatch?, inner: consuming any Plugin) -> any Plugin {
            #sourceLocation(file: "App/App.swift", line: 62)
            return ObjectWatch.tell(watch, "Logged", ObjectWatch.start(watch), Logged(inner: inner))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            hub: consuming Hub,
            asked: consuming Asked,
            plugin: consuming any Plugin,
            store: consuming Store
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 63)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                hub: hub,
                asked: asked,
                plugin: plugin,
                store: store
            ))
            #sourceLocation()
        }

        @inline(never)
        static func plugin0(_ watch: ObjectWatch?, store: consuming Store) async throws(Refused) -> any Plugin {
            #sourceLocation(file: "App/App.swift", line: 64)
            return try await ObjectWatch.tell(watch, "Plugin0", ObjectWatch.start(watch), Plugin0(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func plugin1(_ watch: ObjectWatch?, store: consuming Store) async throws(Refused) -> any Plugin {
            #sourceLocation(file: "App/App.swift", line: 65)
            return try await ObjectWatch.tell(watch, "Plugin1", ObjectWatch.start(watch), Plugin1(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func plugin2(_ watch: ObjectWatch?, store: consuming Store) async throws(Refused) -> any Plugin {
            #sourceLocation(file: "App/App.swift", line: 66)
            return try await ObjectWatch.tell(watch, "Plugin2", ObjectWatch.start(watch), Plugin2(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func plugin3(_ watch: ObjectWatch?, store: consuming Store) async throws(Refused) -> any Plugin {
            #sourceLocation(file: "App/App.swift", line: 67)
            return try await ObjectWatch.tell(watch, "Plugin3", ObjectWatch.start(watch), Plugin3(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func markerPlugin4(_ watch: ObjectWatch?, store: consuming Store) async throws(Refused) -> any Plugin {
            #sourceLocation(file: "App/App.swift", line: 68)
            return try await ObjectWatch.tell(watch, "Plugin4", ObjectWatch.start(watch), Plugin4(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func plugin5(_ watch: ObjectWatch?, store: consuming Store) async throws(Refused) -> any Plugin {
            #sourceLocation(file: "App/App.swift", line: 69)
            return try await ObjectWatch.tell(watch, "Plugin5", ObjectWatch.start(watch), Plugin5(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func plugin6(_ watch: ObjectWatch?, store: consuming Store) async throws(Refused) -> any Plugin {
            #sourceLocation(file: "App/App.swift", line: 70)
            return try await ObjectWatch.tell(watch, "Plugin6", ObjectWatch.start(watch), Plugin6(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func plugin7(_ watch: ObjectWatch?, store: consuming Store) async throws(Refused) -> any Plugin {
            #sourceLocation(file: "App/App.swift", line: 71)
            return try await ObjectWatch.tell(watch, "Plugin7", ObjectWatch.start(watch), Plugin7(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func plugin8(_ watch: ObjectWatch?, store: consuming Store) async throws(Refused) -> any Plugin {
            #sourceLocation(file: "App/App.swift", line: 72)
            return try await ObjectWatch.tell(watch, "Plugin8", ObjectWatch.start(watch), Plugin8(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func plugin9(_ watch: ObjectWatch?, store: consuming Store) async throws(Refused) -> any Plugin {
            #sourceLocation(file: "App/App.swift", line: 73)
            return try await ObjectWatch.tell(watch, "Plugin9", ObjectWatch.start(watch), Plugin9(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func plugin10(_ watch: ObjectWatch?, store: consuming Store) async throws(Refused) -> any Plugin {
            #sourceLocation(file: "App/App.swift", line: 74)
            return try await ObjectWatch.tell(watch, "Plugin10", ObjectWatch.start(watch), Plugin10(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func plugin11(_ watch: ObjectWatch?, store: consuming Store) async throws(Refused) -> any Plugin {
            #sourceLocation(file: "App/App.swift", line: 75)
            return try await ObjectWatch.tell(watch, "Plugin11", ObjectWatch.start(watch), Plugin11(store: store))
            #sourceLocation()
        }
    }
}

extension KidAssembly {
    /// Makes what KidAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func kid(_ watch: ObjectWatch?, number: consuming Int, hub: consuming Hub) -> Kid {
            #sourceLocation(file: "App/App.swift", line: 38)
            return ObjectWatch.tell(watch, "Kid", ObjectWatch.start(watch), Kid(number: number, hub: hub))
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
        fileprivate let store: Store
        fileprivate let plugin12: any Plugin
        fileprivate let hub: Hub
        fileprivate let asked: Asked

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) async throws {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let store = AppAssembly.Factories.store(objectWatch)
                let clock = AppAssembly.Factories.clock(objectWatch)
                let (
                    (plugin, plugin2, plugin3, plugin4, markerPlugin, plugin5, plugin6, plugin7, plugin8, plugin9),
                    (plugin10, plugin11)
                ) =
                    try await App.makeWave1(objectWatch: objectWatch, store: store)
                let plugin12 = AppAssembly.Factories.logged(objectWatch, inner: plugin4)
                let hub =
                    try await App.makeWave2(
                        objectWatch: objectWatch,
                        store: store,
                        clock: clock,
                        plugin12: plugin12,
                        plugin: plugin,
                        plugin2: plugin2,
                        plugin3: plugin3,
                        markerPlugin: markerPlugin,
                        plugin5: plugin5,
                        plugin6: plugin6,
                        plugin7: plugin7,
                        plugin8: plugin8,
                        plugin9: plugin9,
                        plugin10: plugin10,
                        plugin11: plugin11
                    )
                let asked = await App.makeWave3(objectWatch: objectWatch, reference: reference, hub: hub)
                self.lifetime = lifetime
                self.store = store
                self.plugin12 = plugin12
                self.hub = hub
                self.asked = asked
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        // The compiler takes long over a function that starts many tasks, so these share them out.
        private static func makeWave1(
            objectWatch: ObjectWatch?,
            store: Store
        ) async throws -> (
            (
                any Plugin,
                any Plugin,
                any Plugin,
                any Plugin,
                any Plugin,
                any Plugin,
                any Plugin,
                any Plugin,
                any Plugin,
                any Plugin
            ),
            (any Plugin, any Plugin)
        ) {
            async let startedPart1 = App.makeWave1Part1(objectWatch: objectWatch, store: store)
            async let startedPart2 = App.makeWave1Part2(objectWatch: objectWatch, store: store)
            let part1 = try await startedPart1
            let part2 = try await startedPart2
            return (part1, part2)
        }

        private static func makeWave1Part1(
            objectWatch: ObjectWatch?,
            store: Store
        ) async throws -> (
            any Plugin,
            any Plugin,
            any Plugin,
            any Plugin,
            any Plugin,
            any Plugin,
            any Plugin,
            any Plugin,
            any Plugin,
            any Plugin
        ) {
            async let startedPlugin = AppAssembly.Factories.plugin0(objectWatch, store: store)
            async let startedPlugin2 = AppAssembly.Factories.plugin1(objectWatch, store: store)
            async let startedPlugin3 = AppAssembly.Factories.plugin2(objectWatch, store: store)
            async let startedPlugin4 = AppAssembly.Factories.plugin3(objectWatch, store: store)
            async let startedMarkerPlugin = AppAssembly.Factories.markerPlugin4(objectWatch, store: store)
            async let startedPlugin5 = AppAssembly.Factories.plugin5(objectWatch, store: store)
            async let startedPlugin6 = AppAssembly.Factories.plugin6(objectWatch, store: store)
            async let startedPlugin7 = AppAssembly.Factories.plugin7(objectWatch, store: store)
            async let startedPlugin8 = AppAssembly.Factories.plugin8(objectWatch, store: store)
            async let startedPlugin9 = AppAssembly.Factories.plugin9(objectWatch, store: store)
            let plugin = try await startedPlugin
            let plugin2 = try await startedPlugin2
            let plugin3 = try await startedPlugin3
            let plugin4 = try await startedPlugin4
            let markerPlugin = try await startedMarkerPlugin
            let plugin5 = try await startedPlugin5
            let plugin6 = try await startedPlugin6
            let plugin7 = try await startedPlugin7
            let plugin8 = try await startedPlugin8
            let plugin9 = try await startedPlugin9
            return (plugin, plugin2, plugin3, plugin4, markerPlugin, plugin5, plugin6, plugin7, plugin8, plugin9)
        }

        private static func makeWave1Part2(
            objectWatch: ObjectWatch?,
            store: Store
        ) async throws -> (any Plugin, any Plugin) {
            async let startedPlugin10 = AppAssembly.Factories.plugin10(objectWatch, store: store)
            async let startedPlugin11 = AppAssembly.Factories.plugin11(objectWatch, store: store)
            let plugin10 = try await startedPlugin10
            let plugin11 = try await startedPlugin11
            return (plugin10, plugin11)
        }

        private static func makeWave2(
            objectWatch: ObjectWatch?,
            store: Store,
            clock: Clock,
            plugin12: any Plugin,
            plugin: any Plugin,
            plugin2: any Plugin,
            plugin3: any Plugin,
            markerPlugin: any Plugin,
            plugin5: any Plugin,
            plugin6: any Plugin,
            plugin7: any Plugin,
            plugin8: any Plugin,
            plugin9: any Plugin,
            plugin10: any Plugin,
            plugin11: any Plugin
        ) async throws -> Hub {
            async let startedHub = {
                let pluginArray: [any Plugin] = [plugin2, plugin12, plugin5, plugin7, plugin9, plugin11]
                let pluginByString: [String: any Plugin] = [
                    "0": plugin,
                    "2": plugin3,
                    "6": plugin6,
                    "8": plugin8,
                    "10": plugin10
                ]
                return try await AppAssembly.Factories.hub(
                    objectWatch,
                    all: pluginArray,
                    map: pluginByString,
                    store: store,
                    clock: clock,
                    make: { plugin12 },
                    tagged: markerPlugin
                )
            }()
            let hub = try await startedHub
            return hub
        }

        private static func makeWave3(
            objectWatch: ObjectWatch?,
            reference: ScopeReference<App>,
            hub: Hub
        ) async -> Asked {
            async let startedAsked = AppAssembly.Factories.asked(
                objectWatch,
                hub: hub,
                open: { int in
                    let opened = try reference.open("Kid", for: "Asked").openKid(number: int)
                    return Opened(opened.kid, end: opened.end)
                }
            )
            let asked = await startedAsked
            return asked
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(lifetime.objectWatch, hub: hub, asked: asked, plugin: plugin12, store: store)
        }

        /// Opens `KidScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openKid(number: Int) throws -> Kid {
            try Kid(in: self, number: number)
        }

        /// Opens `KidScope` for as long as the closure runs, and ends it however that leaves.
        func withKid<Outcome>(
            number: Int,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Kid) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openKid(number: number)
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product makes for `KidScope`.
    nonisolated final class Kid: OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let kid: App::Kid

        fileprivate init(in app: App, number: Int) throws {
            let lifetime = try ScopeLifetime("Kid", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let kid = KidAssembly.Factories.kid(objectWatch, number: number, hub: app.hub)
                self.app = app
                self.lifetime = lifetime
                self.kid = consume kid
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
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
