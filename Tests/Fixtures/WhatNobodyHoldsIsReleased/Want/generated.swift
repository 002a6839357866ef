// Written by Dovetail from AppAssembly, SessionAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func n1(_ watch: ObjectWatch?, n2: consuming N2) -> N1 {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "N1", ObjectWatch.start(watch), N1(n2: n2))
            #sourceLocation()
        }

        @inline(never)
        static func n2(_ watch: ObjectWatch?, n3: consuming N3) -> N2 {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "N2", ObjectWatch.start(watch), N2(n3: n3))
            #sourceLocation()
        }

        @inline(never)
        static func n3(_ watch: ObjectWatch?, n1: @escaping () throws -> N1) -> N3 {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "N3", ObjectWatch.start(watch), N3(n1: n1))
            #sourceLocation()
        }

        @inline(never)
        static func s1(_ watch: ObjectWatch?, s2: consuming S2) -> S1 {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "S1", ObjectWatch.start(watch), S1(s2: s2))
            #sourceLocation()
        }

        @inline(never)
        static func s2(
            _ watch: ObjectWatch?,
            s1: @escaping @Sendable () throws -> S1,
            page: @escaping @Sendable () throws -> Page
        ) -> S2 {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "S2", ObjectWatch.start(watch), S2(s1: s1, page: page))
            #sourceLocation()
        }

        @inline(never)
        static func page(_ watch: ObjectWatch?, s1: consuming S1, again: @escaping () throws -> Page) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(s1: s1, again: again))
            #sourceLocation()
        }

        @inline(never)
        static func late(_ watch: ObjectWatch?, s1: consuming S1) -> Late {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Late", ObjectWatch.start(watch), Late(s1: s1))
            #sourceLocation()
        }
    }
}

extension SessionAssembly {
    /// Makes what SessionAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func session(_ watch: ObjectWatch?, late: @escaping @Sendable () throws -> Late) -> Session {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "Session", ObjectWatch.start(watch), Session(late: late))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeN1() -> N1
        var s1: S1 { get }
        func makePage() -> Page
        var late: Late { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let s1: S1

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        private let lazyLate = Lazy<Late>("Late")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let s2 = AppAssembly.Factories.s2(
                    objectWatch,
                    s1: { try reference.open("S1", for: "S2").s1 },
                    page: { try reference.open("Page", for: "S2").makePage() }
                )
                let s1 = AppAssembly.Factories.s1(objectWatch, s2: consume s2)
                self.lifetime = lifetime
                self.reference = reference
                self.s1 = s1
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        var late: Late { lazyLate.value(in: lifetime) { newLate() } }

        private func newLate() -> Late {
            AppAssembly.Factories.late(lifetime.objectWatch, s1: s1)
        }

        /// Makes a new `N1`.
        func makeN1() -> N1 {
            AppAssembly.Factories.n1(lifetime.objectWatch, n2: makeN2())
        }

        /// Makes a new `Page`.
        func makePage() -> Page {
            AppAssembly.Factories.page(
                lifetime.objectWatch,
                s1: s1,
                again: { [reference] in try reference.open("Page", for: "Page").makePage() }
            )
        }

        fileprivate func makeN2() -> N2 {
            AppAssembly.Factories.n2(lifetime.objectWatch, n3: makeN3())
        }

        fileprivate func makeN3() -> N3 {
            AppAssembly.Factories.n3(
                lifetime.objectWatch,
                n1: { [reference] in try reference.open("N1", for: "N3").makeN1() }
            )
        }

        /// Opens `SessionScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openSession() throws -> Session {
            try Session(in: self)
        }

        /// Opens `SessionScope` for as long as the closure runs, and ends it however that leaves.
        func withSession<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Session) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openSession()
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
        var session: App::Session { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `SessionScope`.
    nonisolated final class Session: SessionRoots, OpenScope {
        let session: App::Session

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Session", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let session = SessionAssembly.Factories.session(
                    objectWatch,
                    late: { [appReference = app.reference] in
                        try appReference.open("Late", for: "Session").late
                    }
                )
                self.app = app
                self.lifetime = lifetime
                self.session = consume session
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
