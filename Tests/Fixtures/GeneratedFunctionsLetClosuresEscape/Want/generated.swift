// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func retry(_ watch: ObjectWatch?, onFail: @escaping () -> Void) -> Retry {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Retry", ObjectWatch.start(watch), Retry(onFail: onFail))
            #sourceLocation()
        }

        @inline(never)
        static func memberwise(
            _ watch: ObjectWatch?,
            handler: @escaping @Sendable (Int) -> Void,
            renamed: @escaping @Sendable (Int) -> Void,
            maybe: (@Sendable (Int) -> Void)?,
            made: @escaping @Sendable () -> Int
        ) -> Memberwise {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Memberwise", ObjectWatch.start(watch), Memberwise(
                handler: handler,
                renamed: renamed,
                maybe: maybe,
                made: made
            ))
            #sourceLocation()
        }

        @inline(never)
        static func many(
            _ watch: ObjectWatch?,
            handler: @escaping @Sendable (Int) -> Void,
            renamed: @escaping @Sendable (Int) -> Void,
            maybe: (@Sendable (Int) -> Void)?,
            made: @escaping @Sendable () -> Int,
            passing: @escaping @Sendable (Int) -> Void,
            optional: (@Sendable (Int) -> Void)?,
            long: (@Sendable (Int) -> Void)?
        ) -> Many {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Many", ObjectWatch.start(watch), Many(
                handler: handler,
                renamed: renamed,
                maybe: maybe,
                made: made,
                passing: passing,
                optional: optional,
                long: long
            ))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            action: @escaping () -> Void,
            inner: @escaping @MainActor @Sendable (String) -> Void,
            maybe: (@Sendable (Int) -> Void)?,
            renamed: @escaping @Sendable (Int) -> Void,
            list: [() -> Int],
            pair: (() -> Int, name: String),
            maker: @escaping @Sendable () -> String,
            nested: @escaping (@escaping () -> Void) -> () -> Void,
            thrown: @escaping () async throws(Failure) -> Void,
            sent: @escaping @Sendable () -> Int
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                action: action,
                inner: inner,
                maybe: maybe,
                renamed: renamed,
                list: list,
                pair: pair,
                maker: maker,
                nested: nested,
                thrown: thrown,
                sent: sent
            ))
            #sourceLocation()
        }

        @inline(never)
        static func holder(
            _ watch: ObjectWatch?,
            makeRetry: @escaping (@escaping () -> Void) -> Retry,
            makeScreen: @escaping (@escaping () -> Void, @escaping @MainActor @Sendable (String) -> Void, (@Sendable (Int) -> Void)?, @escaping @Sendable (Int) -> Void, [() -> Int], (() -> Int, name: String), @escaping @Sendable () -> String, @escaping (@escaping () -> Void) -> () -> Void, @escaping () async throws(Failure) -> Void, @escaping @Sendable () -> Int) -> Screen
        ) -> Holder {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Holder", ObjectWatch.start(watch), Holder(
                makeRetry: makeRetry,
                makeScreen: makeScreen
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeRetry(onFail: @escaping () -> Void) -> Retry
        func makeMemberwise() -> Memberwise
        var many: Many { get }
        func makeScreen(
            action: @escaping () -> Void,
            inner: @escaping @MainActor @Sendable (String) -> Void,
            maybe: (@Sendable (Int) -> Void)?,
            renamed: @escaping @Sendable (Int) -> Void,
            list: [() -> Int],
            pair: (() -> Int, name: String),
            maker: @escaping @Sendable () -> String,
            nested: @escaping (@escaping () -> Void) -> () -> Void,
            thrown: @escaping () async throws(Failure) -> Void,
            sent: @escaping @Sendable () -> Int
        ) -> Screen
        func makeHolder() -> Holder
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let many: Many

        fileprivate let lifetime: ScopeLifetime
        fileprivate let handler: @Sendable (Int) -> Void
        fileprivate let made: @Sendable () -> Int

        /// Opens `AppScope`.
        init(
            handler: @escaping @Sendable (Int) -> Void,
            made: @escaping @Sendable () -> Int,
            observer scopeObserver: (any ScopeObserver)? = nil
        ) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let many = AppAssembly.Factories.many(
                    objectWatch,
                    handler: handler,
                    renamed: handler,
                    maybe: handler,
                    made: made,
                    passing: handler,
                    optional: handler,
                    long: handler
                )
                self.lifetime = lifetime
                self.many = consume many
                self.handler = handler
                self.made = made
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Retry`.
        func makeRetry(onFail: @escaping () -> Void) -> Retry {
            AppAssembly.Factories.retry(lifetime.objectWatch, onFail: onFail)
        }

        /// Makes a new `Memberwise`.
        func makeMemberwise() -> Memberwise {
            AppAssembly.Factories.memberwise(
                lifetime.objectWatch,
                handler: handler,
                renamed: handler,
                maybe: handler,
                made: made
            )
        }

        /// Makes a new `Screen`.
        func makeScreen(
            action: @escaping () -> Void,
            inner: @escaping @MainActor @Sendable (String) -> Void,
            maybe: (@Sendable (Int) -> Void)?,
            renamed: @escaping @Sendable (Int) -> Void,
            list: [() -> Int],
            pair: (() -> Int, name: String),
            maker: @escaping @Sendable () -> String,
            nested: @escaping (@escaping () -> Void) -> () -> Void,
            thrown: @escaping () async throws(Failure) -> Void,
            sent: @escaping @Sendable () -> Int
        ) -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
                action: action,
                inner: inner,
                maybe: maybe,
                renamed: renamed,
                list: list,
                pair: pair,
                maker: maker,
                nested: nested,
                thrown: thrown,
                sent: sent
            )
        }

        /// Makes a new `Holder`.
        func makeHolder() -> Holder {
            AppAssembly.Factories.holder(
                lifetime.objectWatch,
                makeRetry: { [objectWatch = lifetime.objectWatch] onFail in
                    AppAssembly.Factories.retry(objectWatch, onFail: onFail)
                },
                makeScreen: { [objectWatch = lifetime.objectWatch] action, inner, maybe, renamed, list, pair, maker, nested, thrown, sent in
                    AppAssembly.Factories.screen(
                        objectWatch,
                        action: action,
                        inner: inner,
                        maybe: maybe,
                        renamed: renamed,
                        list: list,
                        pair: pair,
                        maker: maker,
                        nested: nested,
                        thrown: thrown,
                        sent: sent
                    )
                }
            )
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
