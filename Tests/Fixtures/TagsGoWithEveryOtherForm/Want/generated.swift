// Written by Dovetail from AppAssembly, ChildAssembly, Doubles, Product, Test. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func redFirst() -> any Plugin {
            #sourceLocation(file: "App/Manifest.swift", line: 44)
            return First()
            #sourceLocation()
        }

        static func redSecond() -> any Plugin {
            #sourceLocation(file: "App/Manifest.swift", line: 45)
            return Second()
            #sourceLocation()
        }

        static func third() -> any Plugin {
            #sourceLocation(file: "App/Manifest.swift", line: 46)
            return Third()
            #sourceLocation()
        }

        static func report(
            red: [any Plugin],
            plain: [any Plugin],
            blue: [any Plugin]?,
            makeRed: @escaping () -> [any Plugin],
            table: [String: any Plugin]
        ) -> Report {
            #sourceLocation(file: "App/Manifest.swift", line: 47)
            return Report(red: red, plain: plain, blue: blue, makeRed: makeRed, table: table)
            #sourceLocation()
        }

        static func redSelection() -> Selection {
            #sourceLocation(file: "App/Manifest.swift", line: 54)
            return Selection()
            #sourceLocation()
        }

        static func blueSelection() -> Selection {
            #sourceLocation(file: "App/Manifest.swift", line: 55)
            return Selection()
            #sourceLocation()
        }

        static func toolbar(selection: Selection) -> Toolbar {
            #sourceLocation(file: "App/Manifest.swift", line: 56)
            return Toolbar(selection: selection)
            #sourceLocation()
        }

        static func canvas(selection: Selection, other: Selection) -> Canvas {
            #sourceLocation(file: "App/Manifest.swift", line: 57)
            return Canvas(selection: selection, other: other)
            #sourceLocation()
        }

        static func editor(toolbar: Toolbar, canvas: Canvas, makeCanvas: @escaping () -> Canvas) -> Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 60)
            return Editor(toolbar: toolbar, canvas: canvas, makeCanvas: makeCanvas)
            #sourceLocation()
        }

        static func blueHost() -> Host {
            #sourceLocation(file: "App/Manifest.swift", line: 63)
            let make: () -> Host = { Host(name: "blue") }
            #sourceLocation(file: "App/Manifest.swift", line: 63)
            return make()
            #sourceLocation()
        }

        static func redClient(host: Host) -> Client {
            #sourceLocation(file: "App/Manifest.swift", line: 64)
            return Client(host: host)
            #sourceLocation()
        }

        static func blueClient(host: Host) -> Client {
            #sourceLocation(file: "App/Manifest.swift", line: 65)
            return Client(host: host)
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        static func client(host: Host) -> Client {
            #sourceLocation(file: "App/Manifest.swift", line: 74)
            return Client(host: host)
            #sourceLocation()
        }

        @MainActor static func redWindow(client: Client) -> Window {
            #sourceLocation(file: "App/Manifest.swift", line: 75)
            return Window(client: client)
            #sourceLocation()
        }

        @MainActor static func blueWindow(client: Client) -> Window {
            #sourceLocation(file: "App/Manifest.swift", line: 76)
            return Window(client: client)
            #sourceLocation()
        }

        @MainActor static func window(client: Client) -> Window {
            #sourceLocation(file: "App/Manifest.swift", line: 77)
            return Window(client: client)
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
            let redPlugin = AppAssembly.Factories.redFirst()
            let redPlugin2 = AppAssembly.Factories.redSecond()
            let plugin = AppAssembly.Factories.third()
            let blueHost = AppAssembly.Factories.blueHost()
            let blueClient = AppAssembly.Factories.blueClient(host: blueHost)
            self.lifetime = lifetime
            self.blueClient = blueClient
            self.redHost = redHost
            self.redPlugin = redPlugin
            self.redPlugin2 = redPlugin2
            self.plugin = plugin
            self.blueHost = blueHost
            lifetime.finishOpening()
        }

        var redClient: Client { lazyRedClient.value(in: lifetime) { newRedClient() } }

        private func newRedClient() -> Client {
            AppAssembly.Factories.redClient(host: redHost)
        }

        /// Makes a new `Report`.
        func makeReport() -> Report {
            AppAssembly.Factories.report(
                red: makeRedPluginArray(),
                plain: makePluginArray(),
                blue: nil,
                makeRed: { [redPlugin, redPlugin2] in [redPlugin, redPlugin2] },
                table: makeRedPluginByString()
            )
        }

        /// Makes a new `Editor`.
        func makeEditor() -> Editor {
            let redSelection = AppAssembly.Factories.redSelection()
            let blueSelection = AppAssembly.Factories.blueSelection()
            let toolbar = AppAssembly.Factories.toolbar(selection: redSelection)
            let canvas = AppAssembly.Factories.canvas(selection: redSelection, other: blueSelection)
            return AppAssembly.Factories.editor(
                toolbar: toolbar,
                canvas: canvas,
                makeCanvas: {
                    let redSelection = AppAssembly.Factories.redSelection()
                    let blueSelection = AppAssembly.Factories.blueSelection()
                    return AppAssembly.Factories.canvas(selection: redSelection, other: blueSelection)
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
            let client = ChildAssembly.Factories.client(host: app.blueHost)
            self.app = app
            self.lifetime = lifetime
            self.client = client
            lifetime.finishOpening()
        }

        /// Makes a new `Window`.
        @MainActor func makeRedWindow() -> Window {
            ChildAssembly.Factories.redWindow(client: app.redClient)
        }

        /// Makes a new `Window`.
        @MainActor func makeBlueWindow() -> Window {
            ChildAssembly.Factories.blueWindow(client: app.blueClient)
        }

        /// Makes a new `Window`.
        @MainActor func makeWindow() -> Window {
            ChildAssembly.Factories.window(client: client)
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
            let redPlugin = AppAssembly.Factories.redFirst()
            let redPlugin2 = AppAssembly.Factories.redSecond()
            let plugin = AppAssembly.Factories.third()
            let blueClient = AppAssembly.Factories.blueClient(host: double)
            self.lifetime = lifetime
            self.blueClient = blueClient
            self.redHost = redHost
            self.double = double
            self.redPlugin = redPlugin
            self.redPlugin2 = redPlugin2
            self.plugin = plugin
            lifetime.finishOpening()
        }

        var redClient: Client { lazyRedClient.value(in: lifetime) { newRedClient() } }

        private func newRedClient() -> Client {
            AppAssembly.Factories.redClient(host: redHost)
        }

        /// Makes a new `Report`.
        func makeReport() -> Report {
            AppAssembly.Factories.report(
                red: makeRedPluginArray(),
                plain: makePluginArray(),
                blue: nil,
                makeRed: { [redPlugin, redPlugin2] in [redPlugin, redPlugin2] },
                table: makeRedPluginByString()
            )
        }

        /// Makes a new `Editor`.
        func makeEditor() -> Editor {
            let redSelection = AppAssembly.Factories.redSelection()
            let blueSelection = AppAssembly.Factories.blueSelection()
            let toolbar = AppAssembly.Factories.toolbar(selection: redSelection)
            let canvas = AppAssembly.Factories.canvas(selection: redSelection, other: blueSelection)
            return AppAssembly.Factories.editor(
                toolbar: toolbar,
                canvas: canvas,
                makeCanvas: {
                    let redSelection = AppAssembly.Factories.redSelection()
                    let blueSelection = AppAssembly.Factories.blueSelection()
                    return AppAssembly.Factories.canvas(selection: redSelection, other: blueSelection)
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
            let client = ChildAssembly.Factories.client(host: app.double)
            self.app = app
            self.lifetime = lifetime
            self.client = client
            lifetime.finishOpening()
        }

        /// Makes a new `Window`.
        @MainActor func makeRedWindow() -> Window {
            ChildAssembly.Factories.redWindow(client: app.redClient)
        }

        /// Makes a new `Window`.
        @MainActor func makeBlueWindow() -> Window {
            ChildAssembly.Factories.blueWindow(client: app.blueClient)
        }

        /// Makes a new `Window`.
        @MainActor func makeWindow() -> Window {
            ChildAssembly.Factories.window(client: client)
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
