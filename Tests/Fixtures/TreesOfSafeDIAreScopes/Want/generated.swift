// Written by Dovetail from LoggedInAssembly, RootAssembly, Product. Do not edit.

import Dovetail

extension LoggedInAssembly {
    /// Makes what LoggedInAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func defaultUserManager(
            _ watch: ObjectWatch?,
            user: consuming User
        ) -> (userManager: any UserManager, userVendor: any UserVendor) {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            let object = ObjectWatch.tell(watch, "DefaultUserManager", ObjectWatch.start(watch), DefaultUserManager(
                user: user
            ))
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func loggedInFeed(
            _ watch: ObjectWatch?,
            user: consuming User?,
            vendor: consuming (any UserVendor)?
        ) -> LoggedInFeed {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return ObjectWatch.tell(watch, "LoggedInFeed", ObjectWatch.start(watch), LoggedInFeed(
                user: user,
                vendor: vendor
            ))
            #sourceLocation()
        }

        @inline(never)
        static func notes(_ watch: ObjectWatch?, user: consuming User, storage: consuming any StringStorage) -> Notes {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return ObjectWatch.tell(watch, "Notes", ObjectWatch.start(watch), Notes(user: user, storage: storage))
            #sourceLocation()
        }
    }
}

extension RootAssembly {
    /// Makes what RootAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func defaults(_ watch: ObjectWatch?) -> any StringStorage {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let make: () -> Defaults = { Defaults.standard }
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Defaults", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func containerOfBool(_ watch: ObjectWatch?) -> Container<Bool> {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let make: () -> Container<Bool> = { Container(false) }
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Container<Bool>", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func leaf(_ watch: ObjectWatch?) -> Leaf {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Leaf", ObjectWatch.start(watch), Leaf())
            #sourceLocation()
        }

        @inline(never)
        static func page(
            _ watch: ObjectWatch?,
            title: consuming String,
            leaf: consuming Leaf,
            number: consuming Int
        ) -> any Showing {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(
                title: title,
                leaf: leaf,
                number: number
            ))
            #sourceLocation()
        }

        @inline(never)
        static func branch(
            _ watch: ObjectWatch?,
            name: consuming String,
            makeBranch: @escaping @Sendable (String) throws -> Branch
        ) -> Branch {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Branch", ObjectWatch.start(watch), Branch(
                name: name,
                makeBranch: makeBranch
            ))
            #sourceLocation()
        }

        @inline(never)
        static func feed(_ watch: ObjectWatch?, user: consuming User?, vendor: consuming (any UserVendor)?) -> Feed {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Feed", ObjectWatch.start(watch), Feed(user: user, vendor: vendor))
            #sourceLocation()
        }

        @inline(never)
        static func root(
            _ watch: ObjectWatch?,
            logIn: @escaping @Sendable (User) throws -> (Notes, end: @Sendable () async -> Void),
            makeLeaf: @escaping @Sendable () -> Leaf,
            makePage: @escaping @Sendable (Int, String) -> any Showing,
            optional: (@Sendable () -> Leaf)?
        ) -> Root {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Root", ObjectWatch.start(watch), Root(
                logIn: logIn,
                makeLeaf: makeLeaf,
                makePage: makePage,
                optional: optional
            ))
            #sourceLocation()
        }

        @inline(never)
        static func outerInner(_ watch: ObjectWatch?) -> Outer.Inner {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Outer.Inner", ObjectWatch.start(watch), Outer.Inner())
            #sourceLocation()
        }

        @inline(never)
        static func outerHolder(_ watch: ObjectWatch?, inner: consuming Outer.Inner) -> Outer.Holder {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Outer.Holder", ObjectWatch.start(watch), Outer.Holder(inner: inner))
            #sourceLocation()
        }

        @inline(never)
        static func otherHolder(_ watch: ObjectWatch?, inner: consuming Outer.Inner) -> OtherHolder {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "OtherHolder", ObjectWatch.start(watch), OtherHolder(inner: inner))
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
            let objectWatch = lifetime.objectWatch
            do {
                let stringStorage = RootAssembly.Factories.defaults(objectWatch)
                let containerOfBool = RootAssembly.Factories.containerOfBool(objectWatch)
                let root = RootAssembly.Factories.root(
                    objectWatch,
                    logIn: { user in
                        let opened = try reference.open("Notes", for: "Root").openLoggedIn(user: user)
                        return (opened.makeNotes(), end: { _ = await opened.end() })
                    },
                    makeLeaf: { RootAssembly.Factories.leaf(objectWatch) },
                    makePage: { number, title in
                        let leaf = RootAssembly.Factories.leaf(objectWatch)
                        return RootAssembly.Factories.page(objectWatch, title: title, leaf: leaf, number: number)
                    },
                    optional: { RootAssembly.Factories.leaf(objectWatch) }
                )
                let outerInner = RootAssembly.Factories.outerInner(objectWatch)
                let outerHolder = RootAssembly.Factories.outerHolder(objectWatch, inner: outerInner)
                let otherHolder = RootAssembly.Factories.otherHolder(objectWatch, inner: consume outerInner)
                self.lifetime = lifetime
                self.reference = reference
                self.containerOfBool = consume containerOfBool
                self.root = consume root
                self.outerHolder = consume outerHolder
                self.otherHolder = consume otherHolder
                self.stringStorage = consume stringStorage
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        /// Makes a new `Branch`.
        func makeBranch(name: String) -> Branch {
            RootAssembly.Factories.branch(
                lifetime.objectWatch,
                name: name,
                makeBranch: { [reference] name2 in
                    try reference.open("Branch", for: "Branch").makeBranch(name: name2)
                }
            )
        }

        /// Makes a new `Feed`.
        func makeFeed() -> Feed {
            RootAssembly.Factories.feed(lifetime.objectWatch, user: nil, vendor: nil)
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
            let objectWatch = lifetime.objectWatch
            do {
                let (userManager, userVendor) = LoggedInAssembly.Factories.defaultUserManager(objectWatch, user: user)
                self.root = root
                self.lifetime = lifetime
                self.userManager = consume userManager
                self.user = user
                self.userVendor = consume userVendor
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `LoggedInFeed`.
        func makeLoggedInFeed() -> LoggedInFeed {
            LoggedInAssembly.Factories.loggedInFeed(lifetime.objectWatch, user: user, vendor: userVendor)
        }

        fileprivate func makeNotes() -> Notes {
            LoggedInAssembly.Factories.notes(lifetime.objectWatch, user: user, storage: root.stringStorage)
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
