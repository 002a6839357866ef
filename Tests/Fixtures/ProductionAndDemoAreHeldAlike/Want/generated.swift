// Written by Dovetail from AccountAssembly, DraftAssembly, ScreenAssembly, SDK. Do not edit.

public import Dovetail
public import Kit

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func storedDocuments(_ watch: ObjectWatch?, name: consuming AccountName) -> any Documents {
            #sourceLocation(file: "SDK/SDK.swift", line: 9)
            let make: (AccountName) -> StoredDocuments = { (name: AccountName) in StoredDocuments(name: name) }
            #sourceLocation(file: "SDK/SDK.swift", line: 9)
            return ObjectWatch.tell(watch, "StoredDocuments", ObjectWatch.start(watch), make(name))
            #sourceLocation()
        }

        @inline(never)
        package static func mirrorStoredDocuments(_ watch: ObjectWatch?) -> any Documents {
            #sourceLocation(file: "SDK/SDK.swift", line: 10)
            let make: () -> StoredDocuments = { () in StoredDocuments(names: ["mirrored"]) }
            #sourceLocation(file: "SDK/SDK.swift", line: 10)
            return ObjectWatch.tell(watch, "StoredDocuments", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        package static func index(_ watch: ObjectWatch?, documents: consuming any Documents) -> Lookup {
            #sourceLocation(file: "SDK/SDK.swift", line: 12)
            return ObjectWatch.tell(watch, "Index", ObjectWatch.start(watch), Index(documents: documents))
            #sourceLocation()
        }

        @inline(never)
        package static func thumbnail(_ watch: ObjectWatch?) -> WeaklyHeld<any Picture> {
            #sourceLocation(file: "SDK/SDK.swift", line: 13)
            let object = ObjectWatch.tell(watch, "Thumbnail", ObjectWatch.start(watch), Thumbnail())
            #sourceLocation(file: "SDK/SDK.swift", line: 13)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        package static func page(
            _ watch: ObjectWatch?,
            id: consuming PageID,
            documents: consuming any Documents
        ) throws -> Page {
            #sourceLocation(file: "SDK/SDK.swift", line: 14)
            let make: (PageID, any Documents) throws -> Page = { (id: PageID, documents: any Documents) throws in
                guard id.number < documents.all().count else { throw Failure() }
                return Page(title: documents.all()[id.number])
            }
            #sourceLocation(file: "SDK/SDK.swift", line: 14)
            return try ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), make(id, documents))
            #sourceLocation()
        }

        @inline(never)
        package static func cursor(_ watch: ObjectWatch?) async -> Cursor {
            #sourceLocation(file: "SDK/SDK.swift", line: 18)
            let make: () async -> Cursor = { () async in Cursor(position: 0) }
            #sourceLocation(file: "SDK/SDK.swift", line: 18)
            return await ObjectWatch.tell(watch, "Cursor", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        package static func spellingPlugin(_ watch: ObjectWatch?) -> any Plugin {
            #sourceLocation(file: "SDK/SDK.swift", line: 19)
            return ObjectWatch.tell(watch, "SpellingPlugin", ObjectWatch.start(watch), SpellingPlugin())
            #sourceLocation()
        }

        @inline(never)
        package static func intClosure(_ watch: ObjectWatch?) -> @Sendable () -> Int {
            #sourceLocation(file: "SDK/SDK.swift", line: 20)
            let make: () -> @Sendable () -> Int = { () in { @Sendable () -> Int in 42 } }
            #sourceLocation(file: "SDK/SDK.swift", line: 20)
            return ObjectWatch.tell(watch, "@Sendable () -> Int", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        package static func optionalAccountName(_ watch: ObjectWatch?, name: consuming AccountName) -> AccountName? {
            #sourceLocation(file: "SDK/SDK.swift", line: 21)
            let make: (AccountName) -> AccountName? = { (name: AccountName) in name.text.isEmpty ? nil : name }
            #sourceLocation(file: "SDK/SDK.swift", line: 21)
            return ObjectWatch.tell(watch, "AccountName?", ObjectWatch.start(watch), make(name))
            #sourceLocation()
        }
    }
}

extension DraftAssembly {
    /// Makes what DraftAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func draft(_ watch: ObjectWatch?) -> Draft {
            #sourceLocation(file: "SDK/SDK.swift", line: 38)
            return ObjectWatch.tell(watch, "Draft", ObjectWatch.start(watch), Draft())
            #sourceLocation()
        }

        @inline(never)
        package static func mirrorCursor(
            _ watch: ObjectWatch?,
            draft: consuming Draft,
            isolation: isolated (any Actor)? = #isolation
        ) async -> Cursor {
            #if compiler(>=6.2)
                typealias Make = nonisolated(nonsending) (Draft) async -> Cursor
            #else
                typealias Make = (Draft) async -> Cursor
            #endif
            #sourceLocation(file: "SDK/SDK.swift", line: 39)
            let make: Make = { (draft: Draft) async in Cursor(position: draft.text.count) }
            #sourceLocation(file: "SDK/SDK.swift", line: 39)
            return await ObjectWatch.tell(watch, "Cursor", ObjectWatch.start(watch), make(draft))
            #sourceLocation()
        }
    }
}

extension ScreenAssembly {
    /// Makes what ScreenAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        @MainActor package static func window(_ watch: ObjectWatch?, documents: consuming any Documents) -> Window {
            #sourceLocation(file: "SDK/SDK.swift", line: 28)
            return ObjectWatch.tell(watch, "Window", ObjectWatch.start(watch), Window(documents: documents))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func theme(_ watch: ObjectWatch?) -> Theme {
            #sourceLocation(file: "SDK/SDK.swift", line: 29)
            let make: () -> Theme = { () in Theme(name: "light") }
            #sourceLocation(file: "SDK/SDK.swift", line: 29)
            return ObjectWatch.tell(watch, "Theme", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func mirrorPage(_ watch: ObjectWatch?, title: consuming String) -> Page {
            #sourceLocation(file: "SDK/SDK.swift", line: 30)
            let make: (String) -> Page = { (title: String) in Page(title: title) }
            #sourceLocation(file: "SDK/SDK.swift", line: 30)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), make(title))
            #sourceLocation()
        }
    }
}

extension SDK {
    /// What SDK makes for `HostScope`.
    public nonisolated final class Host: OpenScope {
        fileprivate let lifetime: ScopeLifetime

        /// Opens `HostScope`.
        public init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Host", observer: scopeObserver)
            self.lifetime = lifetime
            lifetime.finishOpening(self)
        }

        /// Opens `AccountScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        public func openAccount(accountName: AccountName) throws -> Account {
            try Account(in: self, accountName: accountName)
        }

        /// Opens `AccountScope` for as long as the closure runs, and ends it however that leaves.
        public func withAccount<Outcome>(
            accountName: AccountName,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Account) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openAccount(accountName: accountName)
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
        public func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What SDK, and each composition that includes it, hands out in `AccountScope`.
    public nonisolated protocol AccountRoots: AnyObject, Sendable {
        var documents: any Documents { get }
        var mirrorDocuments: any Documents { get }
        var lookup: Lookup { get }
        var picture: any Picture { get }
        func makePage(id: PageID) throws -> Page
        func makeCursor() async -> Cursor
        func makePluginArray() -> [any Plugin]
        var intClosure: @Sendable () -> Int { get }
        var optionalAccountName: AccountName? { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What SDK makes for `AccountScope`.
    public nonisolated final class Account: AccountRoots, OpenScope {
        public let documents: any Documents
        public let mirrorDocuments: any Documents
        public let intClosure: @Sendable () -> Int
        public let optionalAccountName: AccountName?

        // An open scope keeps the one around it alive.
        fileprivate let host: Host
        fileprivate let lifetime: ScopeLifetime
        fileprivate let plugin: any Plugin
        private let lazyLookup = Lazy<Lookup>("Index")
        private let weakPicture = WeakObject<any Picture>("Thumbnail")

        fileprivate init(in host: Host, accountName: AccountName) throws {
            let lifetime = try ScopeLifetime("Account", in: host.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let documents = AccountAssembly.Factories.storedDocuments(objectWatch, name: accountName)
                let mirrorDocuments = AccountAssembly.Factories.mirrorStoredDocuments(objectWatch)
                let plugin = AccountAssembly.Factories.spellingPlugin(objectWatch)
                let intClosure = AccountAssembly.Factories.intClosure(objectWatch)
                let optionalAccountName = AccountAssembly.Factories.optionalAccountName(objectWatch, name: accountName)
                self.host = host
                self.lifetime = lifetime
                self.documents = consume documents
                self.mirrorDocuments = consume mirrorDocuments
                self.intClosure = intClosure
                self.optionalAccountName = optionalAccountName
                self.plugin = consume plugin
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        public var lookup: Lookup { lazyLookup.value(in: lifetime) { newLookup() } }

        private func newLookup() -> Lookup {
            AccountAssembly.Factories.index(lifetime.objectWatch, documents: documents)
        }

        public var picture: any Picture { weakPicture.value(in: lifetime) { newPicture() } }

        private func newPicture() -> WeaklyHeld<any Picture> {
            AccountAssembly.Factories.thumbnail(lifetime.objectWatch)
        }

        /// Makes a new `Page`.
        public func makePage(id: PageID) throws -> Page {
            try AccountAssembly.Factories.page(lifetime.objectWatch, id: id, documents: documents)
        }

        /// Makes a new `Cursor`.
        public func makeCursor() async -> Cursor {
            await AccountAssembly.Factories.cursor(lifetime.objectWatch)
        }

        /// Makes a new `[any Plugin]`.
        public func makePluginArray() -> [any Plugin] {
            [plugin]
        }

        /// Opens `DraftScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        public func openDraft() throws -> Draft {
            try Draft(in: self)
        }

        #if compiler(>=6.2)
        /// Opens `DraftScope` for as long as the closure runs, and ends it however that leaves.
        public func withDraft<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: nonisolated(nonsending) (Draft) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openDraft()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }
        #endif

        /// Opens `ScreenScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @MainActor public func openScreen() throws -> Screen {
            try Screen(in: self)
        }

        /// Opens `ScreenScope` for as long as the closure runs, and ends it however that leaves.
        @MainActor public func withScreen<Outcome>(
            _ body: @MainActor (Screen) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openScreen()
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
        public func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What SDK, and each composition that includes it, hands out in `DraftScope`.
    public nonisolated protocol DraftRoots: AnyObject {
        var draft: Kit.Draft { get }
        func makeMirrorCursor(isolation: isolated (any Actor)?) async -> Cursor
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What SDK makes for `DraftScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    public nonisolated final class Draft: DraftRoots {
        public let draft: Kit.Draft

        // An open scope keeps the one around it alive.
        fileprivate let account: Account
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in account: Account) throws {
            let lifetime = try ScopeLifetime("Draft", in: account.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let draft = DraftAssembly.Factories.draft(objectWatch)
                self.account = account
                self.lifetime = lifetime
                self.draft = consume draft
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Cursor`.
        public func makeMirrorCursor(isolation: isolated (any Actor)? = #isolation) async -> Cursor {
            await DraftAssembly.Factories.mirrorCursor(lifetime.objectWatch, draft: draft)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        public func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
            await lifetime.end()
        }
    }

    /// What SDK, and each composition that includes it, hands out in `ScreenScope`.
    @MainActor public protocol ScreenRoots: AnyObject, Sendable {
        nonisolated var window: Window { get }
        var theme: Theme { get }
        func makeMirrorPage(title: String) -> Page
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What SDK makes for `ScreenScope`.
    @MainActor public final class Screen: ScreenRoots {
        nonisolated public let window: Window
        public let theme: Theme

        // An open scope keeps the one around it alive.
        nonisolated fileprivate let account: Account
        nonisolated fileprivate let lifetime: ScopeLifetime

        fileprivate init(in account: Account) throws {
            let lifetime = try ScopeLifetime("Screen", in: account.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let window = ScreenAssembly.Factories.window(objectWatch, documents: account.documents)
                let theme = ScreenAssembly.Factories.theme(objectWatch)
                self.account = account
                self.lifetime = lifetime
                self.window = consume window
                self.theme = consume theme
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Page`.
        public func makeMirrorPage(title: String) -> Page {
            ScreenAssembly.Factories.mirrorPage(lifetime.objectWatch, title: title)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated public func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    public nonisolated enum Generated {}
}

extension SDK.DraftRoots {
    /// Ends the scope where it is called.
    @discardableResult
    public func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}

#if compiler(>=6.2)
    extension SDK.Screen: nonisolated OpenScope {}
#else
    extension SDK.Screen: OpenScope {}
#endif

// Written by Dovetail from StagingDoubles, Staging. Do not edit.

package import Dovetail
package import Kit
#if hasFeature(InternalImportsByDefault)
    package import SDK
#else
    import SDK
#endif

extension StagingDoubles {
    /// Makes what StagingDoubles registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func cursor(_ watch: ObjectWatch?) -> Cursor {
            #sourceLocation(file: "Staging/Staging.swift", line: 17)
            let make: () -> Cursor = { () in Cursor(position: 1) }
            #sourceLocation(file: "Staging/Staging.swift", line: 17)
            return ObjectWatch.tell(watch, "Cursor", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}

extension Staging {
    /// What Staging makes for `HostScope`.
    package nonisolated final class Host: OpenScope {
        fileprivate let lifetime: ScopeLifetime

        /// Opens `HostScope`.
        package init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Host", observer: scopeObserver)
            self.lifetime = lifetime
            lifetime.finishOpening(self)
        }

        /// Opens `AccountScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        package func openAccount(accountName: AccountName) throws -> Account {
            try Account(in: self, accountName: accountName)
        }

        /// Opens `AccountScope` for as long as the closure runs, and ends it however that leaves.
        package func withAccount<Outcome>(
            accountName: AccountName,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Account) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openAccount(accountName: accountName)
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
        package func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Staging, and each composition that includes it, hands out in `AccountScope`.
    package nonisolated protocol AccountRoots: AnyObject, Sendable {
        var documents: any Documents { get }
        var mirrorDocuments: any Documents { get }
        var lookup: Lookup { get }
        var picture: any Picture { get }
        func makePage(id: PageID) throws -> Page
        func makeCursor() -> Cursor
        func makePluginArray() -> [any Plugin]
        var intClosure: @Sendable () -> Int { get }
        var optionalAccountName: AccountName? { get }
        var accountName: AccountName { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Staging makes for `AccountScope`.
    package nonisolated final class Account: AccountRoots, SDK.AccountRoots, OpenScope {
        package let accountName: AccountName
        package let documents: any Documents
        package let mirrorDocuments: any Documents
        package let intClosure: @Sendable () -> Int
        package let optionalAccountName: AccountName?

        // An open scope keeps the one around it alive.
        fileprivate let host: Host
        fileprivate let lifetime: ScopeLifetime
        fileprivate let plugin: any Plugin
        private let lazyLookup = Lazy<Lookup>("Index")
        private let weakPicture = WeakObject<any Picture>("Thumbnail")

        fileprivate init(in host: Host, accountName: AccountName) throws {
            let lifetime = try ScopeLifetime("Account", in: host.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let documents = AccountAssembly.Factories.storedDocuments(objectWatch, name: accountName)
                let mirrorDocuments = AccountAssembly.Factories.mirrorStoredDocuments(objectWatch)
                let plugin = AccountAssembly.Factories.spellingPlugin(objectWatch)
                let intClosure = AccountAssembly.Factories.intClosure(objectWatch)
                let optionalAccountName = AccountAssembly.Factories.optionalAccountName(objectWatch, name: accountName)
                self.host = host
                self.lifetime = lifetime
                self.accountName = accountName
                self.documents = consume documents
                self.mirrorDocuments = consume mirrorDocuments
                self.intClosure = intClosure
                self.optionalAccountName = optionalAccountName
                self.plugin = consume plugin
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        package var lookup: Lookup { lazyLookup.value(in: lifetime) { newLookup() } }

        private func newLookup() -> Lookup {
            AccountAssembly.Factories.index(lifetime.objectWatch, documents: documents)
        }

        package var picture: any Picture { weakPicture.value(in: lifetime) { newPicture() } }

        private func newPicture() -> WeaklyHeld<any Picture> {
            AccountAssembly.Factories.thumbnail(lifetime.objectWatch)
        }

        /// Makes a new `Page`.
        package func makePage(id: PageID) throws -> Page {
            try AccountAssembly.Factories.page(lifetime.objectWatch, id: id, documents: documents)
        }

        /// Makes a new `Cursor`.
        package func makeCursor() -> Cursor {
            StagingDoubles.Factories.cursor(lifetime.objectWatch)
        }

        /// Makes a new `[any Plugin]`.
        package func makePluginArray() -> [any Plugin] {
            [plugin]
        }

        /// Opens `DraftScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        package func openDraft() throws -> Draft {
            try Draft(in: self)
        }

        #if compiler(>=6.2)
        /// Opens `DraftScope` for as long as the closure runs, and ends it however that leaves.
        package func withDraft<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: nonisolated(nonsending) (Draft) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openDraft()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }
        #endif

        /// Opens `ScreenScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @MainActor package func openScreen() throws -> Screen {
            try Screen(in: self)
        }

        /// Opens `ScreenScope` for as long as the closure runs, and ends it however that leaves.
        @MainActor package func withScreen<Outcome>(
            _ body: @MainActor (Screen) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openScreen()
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
        package func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Staging, and each composition that includes it, hands out in `DraftScope`.
    package nonisolated protocol DraftRoots: AnyObject {
        var draft: Kit.Draft { get }
        func makeMirrorCursor(isolation: isolated (any Actor)?) async -> Cursor
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Staging makes for `DraftScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    package nonisolated final class Draft: DraftRoots, SDK.DraftRoots {
        package let draft: Kit.Draft

        // An open scope keeps the one around it alive.
        fileprivate let account: Account
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in account: Account) throws {
            let lifetime = try ScopeLifetime("Draft", in: account.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let draft = DraftAssembly.Factories.draft(objectWatch)
                self.account = account
                self.lifetime = lifetime
                self.draft = consume draft
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Cursor`.
        package func makeMirrorCursor(isolation: isolated (any Actor)? = #isolation) async -> Cursor {
            await DraftAssembly.Factories.mirrorCursor(lifetime.objectWatch, draft: draft)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        package func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Staging, and each composition that includes it, hands out in `ScreenScope`.
    @MainActor package protocol ScreenRoots: AnyObject, Sendable {
        nonisolated var window: Window { get }
        var theme: Theme { get }
        func makeMirrorPage(title: String) -> Page
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Staging makes for `ScreenScope`.
    @MainActor package final class Screen: ScreenRoots, SDK.ScreenRoots {
        nonisolated package let window: Window
        package let theme: Theme

        // An open scope keeps the one around it alive.
        nonisolated fileprivate let account: Account
        nonisolated fileprivate let lifetime: ScopeLifetime

        fileprivate init(in account: Account) throws {
            let lifetime = try ScopeLifetime("Screen", in: account.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let window = ScreenAssembly.Factories.window(objectWatch, documents: account.documents)
                let theme = ScreenAssembly.Factories.theme(objectWatch)
                self.account = account
                self.lifetime = lifetime
                self.window = consume window
                self.theme = consume theme
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Page`.
        package func makeMirrorPage(title: String) -> Page {
            ScreenAssembly.Factories.mirrorPage(lifetime.objectWatch, title: title)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated package func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    package nonisolated enum Generated {}
}

extension Staging.DraftRoots {
    /// Ends the scope where it is called.
    @discardableResult
    package func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}

#if compiler(>=6.2)
    extension Staging.Screen: nonisolated OpenScope {}
#else
    extension Staging.Screen: OpenScope {}
#endif

// Written by Dovetail from Doubles, DraftDoubles, ScreenDoubles, Demo. Do not edit.

import Dovetail
import Kit
import SDK
import Staging

extension Doubles {
    /// Makes what Doubles registers.
    nonisolated enum Factories {
        @inline(never)
        static func page(_ watch: ObjectWatch?, number: consuming PageID) -> Page {
            #sourceLocation(file: "App/Program.swift", line: 20)
            let make: (PageID) -> Page = { (number: PageID) in Page(title: "page \(number.number)") }
            #sourceLocation(file: "App/Program.swift", line: 20)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), make(number))
            #sourceLocation()
        }

        @inline(never)
        static func lookup(_ watch: ObjectWatch?) -> Lookup {
            #sourceLocation(file: "App/Program.swift", line: 21)
            return ObjectWatch.tell(watch, "Lookup", ObjectWatch.start(watch), Lookup())
            #sourceLocation()
        }

        @inline(never)
        static func demoPlugin(_ watch: ObjectWatch?) -> any Plugin {
            #sourceLocation(file: "App/Program.swift", line: 22)
            return ObjectWatch.tell(watch, "DemoPlugin", ObjectWatch.start(watch), DemoPlugin())
            #sourceLocation()
        }
    }
}

extension DraftDoubles {
    /// Makes what DraftDoubles registers.
    nonisolated enum Factories {
        @inline(never)
        static func mirrorCursor(_ watch: ObjectWatch?, isolation: isolated (any Actor)? = #isolation) async -> Cursor {
            #if compiler(>=6.2)
                typealias Make = nonisolated(nonsending) () async -> Cursor
            #else
                typealias Make = () async -> Cursor
            #endif
            #sourceLocation(file: "App/Program.swift", line: 36)
            let make: Make = { () async in Cursor(position: -1) }
            #sourceLocation(file: "App/Program.swift", line: 36)
            return await ObjectWatch.tell(watch, "Cursor", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}

extension ScreenDoubles {
    /// ScreenDoubles registers nothing that is made.
    nonisolated enum Factories {}
}

extension Demo {
    /// What Demo makes for `HostScope`.
    nonisolated final class Host: OpenScope {
        fileprivate let lifetime: ScopeLifetime

        /// Opens `HostScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Host", observer: scopeObserver)
            self.lifetime = lifetime
            lifetime.finishOpening(self)
        }

        /// Opens `AccountScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openAccount(accountName: AccountName, double documents: any Documents) throws -> Account {
            try Account(in: self, accountName: accountName, double: documents)
        }

        /// Opens `AccountScope` for as long as the closure runs, and ends it however that leaves.
        func withAccount<Outcome>(
            accountName: AccountName,
            double documents: any Documents,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Account) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openAccount(accountName: accountName, double: documents)
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

    /// What Demo, and each composition that includes it, hands out in `AccountScope`.
    nonisolated protocol AccountRoots: AnyObject, Sendable {
        var documents: any Documents { get }
        var mirrorDocuments: any Documents { get }
        var lookup: Lookup { get }
        var picture: any Picture { get }
        func makePage(id: PageID) -> Page
        func makeCursor() -> Cursor
        func makePluginArray() -> [any Plugin]
        var intClosure: @Sendable () -> Int { get }
        var optionalAccountName: AccountName? { get }
        var accountName: AccountName { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Demo makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, Staging.AccountRoots, SDK.AccountRoots, OpenScope {
        let accountName: AccountName
        let documents: any Documents
        let mirrorDocuments: any Documents
        let intClosure: @Sendable () -> Int
        let optionalAccountName: AccountName?
        let lookup: Lookup

        // An open scope keeps the one around it alive.
        fileprivate let host: Host
        fileprivate let lifetime: ScopeLifetime
        fileprivate let plugin: any Plugin
        fileprivate let plugin2: any Plugin
        private let weakPicture = WeakObject<any Picture>("Thumbnail")

        fileprivate init(in host: Host, accountName: AccountName, double documents: any Documents) throws {
            let lifetime = try ScopeLifetime("Account", in: host.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let mirrorDocuments = AccountAssembly.Factories.mirrorStoredDocuments(objectWatch)
                let plugin = AccountAssembly.Factories.spellingPlugin(objectWatch)
                let intClosure = AccountAssembly.Factories.intClosure(objectWatch)
                let optionalAccountName = AccountAssembly.Factories.optionalAccountName(objectWatch, name: accountName)
                let lookup = Doubles.Factories.lookup(objectWatch)
                let plugin2 = Doubles.Factories.demoPlugin(objectWatch)
                self.host = host
                self.lifetime = lifetime
                self.accountName = accountName
                self.documents = documents
                self.mirrorDocuments = consume mirrorDocuments
                self.intClosure = intClosure
                self.optionalAccountName = optionalAccountName
                self.lookup = consume lookup
                self.plugin = consume plugin
                self.plugin2 = consume plugin2
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        var picture: any Picture { weakPicture.value(in: lifetime) { newPicture() } }

        private func newPicture() -> WeaklyHeld<any Picture> {
            AccountAssembly.Factories.thumbnail(lifetime.objectWatch)
        }

        /// Makes a new `Cursor`.
        func makeCursor() -> Cursor {
            StagingDoubles.Factories.cursor(lifetime.objectWatch)
        }

        /// Makes a new `Page`.
        func makePage(id: PageID) -> Page {
            Doubles.Factories.page(lifetime.objectWatch, number: id)
        }

        /// Makes a new `[any Plugin]`.
        func makePluginArray() -> [any Plugin] {
            [plugin, plugin2]
        }

        /// Opens `DraftScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openDraft() throws -> Draft {
            try Draft(in: self)
        }

        #if compiler(>=6.2)
        /// Opens `DraftScope` for as long as the closure runs, and ends it however that leaves.
        func withDraft<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: nonisolated(nonsending) (Draft) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openDraft()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }
        #endif

        /// Opens `ScreenScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @MainActor func openScreen(demoTheme theme: Theme) throws -> Screen {
            try Screen(in: self, demoTheme: theme)
        }

        /// Opens `ScreenScope` for as long as the closure runs, and ends it however that leaves.
        @MainActor func withScreen<Outcome>(
            demoTheme theme: Theme,
            _ body: @MainActor (Screen) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openScreen(demoTheme: theme)
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

    /// What Demo, and each composition that includes it, hands out in `DraftScope`.
    nonisolated protocol DraftRoots: AnyObject {
        var draft: Kit.Draft { get }
        func makeMirrorCursor(isolation: isolated (any Actor)?) async -> Cursor
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Demo makes for `DraftScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class Draft: DraftRoots, Staging.DraftRoots, SDK.DraftRoots {
        let draft: Kit.Draft

        // An open scope keeps the one around it alive.
        fileprivate let account: Account
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in account: Account) throws {
            let lifetime = try ScopeLifetime("Draft", in: account.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let draft = DraftAssembly.Factories.draft(objectWatch)
                self.account = account
                self.lifetime = lifetime
                self.draft = consume draft
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Cursor`.
        func makeMirrorCursor(isolation: isolated (any Actor)? = #isolation) async -> Cursor {
            await DraftDoubles.Factories.mirrorCursor(lifetime.objectWatch)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Demo, and each composition that includes it, hands out in `ScreenScope`.
    @MainActor protocol ScreenRoots: AnyObject, Sendable {
        nonisolated var window: Window { get }
        var theme: Theme { get }
        func makeMirrorPage(title: String) -> Page
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Demo makes for `ScreenScope`.
    @MainActor final class Screen: ScreenRoots, Staging.ScreenRoots, SDK.ScreenRoots {
        let theme: Theme
        nonisolated let window: Window

        // An open scope keeps the one around it alive.
        nonisolated fileprivate let account: Account
        nonisolated fileprivate let lifetime: ScopeLifetime

        fileprivate init(in account: Account, demoTheme theme: Theme) throws {
            let lifetime = try ScopeLifetime("Screen", in: account.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let window = ScreenAssembly.Factories.window(objectWatch, documents: account.documents)
                self.account = account
                self.lifetime = lifetime
                self.theme = theme
                self.window = consume window
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Page`.
        func makeMirrorPage(title: String) -> Page {
            ScreenAssembly.Factories.mirrorPage(lifetime.objectWatch, title: title)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Demo.DraftRoots {
    /// Ends the scope where it is called.
    @discardableResult
    func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}

#if compiler(>=6.2)
    extension Demo.Screen: nonisolated OpenScope {}
#else
    extension Demo.Screen: OpenScope {}
#endif
