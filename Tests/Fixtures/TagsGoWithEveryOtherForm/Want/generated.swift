// Written by Dovetail from AppAssembly, ChildAssembly, Doubles, Product, Test. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func redFirst(_ watch: ObjectWatch?) -> any Plugin {
            #sourceLocation(file: "App/Manifest.swift", line: 44)
            return ObjectWatch.tell(watch, "First", ObjectWatch.start(watch), First())
            #sourceLocation()
        }

        @inline(never)
        static func redSecond(_ watch: ObjectWatch?) -> any Plugin {
            #sourceLocation(file: "App/Manifest.swift", line: 45)
            return ObjectWatch.tell(watch, "Second", ObjectWatch.start(watch), Second())
            #sourceLocation()
        }

        @inline(never)
        static func third(_ watch: ObjectWatch?) -> any Plugin {
            #sourceLocation(file: "App/Manifest.swift", line: 46)
            return ObjectWatch.tell(watch, "Third", ObjectWatch.start(watch), Third())
            #sourceLocation()
        }

        @inline(never)
        static func report(
            _ watch: ObjectWatch?,
            red: consuming [any Plugin],
            plain: consuming [any Plugin],
            blue: consuming [any Plugin]?,
            makeRed: @escaping () -> [any Plugin],
            table: consuming [String: any Plugin]
        ) -> Report {
            #sourceLocation(file: "App/Manifest.swift", line: 47)
            return ObjectWatch.tell(watch, "Report", ObjectWatch.start(watch), Report(
                red: red,
                plain: plain,
                blue: blue,
                makeRed: makeRed,
                table: table
            ))
            #sourceLocation()
        }

        @inline(never)
        static func redSelection(_ watch: ObjectWatch?) -> Selection {
            #sourceLocation(file: "App/Manifest.swift", line: 54)
            return ObjectWatch.tell(watch, "Selection", ObjectWatch.start(watch), Selection())
            #sourceLocation()
        }

        @inline(never)
        static func blueSelection(_ watch: ObjectWatch?) -> Selection {
            #sourceLocation(file: "App/Manifest.swift", line: 55)
            return ObjectWatch.tell(watch, "Selection", ObjectWatch.start(watch), Selection())
            #sourceLocation()
        }

        @inline(never)
        static func toolbar(_ watch: ObjectWatch?, selection: consuming Selection) -> Toolbar {
            #sourceLocation(file: "App/Manifest.swift", line: 56)
            return ObjectWatch.tell(watch, "Toolbar", ObjectWatch.start(watch), Toolbar(selection: selection))
            #sourceLocation()
        }

        @inline(never)
        static func canvas(
            _ watch: ObjectWatch?,
            selection: consuming Selection,
            other: consuming Selection
        ) -> Canvas {
            #sourceLocation(file: "App/Manifest.swift", line: 57)
            return ObjectWatch.tell(watch, "Canvas", ObjectWatch.start(watch), Canvas(
                selection: selection,
                other: other
            ))
            #sourceLocation()
        }

        @inline(never)
        static func editor(
            _ watch: ObjectWatch?,
            toolbar: consuming Toolbar,
            canvas: consuming Canvas,
            makeCanvas: @escaping () -> Canvas
        ) -> Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 60)
            return ObjectWatch.tell(watch, "Editor", ObjectWatch.start(watch), Editor(
                toolbar: toolbar,
                canvas: canvas,
                makeCanvas: makeCanvas
            ))
            #sourceLocation()
        }

        @inline(never)
        static func blueHost(_ watch: ObjectWatch?) -> Host {
            #sourceLocation(file: "App/Manifest.swift", line: 63)
            let make: () -> Host = { Host(name: "blue") }
            #sourceLocation(file: "App/Manifest.swift", line: 63)
            return ObjectWatch.tell(watch, "Host", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func redClient(_ watch: ObjectWatch?, host: consuming Host) -> Client {
            #sourceLocation(file: "App/Manifest.swift", line: 64)
            return ObjectWatch.tell(watch, "Client", ObjectWatch.start(watch), Client(host: host))
            #sourceLocation()
        }

        @inline(never)
        static func blueClient(_ watch: ObjectWatch?, host: consuming Host) -> Client {
            #sourceLocation(file: "App/Manifest.swift", line: 65)
            return ObjectWatch.tell(watch, "Client", ObjectWatch.start(watch), Client(host: host))
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func client(_ watch: ObjectWatch?, host: consuming Host) -> Client {
            #sourceLocation(file: "App/Manifest.swift", line: 74)
            return ObjectWatch.tell(watch, "Client", ObjectWatch.start(watch), Client(host: host))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func redWindow(_ watch: ObjectWatch?, client: consuming Client) -> Window {
            #sourceLocation(file: "App/Manifest.swift", line: 75)
            return ObjectWatch.tell(watch, "Window", ObjectWatch.start(watch), Window(client: client))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func blueWindow(_ watch: ObjectWatch?, client: consuming Client) -> Window {
            #sourceLocation(file: "App/Manifest.swift", line: 76)
            return ObjectWatch.tell(watch, "Window", ObjectWatch.start(watch), Window(client: client))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func window(_ watch: ObjectWatch?, client: consuming Client) -> Window {
            #sourceLocation(file: "App/Manifest.swift", line: 77)
            return ObjectWatch.tell(watch, "Window", ObjectWatch.start(watch), Window(client: client))
            #sourceLocation()
        }
    }
}

extension Doubles {
    /// Doubles registers nothing that is made.
    nonisolated enum Factories {}
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeReport() -> Report
        func makeEditor() -> Editor
        func makeRedPluginArray() -> [any Plugin]
        var redClient: Client { get }
        var blueClient: Client { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let blueClient: Client

        fileprivate let lifetime: ScopeLifetime
        fileprivate let redHost: Host
        fileprivate let redPlugin: any Plugin
        fileprivate let redPlugin2: any Plugin
        fileprivate let plugin: any Plugin
        fileprivate let blueHost: Host
        private let lazyRedClient = Lazy<Client>("Client")

        /// Opens `AppScope`.
        init(redHost: Host, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let redPlugin = AppAssembly.Factories.redFirst(objectWatch)
                let redPlugin2 = AppAssembly.Factories.redSecond(objectWatch)
                let plugin = AppAssembly.Factories.third(objectWatch)
                let blueHost = AppAssembly.Factories.blueHost(objectWatch)
                let blueClient = AppAssembly.Factories.blueClient(objectWatch, host: blueHost)
                self.lifetime = lifetime
                self.blueClient = consume blueClient
                self.redHost = redHost
                self.redPlugin = consume redPlugin
                self.redPlugin2 = consume redPlugin2
                self.plugin = consume plugin
                self.blueHost = blueHost
            }
            lifetime.finishOpening(self)
        }

        var redClient: Client { lazyRedClient.value(in: lifetime) { newRedClient() } }

        private func newRedClient() -> Client {
            AppAssembly.Factories.redClient(lifetime.objectWatch, host: redHost)
        }

        /// Makes a new `Report`.
        func makeReport() -> Report {
            AppAssembly.Factories.report(
                lifetime.objectWatch,
                red: makeRedPluginArray(),
                plain: makePluginArray(),
                blue: nil,
                makeRed: { [redPlugin, redPlugin2] in [redPlugin, redPlugin2] },
                table: makeRedPluginByString()
            )
        }

        /// Makes a new `Editor`.
        func makeEditor() -> Editor {
            let redSelection = AppAssembly.Factories.redSelection(lifetime.objectWatch)
            let blueSelection = AppAssembly.Factories.blueSelection(lifetime.objectWatch)
            let toolbar = AppAssembly.Factories.toolbar(lifetime.objectWatch, selection: redSelection)
            let canvas = AppAssembly.Factories.canvas(
                lifetime.objectWatch,
                selection: redSelection,
                other: blueSelection
            )
            return AppAssembly.Factories.editor(
                lifetime.objectWatch,
                toolbar: toolbar,
                canvas: canvas,
                makeCanvas: { [objectWatch = lifetime.objectWatch] in
                    let redSelection = AppAssembly.Factories.redSelection(objectWatch)
                    let blueSelection = AppAssembly.Factories.blueSelection(objectWatch)
                    return AppAssembly.Factories.canvas(objectWatch, selection: redSelection, other: blueSelection)
                }
            )
        }

        /// Makes a new `[any Plugin]`.
        func makeRedPluginArray() -> [any Plugin] {
            [redPlugin, redPlugin2]
        }

        fileprivate func makeRedPluginByString() -> [String: any Plugin] {
            ["first": redPlugin]
        }

        fileprivate func makePluginArray() -> [any Plugin] {
            [plugin]
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild() throws -> Child {
            try Child(in: self)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChild()
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

    /// What Product, and each composition that includes it, hands out in `ChildScope`.
    nonisolated protocol ChildRoots: AnyObject, Sendable {
        @MainActor func makeWindow() -> Window
        @MainActor func makeRedWindow() -> Window
        @MainActor func makeBlueWindow() -> Window
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let client: Client

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let client = ChildAssembly.Factories.client(objectWatch, host: app.blueHost)
                self.app = app
                self.lifetime = lifetime
                self.client = consume client
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Window`.
        @MainActor func makeRedWindow() -> Window {
            ChildAssembly.Factories.redWindow(lifetime.objectWatch, client: app.redClient)
        }

        /// Makes a new `Window`.
        @MainActor func makeBlueWindow() -> Window {
            ChildAssembly.Factories.blueWindow(lifetime.objectWatch, client: app.blueClient)
        }

        /// Makes a new `Window`.
        @MainActor func makeWindow() -> Window {
            ChildAssembly.Factories.window(lifetime.objectWatch, client: client)
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

extension Test {
    /// What Test, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeReport() -> Report
        func makeEditor() -> Editor
        func makeRedPluginArray() -> [any Plugin]
        var redClient: Client { get }
        var blueClient: Client { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Test makes for `AppScope`.
    nonisolated final class App: AppRoots, Product.AppRoots, OpenScope {
        let blueClient: Client

        fileprivate let lifetime: ScopeLifetime
        fileprivate let redHost: Host
        fileprivate let double: Host
        fileprivate let redPlugin: any Plugin
        fileprivate let redPlugin2: any Plugin
        fileprivate let plugin: any Plugin
        private let lazyRedClient = Lazy<Client>("Client")

        /// Opens `AppScope`.
        init(redHost: Host, double: Host, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let redPlugin = AppAssembly.Factories.redFirst(objectWatch)
                let redPlugin2 = AppAssembly.Factories.redSecond(objectWatch)
                let plugin = AppAssembly.Factories.third(objectWatch)
                let blueClient = AppAssembly.Factories.blueClient(objectWatch, host: double)
                self.lifetime = lifetime
                self.blueClient = consume blueClient
                self.redHost = redHost
                self.double = double
                self.redPlugin = consume redPlugin
                self.redPlugin2 = consume redPlugin2
                self.plugin = consume plugin
            }
            lifetime.finishOpening(self)
        }

        var redClient: Client { lazyRedClient.value(in: lifetime) { newRedClient() } }

        private func newRedClient() -> Client {
            AppAssembly.Factories.redClient(lifetime.objectWatch, host: redHost)
        }

        /// Makes a new `Report`.
        func makeReport() -> Report {
            AppAssembly.Factories.report(
                lifetime.objectWatch,
                red: makeRedPluginArray(),
                plain: makePluginArray(),
                blue: nil,
                makeRed: { [redPlugin, redPlugin2] in [redPlugin, redPlugin2] },
                table: makeRedPluginByString()
            )
        }

        /// Makes a new `Editor`.
        func makeEditor() -> Editor {
            let redSelection = AppAssembly.Factories.redSelection(lifetime.objectWatch)
            let blueSelection = AppAssembly.Factories.blueSelection(lifetime.objectWatch)
            let toolbar = AppAssembly.Factories.toolbar(lifetime.objectWatch, selection: redSelection)
            let canvas = AppAssembly.Factories.canvas(
                lifetime.objectWatch,
                selection: redSelection,
                other: blueSelection
            )
            return AppAssembly.Factories.editor(
                lifetime.objectWatch,
                toolbar: toolbar,
                canvas: canvas,
                makeCanvas: { [objectWatch = lifetime.objectWatch] in
                    let redSelection = AppAssembly.Factories.redSelection(objectWatch)
                    let blueSelection = AppAssembly.Factories.blueSelection(objectWatch)
                    return AppAssembly.Factories.canvas(objectWatch, selection: redSelection, other: blueSelection)
                }
            )
        }

        /// Makes a new `[any Plugin]`.
        func makeRedPluginArray() -> [any Plugin] {
            [redPlugin, redPlugin2]
        }

        fileprivate func makeRedPluginByString() -> [String: any Plugin] {
            ["first": redPlugin]
        }

        fileprivate func makePluginArray() -> [any Plugin] {
            [plugin]
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild() throws -> Child {
            try Child(in: self)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChild()
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

    /// What Test, and each composition that includes it, hands out in `ChildScope`.
    nonisolated protocol ChildRoots: AnyObject, Sendable {
        @MainActor func makeWindow() -> Window
        @MainActor func makeRedWindow() -> Window
        @MainActor func makeBlueWindow() -> Window
        @discardableResult
        func end() async -> EndReport
    }

    /// What Test makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, Product.ChildRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let client: Client

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let client = ChildAssembly.Factories.client(objectWatch, host: app.double)
                self.app = app
                self.lifetime = lifetime
                self.client = consume client
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Window`.
        @MainActor func makeRedWindow() -> Window {
            ChildAssembly.Factories.redWindow(lifetime.objectWatch, client: app.redClient)
        }

        /// Makes a new `Window`.
        @MainActor func makeBlueWindow() -> Window {
            ChildAssembly.Factories.blueWindow(lifetime.objectWatch, client: app.blueClient)
        }

        /// Makes a new `Window`.
        @MainActor func makeWindow() -> Window {
            ChildAssembly.Factories.window(lifetime.objectWatch, client: client)
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
