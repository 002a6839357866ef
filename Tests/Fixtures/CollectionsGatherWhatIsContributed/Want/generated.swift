// Written by Dovetail from DataAssembly. Do not edit.

package import Dovetail
package import Kit

extension DataAssembly {
    /// Makes what DataAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func store(_ watch: ObjectWatch?) -> SealedStore {
            #sourceLocation(file: "Data/Data.swift", line: 9)
            return SealedStore(value: ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store()))
            #sourceLocation()
        }

        @inline(never)
        package static func storePlugin(_ watch: ObjectWatch?, store: consuming SealedStore) -> any Plugin {
            #sourceLocation(file: "Data/Data.swift", line: 10)
            return ObjectWatch.tell(watch, "StorePlugin", ObjectWatch.start(watch), StorePlugin(store: store.value))
            #sourceLocation()
        }

        @inline(never)
        package static func fresh(_ watch: ObjectWatch?) -> (counted: any Counted, plugin: any Plugin) {
            #sourceLocation(file: "Data/Data.swift", line: 11)
            let object = ObjectWatch.tell(watch, "Fresh", ObjectWatch.start(watch), Fresh())
            #sourceLocation(file: "Data/Data.swift", line: 11)
            return (object, object)
            #sourceLocation()
        }

        /// `Store`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedStore: Sendable {
            let value: Store
        }
    }
}

// Written by Dovetail from AppAssembly, EditorAssembly, SessionAssembly, Product. Do not edit.

import Data
import Dovetail
import Kit

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func both(_ watch: ObjectWatch?) -> (both: Both, plugin: any Plugin, named2: any Named2) {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let object = ObjectWatch.tell(watch, "Both", ObjectWatch.start(watch), Both())
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return (object, object, object)
            #sourceLocation()
        }

        @inline(never)
        static func late(_ watch: ObjectWatch?, both: consuming any Plugin) -> (plugin: any Plugin, late: Late) {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            let object = ObjectWatch.tell(watch, "Late", ObjectWatch.start(watch), Late(both: both))
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return (object, object)
            #sourceLocation()
        }

        static func endLate(_ object: Late) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            let hook: (Late) async throws -> Void = { _ in print("late ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func menu(
            _ watch: ObjectWatch?,
            now: consuming [any Plugin],
            maybe: consuming [any Plugin]?,
            none: consuming [Int]?,
            later: @escaping @Sendable () throws -> [any Plugin],
            named: consuming [any Named2]
        ) -> Menu {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Menu", ObjectWatch.start(watch), Menu(
                now: now,
                maybe: maybe,
                none: none,
                later: later,
                named: named
            ))
            #sourceLocation()
        }

        @inline(never)
        static func appScreen(
            _ watch: ObjectWatch?,
            plugins: consuming [any Plugin],
            counted: consuming [any Counted]
        ) -> AppScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "AppScreen", ObjectWatch.start(watch), AppScreen(
                plugins: plugins,
                counted: counted
            ))
            #sourceLocation()
        }
    }
}

extension EditorAssembly {
    /// Makes what EditorAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func editorScreen(
            _ watch: ObjectWatch?,
            plugins: consuming [any Plugin],
            make: @escaping () throws -> [any Plugin]
        ) -> EditorScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            return ObjectWatch.tell(watch, "EditorScreen", ObjectWatch.start(watch), EditorScreen(
                plugins: plugins,
                make: make
            ))
            #sourceLocation()
        }
    }
}

extension SessionAssembly {
    /// Makes what SessionAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func sessionPlugin(_ watch: ObjectWatch?) -> any Plugin {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "SessionPlugin", ObjectWatch.start(watch), SessionPlugin())
            #sourceLocation()
        }

        @inline(never)
        static func sessionScreen(_ watch: ObjectWatch?, plugins: consuming [any Plugin]) -> SessionScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "SessionScreen", ObjectWatch.start(watch), SessionScreen(plugins: plugins))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var both: Both { get }
        var menu: Menu { get }
        func makeAppScreen() -> AppScreen
        func makePluginArray() -> [any Plugin]
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let both: Both
        let menu: Menu

        fileprivate let lifetime: ScopeLifetime
        fileprivate let hostPlugin: any Plugin
        fileprivate let plugin: any Plugin
        fileprivate let plugin2: any Plugin
        fileprivate let plugin3: any Plugin

        /// Opens `AppScope`.
        init(hostPlugin: any Plugin, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let (both, plugin, named2) = AppAssembly.Factories.both(objectWatch)
                let (plugin2, late) = AppAssembly.Factories.late(objectWatch, both: plugin)
                let store = DataAssembly.Factories.store(objectWatch)
                let plugin3 = DataAssembly.Factories.storePlugin(objectWatch, store: consume store)
                let (_, plugin4) = DataAssembly.Factories.fresh(objectWatch)
                let pluginArray: [any Plugin] = [hostPlugin, plugin, plugin2, plugin3, consume plugin4]
                let (_, plugin5) = DataAssembly.Factories.fresh(objectWatch)
                let pluginArray2: [any Plugin] = [hostPlugin, plugin, plugin2, plugin3, consume plugin5]
                let named2Array: [any Named2] = [consume named2]
                let menu = AppAssembly.Factories.menu(
                    objectWatch,
                    now: pluginArray,
                    maybe: pluginArray2,
                    none: nil,
                    later: {
                        let (_, plugin6) = DataAssembly.Factories.fresh(objectWatch)
                        return [hostPlugin, plugin, plugin2, plugin3, plugin6]
                    },
                    named: named2Array
                )
                lifetime.onEnd("Late", position: 1) {
                    try await AppAssembly.Factories.endLate(late)
                }
                self.lifetime = lifetime
                self.both = consume both
                self.menu = consume menu
                self.hostPlugin = hostPlugin
                self.plugin = plugin
                self.plugin2 = plugin2
                self.plugin3 = plugin3
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `AppScreen`.
        func makeAppScreen() -> AppScreen {
            AppAssembly.Factories.appScreen(
                lifetime.objectWatch,
                plugins: makePluginArray(),
                counted: makeCountedArray()
            )
        }

        /// Makes a new `[any Plugin]`.
        func makePluginArray() -> [any Plugin] {
            [hostPlugin, plugin, plugin2, plugin3, makePlugin()]
        }

        fileprivate func makeCounted() -> any Counted {
            let (counted, _) = DataAssembly.Factories.fresh(lifetime.objectWatch)
            return counted
        }

        fileprivate func makePlugin() -> any Plugin {
            let (_, plugin4) = DataAssembly.Factories.fresh(lifetime.objectWatch)
            return plugin4
        }

        fileprivate func makeCountedArray() -> [any Counted] {
            [makeCounted()]
        }

        /// Opens `SessionScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openSession() throws -> Session {
            try Session(in: self)
        }

        /// Opens `SessionScope` for as long as the closure runs, and ends it however that leaves.
        func withSession<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Session) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openSession()
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

    /// What Product, and each composition that includes it, hands out in `SessionScope`.
    nonisolated protocol SessionRoots: AnyObject, Sendable {
        func makeSessionScreen() -> SessionScreen
        func makePluginArray() -> [any Plugin]
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `SessionScope`.
    nonisolated final class Session: SessionRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let plugin4: any Plugin

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Session", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let plugin4 = SessionAssembly.Factories.sessionPlugin(objectWatch)
                self.app = app
                self.lifetime = lifetime
                self.plugin4 = consume plugin4
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `SessionScreen`.
        func makeSessionScreen() -> SessionScreen {
            SessionAssembly.Factories.sessionScreen(lifetime.objectWatch, plugins: makePluginArray())
        }

        /// Makes a new `[any Plugin]`.
        func makePluginArray() -> [any Plugin] {
            [app.hostPlugin, app.plugin, app.plugin2, app.plugin3, app.makePlugin(), plugin4]
        }

        /// Opens `EditorScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openEditor() throws -> Editor {
            try Editor(in: self)
        }

        /// Opens `EditorScope` for as long as the closure runs, and ends it however that leaves.
        func withEditor<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Editor) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openEditor()
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

    /// What Product, and each composition that includes it, hands out in `EditorScope`.
    nonisolated protocol EditorRoots: AnyObject, Sendable {
        func makeEditorScreen() -> EditorScreen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `EditorScope`.
    nonisolated final class Editor: EditorRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let session: Session
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in session: Session) throws {
            let lifetime = try ScopeLifetime("Editor", in: session.lifetime)
            self.session = session
            self.lifetime = lifetime
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `EditorScreen`.
        func makeEditorScreen() -> EditorScreen {
            EditorAssembly.Factories.editorScreen(
                lifetime.objectWatch,
                plugins: session.makePluginArray(),
                make: { [objectWatch = lifetime.objectWatch, plugin4 = session.plugin4, hostPlugin = session.app.hostPlugin, plugin = session.app.plugin, plugin2 = session.app.plugin2, plugin3 = session.app.plugin3] in
                    let (_, plugin5) = DataAssembly.Factories.fresh(objectWatch)
                    return [hostPlugin, plugin, plugin2, plugin3, plugin5, plugin4]
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
