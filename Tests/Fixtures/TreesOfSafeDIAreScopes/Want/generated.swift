// Written by Dovetail from LoggedInAssembly, RootAssembly, Product. Do not edit.

import Dovetail

extension LoggedInAssembly {
    /// Makes what LoggedInAssembly registers.
    nonisolated enum Factories {
        static func defaultUserManager(user: User) -> (userManager: any UserManager, userVendor: any UserVendor) {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            let object = DefaultUserManager(user: user)
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return (object, object)
            #sourceLocation()
        }

        static func loggedInFeed(user: User?, vendor: (any UserVendor)?) -> LoggedInFeed {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return LoggedInFeed(user: user, vendor: vendor)
            #sourceLocation()
        }

        static func notes(user: User, storage: any StringStorage) -> Notes {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return Notes(user: user, storage: storage)
            #sourceLocation()
        }
    }
}

extension RootAssembly {
    /// Makes what RootAssembly registers.
    nonisolated enum Factories {
        static func defaults() -> any StringStorage {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let make: () -> Defaults = { Defaults.standard }
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return make()
            #sourceLocation()
        }

        static func containerOfBool() -> Container<Bool> {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let make: () -> Container<Bool> = { Container(false) }
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return make()
            #sourceLocation()
        }

        static func leaf() -> Leaf {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Leaf()
            #sourceLocation()
        }

        static func page(title: String, leaf: Leaf, number: Int) -> any Showing {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Page(title: title, leaf: leaf, number: number)
            #sourceLocation()
        }

        static func branch(name: String, makeBranch: @escaping @Sendable (String) throws -> Branch) -> Branch {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Branch(name: name, makeBranch: makeBranch)
            #sourceLocation()
        }

        static func feed(user: User?, vendor: (any UserVendor)?) -> Feed {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Feed(user: user, vendor: vendor)
            #sourceLocation()
        }

        static func root(
            logIn: @escaping @Sendable (User) throws -> (Notes, end: @Sendable () async -> Void),
            makeLeaf: @escaping @Sendable () -> Leaf,
            makePage: @escaping @Sendable (Int, String) -> any Showing,
            optional: (@Sendable () -> Leaf)?
        ) -> Root {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return Root(logIn: logIn, makeLeaf: makeLeaf, makePage: makePage, optional: optional)
            #sourceLocation()
        }

        static func outerInner() -> Outer.Inner {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return Outer.Inner()
            #sourceLocation()
        }

        static func outerHolder(inner: Outer.Inner) -> Outer.Holder {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return Outer.Holder(inner: inner)
            #sourceLocation()
        }

        static func otherHolder(inner: Outer.Inner) -> OtherHolder {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return OtherHolder(inner: inner)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `RootScope`.
    nonisolated protocol RootRoots: AnyObject, Sendable {
        var root: App.Root { get }
        var containerOfBool: Container<Bool> { get }
        func makeFeed() -> Feed
        func makeBranch(name: String) -> Branch
        var outerHolder: Outer.Holder { get }
        var otherHolder: OtherHolder { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `RootScope`.
    nonisolated final class Root: RootRoots, OpenScope {
        let containerOfBool: Container<Bool>
        let root: App.Root
        let outerHolder: Outer.Holder
        let otherHolder: OtherHolder

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<Root>
        fileprivate let stringStorage: any StringStorage

        /// Opens `RootScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Root", observer: scopeObserver)
            let reference = ScopeReference<Root>(lifetime)
            let stringStorage = RootAssembly.Factories.defaults()
            let containerOfBool = RootAssembly.Factories.containerOfBool()
            let root = RootAssembly.Factories.root(
                logIn: { user in
                    let opened = try reference.open("Notes", for: "Root").openLoggedIn(user: user)
                    return (opened.makeNotes(), end: { _ = await opened.end() })
                },
                makeLeaf: { RootAssembly.Factories.leaf() },
                makePage: { number, title in
                    let leaf = RootAssembly.Factories.leaf()
                    return RootAssembly.Factories.page(title: title, leaf: leaf, number: number)
                },
                optional: { RootAssembly.Factories.leaf() }
            )
            let outerInner = RootAssembly.Factories.outerInner()
            let outerHolder = RootAssembly.Factories.outerHolder(inner: outerInner)
            let otherHolder = RootAssembly.Factories.otherHolder(inner: outerInner)
            self.lifetime = lifetime
            self.reference = reference
            self.containerOfBool = containerOfBool
            self.root = root
            self.outerHolder = outerHolder
            self.otherHolder = otherHolder
            self.stringStorage = stringStorage
            reference.fill(self)
            lifetime.finishOpening()
        }

        /// Makes a new `Branch`.
        func makeBranch(name: String) -> Branch {
            RootAssembly.Factories.branch(
                name: name,
                makeBranch: { [reference] name2 in
                    try reference.open("Branch", for: "Branch").makeBranch(name: name2)
                }
            )
        }

        /// Makes a new `Feed`.
        func makeFeed() -> Feed {
            RootAssembly.Factories.feed(user: nil, vendor: nil)
        }

        /// Opens `LoggedInScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openLoggedIn(user: User) throws -> LoggedIn {
            try LoggedIn(in: self, user: user)
        }

        /// Opens `LoggedInScope` for as long as the closure runs, and ends it however that leaves.
        func withLoggedIn<Outcome>(
            user: User,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (LoggedIn) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openLoggedIn(user: user)
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

    /// What Product, and each composition that includes it, hands out in `LoggedInScope`.
    nonisolated protocol LoggedInRoots: AnyObject, Sendable {
        func makeLoggedInFeed() -> LoggedInFeed
        var userManager: any UserManager { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `LoggedInScope`.
    nonisolated final class LoggedIn: LoggedInRoots, OpenScope {
        let userManager: any UserManager

        // An open scope keeps the one around it alive.
        fileprivate let root: Root
        fileprivate let lifetime: ScopeLifetime
        fileprivate let user: User
        fileprivate let userVendor: any UserVendor

        fileprivate init(in root: Root, user: User) throws {
            let lifetime = try ScopeLifetime("LoggedIn", in: root.lifetime)
            let (userManager, userVendor) = LoggedInAssembly.Factories.defaultUserManager(user: user)
            self.root = root
            self.lifetime = lifetime
            self.userManager = userManager
            self.user = user
            self.userVendor = userVendor
            lifetime.finishOpening()
        }

        /// Makes a new `LoggedInFeed`.
        func makeLoggedInFeed() -> LoggedInFeed {
            LoggedInAssembly.Factories.loggedInFeed(user: user, vendor: userVendor)
        }

        fileprivate func makeNotes() -> Notes {
            LoggedInAssembly.Factories.notes(user: user, storage: root.stringStorage)
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
#sourceLocation(file: "App/Types.swift", line: 36)
private func dovetailWarning1() {
    #warning("parameter `user` of `Feed` is always nil: `User` lives in `LoggedInScope`, which is shorter than `RootScope`; register `Feed` in `LoggedInScope`, or `User` in `RootScope` [scope-violation]")
}
#sourceLocation(file: "App/Types.swift", line: 36)
private func dovetailWarning2() {
    #warning("parameter `vendor` of `Feed` is always nil: `any UserVendor` lives in `LoggedInScope`, which is shorter than `RootScope`; register `Feed` in `LoggedInScope`, or `DefaultUserManager` in `RootScope` [scope-violation]")
}
#sourceLocation()
