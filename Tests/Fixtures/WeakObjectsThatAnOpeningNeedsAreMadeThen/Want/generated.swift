// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func loader(parser: Parser, log: Log) throws -> WeaklyHeld<(any Loading, Loader)> {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let object = try Loader(parser: parser, log: log)
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return WeaklyHeld((object, object)) { [weak object] in object.map { ($0, $0) } }
            #sourceLocation()
        }

        static func parser(table: Table, log: Log) -> WeaklyHeld<Parser> {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let object = Parser(table: table, log: log)
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        static func table() -> Table {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Table()
            #sourceLocation()
        }

        static func `import`(loading: any Loading, loader: Loader, parser: Parser) -> Import {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Import(loading: loading, loader: loader, parser: parser)
            #sourceLocation()
        }

        static func settings(imported: Import, loader: Loader) -> Settings {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Settings(imported: imported, loader: loader)
            #sourceLocation()
        }

        static func keeper(kept: Kept) -> Keeper {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Keeper(kept: kept)
            #sourceLocation()
        }

        static func kept() -> WeaklyHeld<Kept> {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            let object = Kept()
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var settings: Settings { get }
        var loading: any Loading { get throws }
        var parser: Parser { get }
        var keeper: Keeper { get }
        var kept: Kept { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let settings: Settings
        let keeper: Keeper

        fileprivate let lifetime: ScopeLifetime
        fileprivate let log: Log
        fileprivate let table: Table
        private let weakParser = WeakObject<Parser>("Parser")
        private let weakLoading = WeakObject<(any Loading, Loader)>("Loader")
        private let weakKept = WeakObject<Kept>("Kept")

        /// Opens `AppScope`.
        init(log: Log, observer scopeObserver: (any ScopeObserver)? = nil) throws {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            do {
                let table = AppAssembly.Factories.table()
                let parser = weakParser.remember(AppAssembly.Factories.parser(table: table, log: log))
                let (loading, loader) = try weakLoading.remember(AppAssembly.Factories.loader(parser: parser, log: log))
                let `import` = AppAssembly.Factories.`import`(loading: loading, loader: loader, parser: parser)
                let settings = AppAssembly.Factories.settings(imported: `import`, loader: loader)
                let kept = weakKept.remember(AppAssembly.Factories.kept())
                let keeper = AppAssembly.Factories.keeper(kept: kept)
                self.lifetime = lifetime
                self.settings = settings
                self.keeper = keeper
                self.log = log
                self.table = table
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening()
        }

        var parser: Parser { weakParser.value(in: lifetime) { newParser() } }

        private func newParser() -> WeaklyHeld<Parser> {
            AppAssembly.Factories.parser(table: table, log: log)
        }

        var loading: any Loading {
            get throws { try weakLoading.value(in: lifetime) { try newLoading() }.0 }
        }

        fileprivate var loader: Loader {
            get throws { try weakLoading.value(in: lifetime) { try newLoading() }.1 }
        }

        private func newLoading() throws -> WeaklyHeld<(any Loading, Loader)> {
            try AppAssembly.Factories.loader(parser: parser, log: log)
        }

        var kept: Kept { weakKept.value(in: lifetime) { newKept() } }

        private func newKept() -> WeaklyHeld<Kept> {
            AppAssembly.Factories.kept()
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

// What the build has to warn of, each at its place.
#sourceLocation(file: "App/Types.swift", line: 48)
private func dovetailWarning1() {
    #warning("`Settings` is shared and holds the weak `Loader` (parameter `imported`), so that it is never let go while `AppScope` is open; let `imported` be `@Sendable () throws -> Import`, or register `Loader` as `Shared` [held-weak]")
}
#sourceLocation(file: "App/Types.swift", line: 48)
private func dovetailWarning2() {
    #warning("`Settings` is shared and holds the weak `Loader` (parameter `loader`), so that it is never let go while `AppScope` is open; let `loader` be `@Sendable () throws -> Loader`, or register `Loader` as `Shared` [held-weak]")
}
#sourceLocation(file: "App/Types.swift", line: 58)
private func dovetailWarning3() {
    #warning("`Keeper` is shared and holds the weak `Kept` (parameter `kept`), so that it is never let go while `AppScope` is open; let `kept` be `@Sendable () throws -> Kept`, or register `Kept` as `Shared` [held-weak]")
}
#sourceLocation()
