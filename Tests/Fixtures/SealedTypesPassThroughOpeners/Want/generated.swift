// Written by Dovetail from HostAssembly, SessionAssembly, StorageAssembly. Do not edit.

package import Dovetail

extension HostAssembly {
    /// Makes what HostAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func writingDesk(
            _ watch: ObjectWatch?,
            disk: consuming SealedDisk,
            open: @escaping @Sendable (String) async throws -> Opened<SealedDrawer>
        ) -> any Desk {
            #sourceLocation(file: "Storage/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "WritingDesk", ObjectWatch.start(watch), WritingDesk(
                disk: disk.value,
                open: { argument1 in
                    let opened = try await open(argument1)
                    return Opened(opened.value.value, end: opened.end)
                }
            ))
            #sourceLocation()
        }

        @inline(never)
        package static func disk(_ watch: ObjectWatch?) async -> SealedDisk {
            #sourceLocation(file: "Storage/Manifest.swift", line: 12)
            return await SealedDisk(value: ObjectWatch.tell(watch, "Disk", ObjectWatch.start(watch), Disk()))
            #sourceLocation()
        }

        package static func endDisk(_ object: SealedDisk) async throws {
            #sourceLocation(file: "Storage/Manifest.swift", line: 13)
            let hook: (Disk) async throws -> Void = { _ in print("disk ended") }
            #sourceLocation()
            try await hook(object.value)
        }

        @inline(never)
        package static func index(_ watch: ObjectWatch?, disk: consuming SealedDisk) -> SealedIndex {
            #sourceLocation(file: "Storage/Manifest.swift", line: 14)
            return SealedIndex(value: ObjectWatch.tell(watch, "Index", ObjectWatch.start(watch), Index(
                disk: disk.value
            )))
            #sourceLocation()
        }

        /// `Disk`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedDisk: Sendable {
            let value: Disk
        }

        /// `Drawer`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedDrawer: Sendable {
            let value: Drawer
        }

        /// `Index`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedIndex: Sendable {
            let value: Index
        }
    }
}

extension SessionAssembly {
    /// Makes what SessionAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func editor(
            _ watch: ObjectWatch?,
            page: consuming Page,
            user: consuming String,
            index: consuming HostAssembly.Factories.SealedIndex
        ) -> SealedEditor {
            #sourceLocation(file: "Storage/Manifest.swift", line: 34)
            return SealedEditor(value: ObjectWatch.tell(watch, "Editor", ObjectWatch.start(watch), Editor(
                page: page,
                user: user,
                index: index.value
            )))
            #sourceLocation()
        }

        package static func endEditor(_ object: SealedEditor) async throws {
            #sourceLocation(file: "Storage/Manifest.swift", line: 35)
            let hook: (Editor) async throws -> Void = { editor in print("editor of \(editor.text) closed") }
            #sourceLocation()
            try await hook(object.value)
        }

        /// `Editor`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedEditor: Sendable {
            let value: Editor
        }
    }
}

extension StorageAssembly {
    /// Makes what StorageAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func drawer(
            _ watch: ObjectWatch?,
            user: consuming String,
            disk: consuming HostAssembly.Factories.SealedDisk
        ) async throws -> HostAssembly.Factories.SealedDrawer {
            #sourceLocation(file: "Storage/Manifest.swift", line: 23)
            return try await HostAssembly.Factories.SealedDrawer(value: ObjectWatch.tell(watch, "Drawer", ObjectWatch.start(watch), Drawer(
                user: user,
                disk: disk.value
            )))
            #sourceLocation()
        }

        package static func endDrawer(_ object: HostAssembly.Factories.SealedDrawer) async throws {
            #sourceLocation(file: "Storage/Manifest.swift", line: 24)
            let hook: (Drawer) async throws -> Void = { drawer in print("drawer of \(drawer.user) closed") }
            #sourceLocation()
            try await hook(object.value)
        }

        @inline(never)
        package static func openShelf(
            _ watch: ObjectWatch?,
            drawer: consuming HostAssembly.Factories.SealedDrawer,
            index: @escaping @Sendable () throws -> HostAssembly.Factories.SealedIndex,
            open: @escaping @Sendable (Page) throws -> (SessionAssembly.Factories.SealedEditor, end: @Sendable () async -> Void)
        ) -> any Shelf {
            #sourceLocation(file: "Storage/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "OpenShelf", ObjectWatch.start(watch), OpenShelf(
                drawer: drawer.value,
                index: { try index().value },
                open: { argument1 in
                    let opened = try open(argument1)
                    return (opened.0.value, end: opened.end)
                }
            ))
            #sourceLocation()
        }
    }
}

// Written by Dovetail from Product. Do not edit.

import Dovetail
import Storage

extension Product {
    /// What Product, and each composition that includes it, hands out in `HostScope`.
    nonisolated protocol HostRoots: AnyObject, Sendable {
        var desk: any Desk { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `HostScope`.
    nonisolated final class Host: HostRoots, OpenScope {
        let desk: any Desk

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<Host>
        fileprivate let disk: HostAssembly.Factories.SealedDisk
        private let lazyIndex = Lazy<HostAssembly.Factories.SealedIndex>("Index")

        /// Opens `HostScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) async {
            let lifetime = ScopeLifetime("Host", observer: scopeObserver)
            let reference = ScopeReference<Host>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let disk = await HostAssembly.Factories.disk(objectWatch)
                let desk = HostAssembly.Factories.writingDesk(
                    objectWatch,
                    disk: disk,
                    open: { string in
                        let opened = try await reference.open("Drawer", for: "WritingDesk").openAccount(user: string)
                        return Opened(opened.drawer, end: opened.end)
                    }
                )
                lifetime.onEnd("Disk", position: 0) {
                    try await HostAssembly.Factories.endDisk(disk)
                }
                self.lifetime = lifetime
                self.reference = reference
                self.desk = consume desk
                self.disk = disk
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var index: HostAssembly.Factories.SealedIndex { lazyIndex.value(in: lifetime) { newIndex() } }

        private func newIndex() -> HostAssembly.Factories.SealedIndex {
            HostAssembly.Factories.index(lifetime.objectWatch, disk: disk)
        }

        /// Opens `AccountScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openAccount(user: String) async throws -> Account {
            try await Account(in: self, user: user)
        }

        /// Opens `AccountScope` for as long as the closure runs, and ends it however that leaves.
        func withAccount<Outcome>(
            user: String,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Account) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try await openAccount(user: user)
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
        var shelf: any Shelf { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, OpenScope {
        let shelf: any Shelf

        // An open scope keeps the one around it alive.
        fileprivate let host: Host
        fileprivate let lifetime: ScopeLifetime
        fileprivate let user: String
        fileprivate let drawer: HostAssembly.Factories.SealedDrawer

        fileprivate init(in host: Host, user: String) async throws {
            let lifetime = try ScopeLifetime("Account", in: host.lifetime)
            let reference = ScopeReference<Account>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let drawer = try await StorageAssembly.Factories.drawer(objectWatch, user: user, disk: host.disk)
                lifetime.onEnd("Drawer", position: 0) {
                    try await StorageAssembly.Factories.endDrawer(drawer)
                }
                let shelf = StorageAssembly.Factories.openShelf(
                    objectWatch,
                    drawer: drawer,
                    index: { [hostReference = host.reference] in
                        try hostReference.open("Index", for: "OpenShelf").index
                    },
                    open: { page in
                        let opened = try reference.open("Editor", for: "OpenShelf").openSession(page: page)
                        return (opened.editor, end: { _ = await opened.end() })
                    }
                )
                self.host = host
                self.lifetime = lifetime
                self.shelf = consume shelf
                self.user = user
                self.drawer = drawer
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            reference.fill(self)
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Opens `SessionScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openSession(page: Page) throws -> Session {
            try Session(in: self, page: page)
        }

        /// Opens `SessionScope` for as long as the closure runs, and ends it however that leaves.
        func withSession<Outcome>(
            page: Page,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Session) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openSession(page: page)
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

    /// What Product makes for `SessionScope`.
    nonisolated final class Session: OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let account: Account
        fileprivate let lifetime: ScopeLifetime
        fileprivate let editor: SessionAssembly.Factories.SealedEditor

        fileprivate init(in account: Account, page: Page) throws {
            let lifetime = try ScopeLifetime("Session", in: account.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let editor = SessionAssembly.Factories.editor(
                    objectWatch,
                    page: page,
                    user: account.user,
                    index: account.host.index
                )
                lifetime.onEnd("Editor", position: 0) {
                    try await SessionAssembly.Factories.endEditor(editor)
                }
                self.account = account
                self.lifetime = lifetime
                self.editor = editor
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
