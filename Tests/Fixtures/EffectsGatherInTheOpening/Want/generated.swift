// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func throwing(_ watch: ObjectWatch?, number: consuming Int) throws -> Throwing {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return try ObjectWatch.tell(watch, "Throwing", ObjectWatch.start(watch), Throwing(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func typedThrowing(_ watch: ObjectWatch?, number: consuming Int) throws(Refused) -> TypedThrowing {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return try ObjectWatch.tell(watch, "TypedThrowing", ObjectWatch.start(watch), TypedThrowing(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func loader(
            _ watch: ObjectWatch?,
            number: consuming Int,
            throwing: consuming Throwing
        ) async throws -> Loader {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return try await ObjectWatch.tell(watch, "Loader", ObjectWatch.start(watch), Loader(
                number: number,
                throwing: throwing
            ))
            #sourceLocation()
        }

        @inline(never)
        static func onTop(_ watch: ObjectWatch?, loader: consuming Loader) -> OnTop {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "OnTop", ObjectWatch.start(watch), OnTop(loader: loader))
            #sourceLocation()
        }

        @inline(never)
        static func throwingPage(_ watch: ObjectWatch?, number: consuming Int) throws -> ThrowingPage {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return try ObjectWatch.tell(watch, "ThrowingPage", ObjectWatch.start(watch), ThrowingPage(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func asyncPage(_ watch: ObjectWatch?, onTop: consuming OnTop) async -> AsyncPage {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return await ObjectWatch.tell(watch, "AsyncPage", ObjectWatch.start(watch), AsyncPage(onTop: onTop))
            #sourceLocation()
        }

        @inline(never)
        static func plainPage(_ watch: ObjectWatch?, onTop: consuming OnTop) -> PlainPage {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "PlainPage", ObjectWatch.start(watch), PlainPage(onTop: onTop))
            #sourceLocation()
        }

        @inline(never)
        static func lazyThrowing(_ watch: ObjectWatch?, number: consuming Int) throws -> LazyThrowing {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return try ObjectWatch.tell(watch, "LazyThrowing", ObjectWatch.start(watch), LazyThrowing(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func aboveLazy(_ watch: ObjectWatch?, lazy: consuming LazyThrowing) -> AboveLazy {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "AboveLazy", ObjectWatch.start(watch), AboveLazy(lazy: lazy))
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func session(
            _ watch: ObjectWatch?,
            above: consuming AboveLazy,
            page: @escaping @Sendable () async throws -> AsyncPage
        ) async throws -> Session {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return try await ObjectWatch.tell(watch, "Session", ObjectWatch.start(watch), Session(
                above: above,
                page: page
            ))
            #sourceLocation()
        }

        @inline(never)
        static func sessionPage(_ watch: ObjectWatch?, session: consuming Session) -> SessionPage {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return ObjectWatch.tell(watch, "SessionPage", ObjectWatch.start(watch), SessionPage(session: session))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var onTop: OnTop { get }
        var typedThrowing: TypedThrowing { get }
        func makeThrowingPage() throws -> ThrowingPage
        func makeAsyncPage() async -> AsyncPage
        func makePlainPage() -> PlainPage
        func makeAboveLazy() throws -> AboveLazy
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let typedThrowing: TypedThrowing
        let onTop: OnTop

        fileprivate let lifetime: ScopeLifetime
        fileprivate let number: Int
        private let lazyLazyThrowing = Lazy<LazyThrowing>("LazyThrowing")

        /// Opens `AppScope`.
        init(number: Int, observer scopeObserver: (any ScopeObserver)? = nil) async throws {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let throwing = try AppAssembly.Factories.throwing(objectWatch, number: number)
                let typedThrowing = try AppAssembly.Factories.typedThrowing(objectWatch, number: number)
                let loader = try await AppAssembly.Factories.loader(
                    objectWatch,
                    number: number,
                    throwing: consume throwing
                )
                let onTop = AppAssembly.Factories.onTop(objectWatch, loader: consume loader)
                self.lifetime = lifetime
                self.typedThrowing = typedThrowing
                self.onTop = consume onTop
                self.number = number
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening(self)
        }

        fileprivate var lazyThrowing: LazyThrowing {
            get throws { try lazyLazyThrowing.value(in: lifetime) { try newLazyThrowing() } }
        }

        private func newLazyThrowing() throws -> LazyThrowing {
            try AppAssembly.Factories.lazyThrowing(lifetime.objectWatch, number: number)
        }

        /// Makes a new `ThrowingPage`.
        func makeThrowingPage() throws -> ThrowingPage {
            try AppAssembly.Factories.throwingPage(lifetime.objectWatch, number: number)
        }

        /// Makes a new `AsyncPage`.
        func makeAsyncPage() async -> AsyncPage {
            await AppAssembly.Factories.asyncPage(lifetime.objectWatch, onTop: onTop)
        }

        /// Makes a new `PlainPage`.
        func makePlainPage() -> PlainPage {
            AppAssembly.Factories.plainPage(lifetime.objectWatch, onTop: onTop)
        }

        /// Makes a new `AboveLazy`.
        func makeAboveLazy() throws -> AboveLazy {
            try AppAssembly.Factories.aboveLazy(lifetime.objectWatch, lazy: lazyThrowing)
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild() async throws -> Child {
            try await Child(in: self)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try await openChild()
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

    /// What Product, and each composition that includes it, hands out in `ChildScope`.
    nonisolated protocol ChildRoots: AnyObject, Sendable {
        func makeSessionPage() -> SessionPage
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let session: Session

        fileprivate init(in app: App) async throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let session = try await ChildAssembly.Factories.session(
                    objectWatch,
                    above: app.makeAboveLazy(),
                    page: { [onTop = app.onTop] in
                        await AppAssembly.Factories.asyncPage(objectWatch, onTop: onTop)
                    }
                )
                self.app = app
                self.lifetime = lifetime
                self.session = consume session
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `SessionPage`.
        func makeSessionPage() -> SessionPage {
            ChildAssembly.Factories.sessionPage(lifetime.objectWatch, session: session)
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
