// Written by Dovetail from AppAssembly, ChildAssembly, OtherAssembly, Product, Smaller. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func around(_ watch: ObjectWatch?) -> Around {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Around", ObjectWatch.start(watch), Around())
            #sourceLocation()
        }

        @inline(never)
        static func openers(
            _ watch: ObjectWatch?,
            eager: @escaping @Sendable (First, Second) throws -> Opened<Eager>,
            late: @escaping @Sendable (Second, First) throws -> Opened<Late>,
            anew: @escaping @Sendable (Second, First) throws -> (Anew, end: @Sendable () async -> Void),
            once: @escaping @Sendable (First, Second) throws -> (Once, end: @Sendable () async -> Void),
            held: @escaping @Sendable (First, Second) throws -> Opened<Held>,
            list: @escaping @Sendable (First, Second) throws -> Opened<[Listed]>,
            wrapped: @escaping @Sendable (First, Second) throws -> Opened<any Named>,
            input: @escaping @Sendable (First, Second) throws -> Opened<First>,
            ofParent: @escaping @Sendable (First, Second) throws -> Opened<Around>
        ) -> Openers {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Openers", ObjectWatch.start(watch), Openers(
                eager: eager,
                late: late,
                anew: anew,
                once: once,
                held: held,
                list: list,
                wrapped: wrapped,
                input: input,
                ofParent: ofParent
            ))
            #sourceLocation()
        }

        @inline(never)
        static func opensAnew(
            _ watch: ObjectWatch?,
            open: @escaping @Sendable (First, Second) throws -> Opened<Eager>
        ) -> OpensAnew {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "OpensAnew", ObjectWatch.start(watch), OpensAnew(open: open))
            #sourceLocation()
        }

        @inline(never)
        static func opensLate(
            _ watch: ObjectWatch?,
            open: @escaping @Sendable (First, Second) throws -> Opened<Eager>
        ) -> OpensLate {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "OpensLate", ObjectWatch.start(watch), OpensLate(open: open))
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func context(_ watch: ObjectWatch?, second: consuming Second, first: consuming First) -> Context {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Context", ObjectWatch.start(watch), Context(second: second, first: first))
            #sourceLocation()
        }

        @inline(never)
        static func eager(_ watch: ObjectWatch?, context: consuming Context) -> Eager {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "Eager", ObjectWatch.start(watch), Eager(context: context))
            #sourceLocation()
        }

        static func endEager(_ object: Eager) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            let hook: (Eager) async throws -> Void = { print("-", $0.name, "ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func late(_ watch: ObjectWatch?, context: consuming Context) -> Late {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Late", ObjectWatch.start(watch), Late(context: context))
            #sourceLocation()
        }

        @inline(never)
        static func anew(_ watch: ObjectWatch?, context: consuming Context) -> Anew {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Anew", ObjectWatch.start(watch), Anew(context: context))
            #sourceLocation()
        }

        @inline(never)
        static func once(_ watch: ObjectWatch?, context: consuming Context) -> Once {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return ObjectWatch.tell(watch, "Once", ObjectWatch.start(watch), Once(context: context))
            #sourceLocation()
        }

        @inline(never)
        static func held(_ watch: ObjectWatch?, context: consuming Context) -> WeaklyHeld<Held> {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            let object = ObjectWatch.tell(watch, "Held", ObjectWatch.start(watch), Held(context: context))
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func listed(_ watch: ObjectWatch?, context: consuming Context) -> Listed {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return ObjectWatch.tell(watch, "Listed", ObjectWatch.start(watch), Listed(context: context))
            #sourceLocation()
        }

        @inline(never)
        static func eager2(_ watch: ObjectWatch?, context: consuming Context) -> any Named {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return ObjectWatch.tell(watch, "Eager", ObjectWatch.start(watch), Eager(context: context))
            #sourceLocation()
        }

        @inline(never)
        static func wrapped(_ watch: ObjectWatch?, inner: consuming any Named) -> any Named {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return ObjectWatch.tell(watch, "Wrapped", ObjectWatch.start(watch), Wrapped(inner: inner))
            #sourceLocation()
        }
    }
}

extension OtherAssembly {
    /// Makes what OtherAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func sibling(
            _ watch: ObjectWatch?,
            open: @escaping @Sendable (First, Second) throws -> Opened<Eager>
        ) -> Sibling {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            return ObjectWatch.tell(watch, "Sibling", ObjectWatch.start(watch), Sibling(open: open))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var openers: Openers { get }
        func makeOpensAnew() -> OpensAnew
        var opensLate: OpensLate { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let openers: Openers

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        fileprivate let around: Around
        private let lazyOpensLate = Lazy<OpensLate>("OpensLate")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let around = AppAssembly.Factories.around(objectWatch)
                let openers = AppAssembly.Factories.openers(
                    objectWatch,
                    eager: { first, second in
                        let opened = try reference.open("Eager", for: "Openers").openChild(first: first, second: second)
                        return Opened(opened.eager, end: opened.end)
                    },
                    late: { second, first in
                        let opened = try reference.open("Late", for: "Openers").openChild(first: first, second: second)
                        return Opened(opened.late, end: opened.end)
                    },
                    anew: { second, first in
                        let opened = try reference.open("Anew", for: "Openers").openChild(first: first, second: second)
                        return (opened.makeAnew(), end: { _ = await opened.end() })
                    },
                    once: { first, second in
                        let opened = try reference.open("Once", for: "Openers").openChild(first: first, second: second)
                        return (opened.makeOnce(), end: { _ = await opened.end() })
                    },
                    held: { first, second in
                        let opened = try reference.open("Held", for: "Openers").openChild(first: first, second: second)
                        return Opened(opened.held, end: opened.end)
                    },
                    list: { first, second in
                        let opened = try reference.open("[Listed]", for: "Openers").openChild(first: first, second: second)
                        return Opened(opened.makeListedArray(), end: opened.end)
                    },
                    wrapped: { first, second in
                        let opened = try reference.open("Wrapped", for: "Openers").openChild(first: first, second: second)
                        return Opened(opened.named2, end: opened.end)
                    },
                    input: { first, second in
                        let opened = try reference.open("First", for: "Openers").openChild(first: first, second: second)
                        return Opened(opened.first, end: opened.end)
                    },
                    ofParent: { first, second in
                        let opened = try reference.open("Around", for: "Openers").openChild(first: first, second: second)
                        return Opened(opened.app.around, end: opened.end)
                    }
                )
                self.lifetime = lifetime
                self.reference = reference
                self.openers = consume openers
                self.around = around
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        var opensLate: OpensLate { lazyOpensLate.value(in: lifetime) { newOpensLate() } }

        private func newOpensLate() -> OpensLate {
            AppAssembly.Factories.opensLate(
                lifetime.objectWatch,
                open: { [reference] first, second in
                    let opened = try reference.open("Eager", for: "OpensLate").openChild(first: first, second: second)
                    return Opened(opened.eager, end: opened.end)
                }
            )
        }

        /// Makes a new `OpensAnew`.
        func makeOpensAnew() -> OpensAnew {
            AppAssembly.Factories.opensAnew(
                lifetime.objectWatch,
                open: { [reference] first, second in
                    let opened = try reference.open("Eager", for: "OpensAnew").openChild(first: first, second: second)
                    return Opened(opened.eager, end: opened.end)
                }
            )
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild(first: First, second: Second) throws -> Child {
            try Child(in: self, first: first, second: second)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            first: First,
            second: Second,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChild(first: first, second: second)
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `OtherScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openOther() throws -> Other {
            try Other(in: self)
        }

        /// Opens `OtherScope` for as long as the closure runs, and ends it however that leaves.
        func withOther<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Other) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openOther()
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

    /// What Product makes for `ChildScope`.
    nonisolated final class Child: OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let first: First
        fileprivate let context: Context
        fileprivate let eager: Eager
        fileprivate let named2: any Named
        private let lazyLate = Lazy<Late>("Late")
        private let weakHeld = WeakObject<Held>("Held")

        fileprivate init(in app: App, first: First, second: Second) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let context = ChildAssembly.Factories.context(objectWatch, second: second, first: first)
                let eager = ChildAssembly.Factories.eager(objectWatch, context: context)
                let named = ChildAssembly.Factories.eager2(objectWatch, context: context)
                let named2 = ChildAssembly.Factories.wrapped(objectWatch, inner: consume named)
                lifetime.onEnd("Eager", position: 1) {
                    try await ChildAssembly.Factories.endEager(eager)
                }
                self.app = app
                self.lifetime = lifetime
                self.first = first
                self.context = consume context
                self.eager = eager
                self.named2 = consume named2
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var late: Late { lazyLate.value(in: lifetime) { newLate() } }

        private func newLate() -> Late {
            ChildAssembly.Factories.late(lifetime.objectWatch, context: context)
        }

        fileprivate var held: Held { weakHeld.value(in: lifetime) { newHeld() } }

        private func newHeld() -> WeaklyHeld<Held> {
            ChildAssembly.Factories.held(lifetime.objectWatch, context: context)
        }

        fileprivate func makeAnew() -> Anew {
            ChildAssembly.Factories.anew(lifetime.objectWatch, context: context)
        }

        fileprivate func makeOnce() -> Once {
            ChildAssembly.Factories.once(lifetime.objectWatch, context: context)
        }

        fileprivate func makeListed() -> Listed {
            ChildAssembly.Factories.listed(lifetime.objectWatch, context: context)
        }

        fileprivate func makeListedArray() -> [Listed] {
            [makeListed()]
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `OtherScope`.
    nonisolated protocol OtherRoots: AnyObject, Sendable {
        var sibling: Sibling { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `OtherScope`.
    nonisolated final class Other: OtherRoots, OpenScope {
        let sibling: Sibling

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Other", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let sibling = OtherAssembly.Factories.sibling(
                    objectWatch,
                    open: { [appReference = app.reference] first, second in
                        let opened = try appReference.open("Eager", for: "Sibling").openChild(first: first, second: second)
                        return Opened(opened.eager, end: opened.end)
                    }
                )
                self.app = app
                self.lifetime = lifetime
                self.sibling = consume sibling
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

extension Smaller {
    /// What Smaller makes for `AppScope`.
    nonisolated final class App: OpenScope {
        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            lifetime.finishOpening(self)
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild(first: First, second: Second) throws -> Child {
            try Child(in: self, first: first, second: second)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            first: First,
            second: Second,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChild(first: first, second: second)
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

    /// What Smaller, and each composition that includes it, hands out in `ChildScope`.
    nonisolated protocol ChildRoots: AnyObject, Sendable {
        var late: Late { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Smaller makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let context: Context
        private let lazyLate = Lazy<Late>("Late")

        fileprivate init(in app: App, first: First, second: Second) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let context = ChildAssembly.Factories.context(objectWatch, second: second, first: first)
                self.app = app
                self.lifetime = lifetime
                self.context = consume context
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        var late: Late { lazyLate.value(in: lifetime) { newLate() } }

        private func newLate() -> Late {
            ChildAssembly.Factories.late(lifetime.objectWatch, context: context)
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
