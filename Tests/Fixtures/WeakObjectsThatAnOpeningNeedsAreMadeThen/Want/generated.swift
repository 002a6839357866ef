// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func loader(
            _ watch: ObjectWatch?,
            parser: consuming Parser,
            log: consuming Log
        ) throws -> WeaklyHeld<(any Loading, Loader)> {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let object = try ObjectWatch.tell(watch, "Loader", ObjectWatch.start(watch), Loader(
                parser: parser,
                log: log
            ))
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return WeaklyHeld((object, object)) { [weak object] in object.map { ($0, $0) } }
            #sourceLocation()
        }

        @inline(never)
        static func parser(_ watch: ObjectWatch?, table: consuming Table, log: consuming Log) -> WeaklyHeld<Parser> {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let object = ObjectWatch.tell(watch, "Parser", ObjectWatch.start(watch), Parser(table: table, log: log))
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func table(_ watch: ObjectWatch?) -> Table {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Table", ObjectWatch.start(watch), Table())
            #sourceLocation()
        }

        @inline(never)
        static func `import`(
            _ watch: ObjectWatch?,
            loading: consuming any Loading,
            loader: consuming Loader,
            parser: consuming Parser
        ) -> Import {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Import", ObjectWatch.start(watch), Import(
                loading: loading,
                loader: loader,
                parser: parser
            ))
            #sourceLocation()
        }

        @inline(never)
        static func settings(_ watch: ObjectWatch?, imported: consuming Import, loader: consuming Loader) -> Settings {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Settings", ObjectWatch.start(watch), Settings(
                imported: imported,
                loader: loader
            ))
            #sourceLocation()
        }

        @inline(never)
        static func keeper(_ watch: ObjectWatch?, kept: consuming Kept) -> Keeper {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Keeper", ObjectWatch.start(watch), Keeper(kept: kept))
            #sourceLocation()
        }

        @inline(never)
        static func kept(_ watch: ObjectWatch?) -> WeaklyHeld<Kept> {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            let object = ObjectWatch.tell(watch, "Kept", ObjectWatch.start(watch), Kept())
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
            let objectWatch = lifetime.objectWatch
            do {
                let table = AppAssembly.Factories.table(objectWatch)
                let parser = weakParser.remember(AppAssembly.Factories.parser(objectWatch, table: table, log: log))
                let (loading, loader) = try weakLoading.remember(AppAssembly.Factories.loader(
                    objectWatch,
                    parser: parser,
                    log: log
                ))
                let `import` = AppAssembly.Factories.`import`(
                    objectWatch,
                    loading: consume loading,
                    loader: loader,
                    parser: consume parser
                )
                let settings = AppAssembly.Factories.settings(objectWatch, imported: `import`, loader: consume loader)
                let kept = weakKept.remember(AppAssembly.Factories.kept(objectWatch))
                let keeper = AppAssembly.Factories.keeper(objectWatch, kept: consume kept)
                self.lifetime = lifetime
                self.settings = consume settings
                self.keeper = consume keeper
                self.log = log
                self.table = consume table
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening(self)
        }

        var parser: Parser { weakParser.value(in: lifetime) { newParser() } }

        private func newParser() -> WeaklyHeld<Parser> {
            AppAssembly.Factories.parser(lifetime.objectWatch, table: table, log: log)
        }

        var loading: any Loading {
            get throws { try weakLoading.value(in: lifetime) { try newLoading() }.0 }
        }

        fileprivate var loader: Loader {
            get throws { try weakLoading.value(in: lifetime) { try newLoading() }.1 }
        }

        private func newLoading() throws -> WeaklyHeld<(any Loading, Loader)> {
            try AppAssembly.Factories.loader(lifetime.objectWatch, parser: parser, log: log)
        }

        var kept: Kept { weakKept.value(in: lifetime) { newKept() } }

        private func newKept() -> WeaklyHeld<Kept> {
            AppAssembly.Factories.kept(lifetime.objectWatch)
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
