// Written by Dovetail from ReportAssembly, StorageAssembly, Storage. Do not edit.

#if hasFeature(InternalImportsByDefault)
    package import Dovetail
#else
    import Dovetail
#endif

extension ReportAssembly {
    /// Makes what ReportAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func report(_ watch: ObjectWatch?, repository: consuming Repository<String>) -> Report {
            #sourceLocation(file: "Kit/Kit.swift", line: 37)
            return ObjectWatch.tell(watch, "Report", ObjectWatch.start(watch), Report(repository: repository))
            #sourceLocation()
        }
    }
}

extension StorageAssembly {
    /// Makes what StorageAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func connection(_ watch: ObjectWatch?) -> SealedConnection {
            #sourceLocation(file: "Kit/Kit.swift", line: 28)
            return SealedConnection(value: ObjectWatch.tell(watch, "Connection", ObjectWatch.start(watch), Connection()))
            #sourceLocation()
        }

        @inline(never)
        package static func repositoryOfString(
            _ watch: ObjectWatch?,
            connection: consuming SealedConnection
        ) -> Repository<String> {
            #sourceLocation(file: "Kit/Kit.swift", line: 29)
            return ObjectWatch.tell(watch, "Repository<String>", ObjectWatch.start(watch), Repository<String>(
                connection: connection.value
            ))
            #sourceLocation()
        }

        @inline(never)
        package static func repositoryOfInt(
            _ watch: ObjectWatch?,
            connection: consuming SealedConnection
        ) -> Repository<Int> {
            #sourceLocation(file: "Kit/Kit.swift", line: 30)
            return ObjectWatch.tell(watch, "Repository<Int>", ObjectWatch.start(watch), Repository<Int>(
                connection: connection.value
            ))
            #sourceLocation()
        }

        /// `Connection`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedConnection: Sendable {
            let value: Connection
        }
    }
}

extension Storage {
    @available(*, unavailable, message: "`Storage` exposes nothing, so it is a bundle to include and has no classes: list what its users get at, `Expose(T.self)`, or include the composition that exposes it, `Include(Other.self)`")
    package typealias Host = CompositionWithoutExpose

    /// Says that the build reads this composition.
    package nonisolated enum Generated {}
}

// Written by Dovetail from AppAssembly, SessionAssembly, Product. Do not edit.

import Dovetail
import Kit

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func client(_ watch: ObjectWatch?, server: consuming String, signIn: consuming SignIn) -> Client {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Client", ObjectWatch.start(watch), Client(server: server, signIn: signIn))
            #sourceLocation()
        }

        @inline(never)
        static func backup(_ watch: ObjectWatch?, server: consuming String) -> Backup {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Backup", ObjectWatch.start(watch), Backup(server: server))
            #sourceLocation()
        }

        @inline(never)
        static func signIn(_ watch: ObjectWatch?, authentication: consuming any Authentication) -> SignIn {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "SignIn", ObjectWatch.start(watch), SignIn(authentication: authentication))
            #sourceLocation()
        }

        @inline(never)
        static func spellCheck(_ watch: ObjectWatch?) -> any Plugin {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "SpellCheck", ObjectWatch.start(watch), SpellCheck())
            #sourceLocation()
        }

        @inline(never)
        static func preview(_ watch: ObjectWatch?) -> any Plugin {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Preview", ObjectWatch.start(watch), Preview())
            #sourceLocation()
        }

        @inline(never)
        static func shelf(
            _ watch: ObjectWatch?,
            open: @escaping @Sendable (Int) throws -> Opened<any Editor>
        ) -> Shelf {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Shelf", ObjectWatch.start(watch), Shelf(open: open))
            #sourceLocation()
        }
    }
}

extension SessionAssembly {
    /// Makes what SessionAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func realEditor(
            _ watch: ObjectWatch?,
            document: consuming Int,
            client: consuming Client,
            plugins: consuming [any Plugin]
        ) -> any Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "RealEditor", ObjectWatch.start(watch), RealEditor(
                document: document,
                client: client,
                plugins: plugins
            ))
            #sourceLocation()
        }

        @inline(never)
        static func loggedEditor(_ watch: ObjectWatch?, inner: consuming any Editor) -> any Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "LoggedEditor", ObjectWatch.start(watch), LoggedEditor(inner: inner))
            #sourceLocation()
        }

        @inline(never)
        static func history(_ watch: ObjectWatch?, document: consuming Int) -> History {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return ObjectWatch.tell(watch, "History", ObjectWatch.start(watch), History(document: document))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `HostScope`.
    nonisolated protocol HostRoots: AnyObject, Sendable {
        var backup: Backup { get }
        func makeReport() -> Report
        var repositoryOfInt: Repository<Int> { get }
        var shelf: Shelf { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `HostScope`.
    nonisolated final class Host: HostRoots, OpenScope {
        let repositoryOfInt: Repository<Int>
        let backup: Backup
        let shelf: Shelf

        fileprivate let lifetime: ScopeLifetime
        fileprivate let repositoryOfString: Repository<String>
        fileprivate let client: Client
        fileprivate let plugin: any Plugin
        fileprivate let plugin2: any Plugin

        /// Opens `HostScope`.
        init(
            authentication: any Authentication,
            server: String,
            mirror: String,
            observer scopeObserver: (any ScopeObserver)? = nil
        ) {
            let lifetime = ScopeLifetime("Host", observer: scopeObserver)
            let reference = ScopeReference<Host>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let connection = StorageAssembly.Factories.connection(objectWatch)
                let repositoryOfString = StorageAssembly.Factories.repositoryOfString(
                    objectWatch,
                    connection: connection
                )
                let repositoryOfInt = StorageAssembly.Factories.repositoryOfInt(objectWatch, connection: connection)
                let backup = AppAssembly.Factories.backup(objectWatch, server: mirror)
                let signIn = AppAssembly.Factories.signIn(objectWatch, authentication: authentication)
                let client = AppAssembly.Factories.client(objectWatch, server: server, signIn: signIn)
                let plugin = AppAssembly.Factories.spellCheck(objectWatch)
                let plugin2 = AppAssembly.Factories.preview(objectWatch)
                let shelf = AppAssembly.Factories.shelf(
                    objectWatch,
                    open: { int in
                        let opened = try reference.open("LoggedEditor", for: "Shelf").openSession(document: int)
                        return Opened(opened.editor, end: opened.end)
                    }
                )
                self.lifetime = lifetime
                self.repositoryOfInt = repositoryOfInt
                self.backup = backup
                self.shelf = shelf
                self.repositoryOfString = repositoryOfString
                self.client = client
                self.plugin = consume plugin
                self.plugin2 = consume plugin2
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        /// Makes a new `Report`.
        func makeReport() -> Report {
            ReportAssembly.Factories.report(lifetime.objectWatch, repository: repositoryOfString)
        }

        fileprivate func makePluginArray() -> [any Plugin] {
            [plugin, plugin2]
        }

        /// Opens `SessionScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openSession(document: Int) throws -> Session {
            try Session(in: self, document: document)
        }

        /// Opens `SessionScope` for as long as the closure runs, and ends it however that leaves.
        func withSession<Outcome>(
            document: Int,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Session) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openSession(document: document)
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
        var editor: any Editor { get }
        var history: History { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `SessionScope`.
    nonisolated final class Session: SessionRoots, OpenScope {
        let editor: any Editor

        // An open scope keeps the one around it alive.
        fileprivate let host: Host
        fileprivate let lifetime: ScopeLifetime
        fileprivate let document: Int
        private let lazyHistory = Lazy<History>("History")

        fileprivate init(in host: Host, document: Int) throws {
            let lifetime = try ScopeLifetime("Session", in: host.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let editor2 = SessionAssembly.Factories.realEditor(
                    objectWatch,
                    document: document,
                    client: host.client,
                    plugins: host.makePluginArray()
                )
                let editor = SessionAssembly.Factories.loggedEditor(objectWatch, inner: consume editor2)
                self.host = host
                self.lifetime = lifetime
                self.editor = consume editor
                self.document = document
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        var history: History { lazyHistory.value(in: lifetime) { newHistory() } }

        private func newHistory() -> History {
            SessionAssembly.Factories.history(lifetime.objectWatch, document: document)
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
