// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func throwing(number: Int) throws -> Throwing {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return try Throwing(number: number)
            #sourceLocation()
        }

        static func typedThrowing(number: Int) throws(Refused) -> TypedThrowing {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return try TypedThrowing(number: number)
            #sourceLocation()
        }

        static func loader(number: Int, throwing: Throwing) async throws -> Loader {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return try await Loader(number: number, throwing: throwing)
            #sourceLocation()
        }

        static func onTop(loader: Loader) -> OnTop {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return OnTop(loader: loader)
            #sourceLocation()
        }

        static func throwingPage(number: Int) throws -> ThrowingPage {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return try ThrowingPage(number: number)
            #sourceLocation()
        }

        static func asyncPage(onTop: OnTop) async -> AsyncPage {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return await AsyncPage(onTop: onTop)
            #sourceLocation()
        }

        static func plainPage(onTop: OnTop) -> PlainPage {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return PlainPage(onTop: onTop)
            #sourceLocation()
        }

        static func lazyThrowing(number: Int) throws -> LazyThrowing {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return try LazyThrowing(number: number)
            #sourceLocation()
        }

        static func aboveLazy(lazy: LazyThrowing) -> AboveLazy {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return AboveLazy(lazy: lazy)
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        static func session(
            above: AboveLazy,
            page: @escaping @Sendable () async throws -> AsyncPage
        ) async throws -> Session {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return try await Session(above: above, page: page)
            #sourceLocation()
        }

        static func sessionPage(session: Session) -> SessionPage {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return SessionPage(session: session)
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
            do {
                let throwing = try AppAssembly.Factories.throwing(number: number)
                let typedThrowing = try AppAssembly.Factories.typedThrowing(number: number)
                let loader = try await AppAssembly.Factories.loader(number: number, throwing: throwing)
                let onTop = AppAssembly.Factories.onTop(loader: loader)
                self.lifetime = lifetime
                self.typedThrowing = typedThrowing
                self.onTop = onTop
                self.number = number
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening()
        }

        fileprivate var lazyThrowing: LazyThrowing {
            get throws { try lazyLazyThrowing.value(in: lifetime) { try newLazyThrowing() } }
        }

        private func newLazyThrowing() throws -> LazyThrowing {
            try AppAssembly.Factories.lazyThrowing(number: number)
        }

        /// Makes a new `ThrowingPage`.
        func makeThrowingPage() throws -> ThrowingPage {
            try AppAssembly.Factories.throwingPage(number: number)
        }

        /// Makes a new `AsyncPage`.
        func makeAsyncPage() async -> AsyncPage {
            await AppAssembly.Factories.asyncPage(onTop: onTop)
        }

        /// Makes a new `PlainPage`.
        func makePlainPage() -> PlainPage {
            AppAssembly.Factories.plainPage(onTop: onTop)
        }

        /// Makes a new `AboveLazy`.
        func makeAboveLazy() throws -> AboveLazy {
            try AppAssembly.Factories.aboveLazy(lazy: lazyThrowing)
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
            do {
                let session = try await ChildAssembly.Factories.session(
                    above: app.makeAboveLazy(),
                    page: { [onTop = app.onTop] in await AppAssembly.Factories.asyncPage(onTop: onTop) }
                )
                self.app = app
                self.lifetime = lifetime
                self.session = session
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening()
        }

        /// Makes a new `SessionPage`.
        func makeSessionPage() -> SessionPage {
            ChildAssembly.Factories.sessionPage(session: session)
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
