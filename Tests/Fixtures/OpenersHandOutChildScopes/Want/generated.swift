// Written by Dovetail from AccountAssembly, AppAssembly, SessionAssembly, Product. Do not edit.

import Dovetail

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func desk(
            _ watch: ObjectWatch?,
            user: consuming User,
            open: @escaping @Sendable (String, Int) throws -> (any Editing, end: @Sendable () async -> Void)
        ) -> Desk {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Desk", ObjectWatch.start(watch), Desk(user: user, open: open))
            #sourceLocation()
        }

        static func endDesk(_ object: Desk) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            let hook: (Desk) async throws -> Void = { _ in print("desk cleared") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func drawer(
            _ watch: ObjectWatch?,
            desk: consuming Desk,
            open: @escaping (String, Int) async throws -> (any Editing, end: @Sendable () async -> Void)
        ) -> Drawer {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Drawer", ObjectWatch.start(watch), Drawer(desk: desk, open: open))
            #sourceLocation()
        }
    }
}

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func shell(_ watch: ObjectWatch?, signIn: @escaping @Sendable (User) throws -> Opened<Desk>) -> Shell {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Shell", ObjectWatch.start(watch), Shell(signIn: signIn))
            #sourceLocation()
        }

        @inline(never)
        static func menu(
            _ watch: ObjectWatch?,
            signIn: @escaping (User) throws -> (Desk, end: @Sendable () async -> Void)
        ) -> Menu {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Menu", ObjectWatch.start(watch), Menu(signIn: signIn))
            #sourceLocation()
        }
    }
}

extension SessionAssembly {
    /// Makes what SessionAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func editor(
            _ watch: ObjectWatch?,
            number: consuming Int,
            user: consuming User,
            title: consuming String
        ) -> (editing: any Editing, editor: Editor) {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            let object = ObjectWatch.tell(watch, "Editor", ObjectWatch.start(watch), Editor(
                number: number,
                user: user,
                title: title
            ))
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            return (object, object)
            #sourceLocation()
        }

        static func endEditor(_ object: Editor) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            let hook: (Editor) async throws -> Void = { print("editor \($0.number) closed") }
            #sourceLocation()
            try await hook(object)
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var shell: Shell { get }
        func makeMenu() -> Menu
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let shell: Shell

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let shell = AppAssembly.Factories.shell(
                    objectWatch,
                    signIn: { user in
                        let opened = try reference.open("Desk", for: "Shell").openAccount(user: user)
                        return Opened(opened.desk, end: opened.end)
                    }
                )
                self.lifetime = lifetime
                self.reference = reference
                self.shell = consume shell
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        /// Makes a new `Menu`.
        func makeMenu() -> Menu {
            AppAssembly.Factories.menu(
                lifetime.objectWatch,
                signIn: { [reference] user in
                    let opened = try reference.open("Desk", for: "Menu").openAccount(user: user)
                    return (opened.desk, end: { _ = await opened.end() })
                }
            )
        }

        /// Opens `AccountScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openAccount(user: User) throws -> Account {
            try Account(in: self, user: user)
        }

        /// Opens `AccountScope` for as long as the closure runs, and ends it however that leaves.
        func withAccount<Outcome>(
            user: User,
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
        var desk: Desk { get }
        func makeDrawer() -> Drawer
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, OpenScope {
        let desk: Desk

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<Account>
        fileprivate let user: User

        fileprivate init(in app: App, user: User) throws {
            let lifetime = try ScopeLifetime("Account", in: app.lifetime)
            let reference = ScopeReference<Account>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let desk = AccountAssembly.Factories.desk(
                    objectWatch,
                    user: user,
                    open: { string, int in
                        let opened = try reference.open("Editor", for: "Desk").openSession(number: int, title: string)
                        return (opened.editing, end: { _ = await opened.end() })
                    }
                )
                lifetime.onEnd("Desk", position: 0) {
                    try await AccountAssembly.Factories.endDesk(desk)
                }
                self.app = app
                self.lifetime = lifetime
                self.reference = reference
                self.desk = desk
                self.user = user
            }
            reference.fill(self)
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Drawer`.
        func makeDrawer() -> Drawer {
            AccountAssembly.Factories.drawer(
                lifetime.objectWatch,
                desk: desk,
                open: { [reference] string, int in
                    let opened = try reference.open("Editor", for: "Drawer").openSession(number: int, title: string)
                    return (opened.editing, end: { _ = await opened.end() })
                }
            )
        }

        /// Opens `SessionScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openSession(number: Int, title: String) throws -> Session {
            try Session(in: self, number: number, title: title)
        }

        /// Opens `SessionScope` for as long as the closure runs, and ends it however that leaves.
        func withSession<Outcome>(
            number: Int,
            title: String,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Session) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openSession(number: number, title: title)
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
        fileprivate let editing: any Editing

        fileprivate init(in account: Account, number: Int, title: String) throws {
            let lifetime = try ScopeLifetime("Session", in: account.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let (editing, editor) = SessionAssembly.Factories.editor(
                    objectWatch,
                    number: number,
                    user: account.user,
                    title: title
                )
                lifetime.onEnd("Editor", position: 0) {
                    try await SessionAssembly.Factories.endEditor(editor)
                }
                self.account = account
                self.lifetime = lifetime
                self.editing = consume editing
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
