// Written by Dovetail from AccountAssembly, AppAssembly, SessionAssembly, Product. Do not edit.

import Dovetail

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func sync(
            _ watch: ObjectWatch?,
            user: consuming String,
            store: consuming Store
        ) -> (syncing: any Syncing, sync: Sync) {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            let object = ObjectWatch.tell(watch, "Sync", ObjectWatch.start(watch), Sync(user: user, store: store))
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return (object, object)
            #sourceLocation()
        }

        static func endSync(_ object: Sync) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            let hook: (Sync) async throws -> Void = { sync in
                    // Several lines, and one that throws.
                    print("stopping sync of \(sync.user)")
                    try sync.stop()
                }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func store(_ watch: ObjectWatch?, transport: consuming Transport, user: consuming String) -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store(transport: transport, user: user))
            #sourceLocation()
        }

        static func endStore(_ object: Store) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            let hook: (Store) async throws -> Void = { store in store.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func plain(_ watch: ObjectWatch?, sync: consuming any Syncing) -> Plain {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return ObjectWatch.tell(watch, "Plain", ObjectWatch.start(watch), Plain(sync: sync))
            #sourceLocation()
        }
    }
}

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func transport(_ watch: ObjectWatch?) -> Transport {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Transport", ObjectWatch.start(watch), Transport())
            #sourceLocation()
        }

        static func endTransport(_ object: Transport) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            let hook: (Transport) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }
    }
}

extension SessionAssembly {
    /// Makes what SessionAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func editor(_ watch: ObjectWatch?, number: consuming Int, store: consuming Store) -> Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 38)
            return ObjectWatch.tell(watch, "Editor", ObjectWatch.start(watch), Editor(number: number, store: store))
            #sourceLocation()
        }

        static func endEditor(_ object: Editor) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            let hook: (Editor) async throws -> Void = { await $0.save() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func cursor(_ watch: ObjectWatch?, editor: consuming Editor, number: consuming Int) -> Cursor {
            #sourceLocation(file: "App/Manifest.swift", line: 40)
            return ObjectWatch.tell(watch, "Cursor", ObjectWatch.start(watch), Cursor(editor: editor, number: number))
            #sourceLocation()
        }

        static func endCursor(_ object: Cursor) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 41)
            let hook: (Cursor) async throws -> Void = { print("cursor \($0.number) gone") }
            #sourceLocation()
            try await hook(object)
        }
    }
}

extension Product {
    /// What Product makes for `AppScope`.
    nonisolated final class App: OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let transport: Transport

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let transport = AppAssembly.Factories.transport(objectWatch)
                lifetime.onEnd("Transport", position: 0) {
                    try await AppAssembly.Factories.endTransport(transport)
                }
                self.lifetime = lifetime
                self.transport = transport
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Opens `AccountScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openAccount(user: String) throws -> Account {
            try Account(in: self, user: user)
        }

        /// Opens `AccountScope` for as long as the closure runs, and ends it however that leaves.
        func withAccount<Outcome>(
            user: String,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Account) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openAccount(user: user)
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

    /// What Product, and each composition that includes it, hands out in `AccountScope`.
    nonisolated protocol AccountRoots: AnyObject, Sendable {
        var syncing: any Syncing { get }
        var plain: Plain { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, OpenScope {
        let syncing: any Syncing
        let plain: Plain

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let store: Store

        fileprivate init(in app: App, user: String) throws {
            let lifetime = try ScopeLifetime("Account", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let store = AccountAssembly.Factories.store(objectWatch, transport: app.transport, user: user)
                let (syncing, sync) = AccountAssembly.Factories.sync(objectWatch, user: user, store: store)
                let plain = AccountAssembly.Factories.plain(objectWatch, sync: syncing)
                lifetime.onEnd(["Store", "Sync"], positions: [0, 1]) {
                    switch $0 {
                    case 0: try await AccountAssembly.Factories.endStore(store)
                    case 1: try await AccountAssembly.Factories.endSync(sync)
                    default: break
                    }
                }
                self.app = app
                self.lifetime = lifetime
                self.syncing = consume syncing
                self.plain = consume plain
                self.store = store
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Opens `SessionScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openSession(number: Int) throws -> Session {
            try Session(in: self, number: number)
        }

        /// Opens `SessionScope` for as long as the closure runs, and ends it however that leaves.
        func withSession<Outcome>(
            number: Int,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Session) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openSession(number: number)
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
        var cursor: Cursor { get }
        var editor: Editor { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `SessionScope`.
    nonisolated final class Session: SessionRoots, OpenScope {
        let editor: Editor
        let cursor: Cursor

        // An open scope keeps the one around it alive.
        fileprivate let account: Account
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in account: Account, number: Int) throws {
            let lifetime = try ScopeLifetime("Session", in: account.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let editor = SessionAssembly.Factories.editor(objectWatch, number: number, store: account.store)
                let cursor = SessionAssembly.Factories.cursor(objectWatch, editor: editor, number: number)
                lifetime.onEnd(["Editor", "Cursor"], positions: [0, 1]) {
                    switch $0 {
                    case 0: try await SessionAssembly.Factories.endEditor(editor)
                    case 1: try await SessionAssembly.Factories.endCursor(cursor)
                    default: break
                    }
                }
                self.account = account
                self.lifetime = lifetime
                self.editor = editor
                self.cursor = cursor
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
