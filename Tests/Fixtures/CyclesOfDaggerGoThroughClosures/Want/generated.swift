// Written by Dovetail from ComponentModule, SubcomponentModule, Cycles. Do not edit.

import Dovetail

extension ComponentModule {
    /// Makes what ComponentModule registers.
    nonisolated enum Factories {
        @inline(never)
        static func itself(_ watch: ObjectWatch?, itself: @escaping @Sendable () throws -> Itself) -> Itself {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Itself", ObjectWatch.start(watch), Itself(itself: itself))
            #sourceLocation()
        }

        @inline(never)
        static func anew(_ watch: ObjectWatch?, anew: @escaping @Sendable () throws -> Anew) -> Anew {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Anew", ObjectWatch.start(watch), Anew(anew: anew))
            #sourceLocation()
        }

        @inline(never)
        static func a(_ watch: ObjectWatch?, b: consuming B) -> A {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "A", ObjectWatch.start(watch), A(b: b))
            #sourceLocation()
        }

        @inline(never)
        static func b(_ watch: ObjectWatch?, c: consuming C) -> B {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "B", ObjectWatch.start(watch), B(c: c))
            #sourceLocation()
        }

        @inline(never)
        static func c(_ watch: ObjectWatch?, a: @escaping @Sendable () throws -> A) -> C {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "C", ObjectWatch.start(watch), C(a: a))
            #sourceLocation()
        }

        @inline(never)
        static func outside(_ watch: ObjectWatch?, a: consuming A, c: @escaping @Sendable () throws -> C) -> Outside {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Outside", ObjectWatch.start(watch), Outside(a: a, c: c))
            #sourceLocation()
        }

        @inline(never)
        static func shell(
            _ watch: ObjectWatch?,
            open: @escaping @Sendable () throws -> (Kernel, end: @Sendable () async -> Void)
        ) -> Shell {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Shell", ObjectWatch.start(watch), Shell(open: open))
            #sourceLocation()
        }

        @inline(never)
        static func factory(
            _ watch: ObjectWatch?,
            makeProduct: @escaping @Sendable (Int) throws -> Product
        ) -> Factory {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Factory", ObjectWatch.start(watch), Factory(makeProduct: makeProduct))
            #sourceLocation()
        }

        @inline(never)
        static func product(_ watch: ObjectWatch?, number: consuming Int, factory: consuming Factory) -> Product {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Product", ObjectWatch.start(watch), Product(
                number: number,
                factory: factory
            ))
            #sourceLocation()
        }

        @inline(never)
        static func l1(_ watch: ObjectWatch?, next: consuming L2) -> L1 {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "L1", ObjectWatch.start(watch), L1(next: next))
            #sourceLocation()
        }

        @inline(never)
        static func l2(_ watch: ObjectWatch?, next: consuming L3) -> L2 {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "L2", ObjectWatch.start(watch), L2(next: next))
            #sourceLocation()
        }

        @inline(never)
        static func l3(_ watch: ObjectWatch?, next: consuming L4) -> L3 {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "L3", ObjectWatch.start(watch), L3(next: next))
            #sourceLocation()
        }

        @inline(never)
        static func l4(_ watch: ObjectWatch?, next: consuming L5) -> L4 {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "L4", ObjectWatch.start(watch), L4(next: next))
            #sourceLocation()
        }

        @inline(never)
        static func l5(_ watch: ObjectWatch?, next: consuming L6) -> L5 {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "L5", ObjectWatch.start(watch), L5(next: next))
            #sourceLocation()
        }

        @inline(never)
        static func l6(_ watch: ObjectWatch?, first: @escaping @Sendable () throws -> L1) -> L6 {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "L6", ObjectWatch.start(watch), L6(first: first))
            #sourceLocation()
        }
    }
}

extension SubcomponentModule {
    /// Makes what SubcomponentModule registers.
    nonisolated enum Factories {
        @inline(never)
        static func kernel(_ watch: ObjectWatch?, shell: consuming Shell) -> Kernel {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return ObjectWatch.tell(watch, "Kernel", ObjectWatch.start(watch), Kernel(shell: shell))
            #sourceLocation()
        }
    }
}

extension Cycles {
    /// What Cycles, and each composition that includes it, hands out in `ComponentScope`.
    nonisolated protocol ComponentRoots: AnyObject, Sendable {
        var itself: Itself { get }
        func makeAnew() -> Anew
        var outside: Outside { get }
        var shell: Shell { get }
        var factory: Factory { get }
        var l1: L1 { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Cycles makes for `ComponentScope`.
    nonisolated final class Component: ComponentRoots, OpenScope {
        let itself: Itself
        let shell: Shell
        let outside: Outside
        let factory: Factory
        let l1: L1

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<Component>
        fileprivate let a: A

        /// Opens `ComponentScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Component", observer: scopeObserver)
            let reference = ScopeReference<Component>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let itself = ComponentModule.Factories.itself(
                    objectWatch,
                    itself: { try reference.open("Itself", for: "Itself").itself }
                )
                let shell = ComponentModule.Factories.shell(
                    objectWatch,
                    open: {
                        let opened = try reference.open("Kernel", for: "Shell").openSubcomponent()
                        return (opened.kernel, end: { _ = await opened.end() })
                    }
                )
                let c = ComponentModule.Factories.c(objectWatch, a: { try reference.open("A", for: "C").a })
                let b = ComponentModule.Factories.b(objectWatch, c: c)
                let a = ComponentModule.Factories.a(objectWatch, b: consume b)
                let outside = ComponentModule.Factories.outside(objectWatch, a: a, c: { c })
                let factory = ComponentModule.Factories.factory(
                    objectWatch,
                    makeProduct: { number in
                        try reference.open("Product", for: "Factory").makeProduct(number: number)
                    }
                )
                let l6 = ComponentModule.Factories.l6(objectWatch, first: { try reference.open("L1", for: "L6").l1 })
                let l5 = ComponentModule.Factories.l5(objectWatch, next: consume l6)
                let l4 = ComponentModule.Factories.l4(objectWatch, next: consume l5)
                let l3 = ComponentModule.Factories.l3(objectWatch, next: consume l4)
                let l2 = ComponentModule.Factories.l2(objectWatch, next: consume l3)
                let l1 = ComponentModule.Factories.l1(objectWatch, next: consume l2)
                self.lifetime = lifetime
                self.reference = reference
                self.itself = itself
                self.shell = consume shell
                self.outside = consume outside
                self.factory = consume factory
                self.l1 = l1
                self.a = a
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        /// Makes a new `Anew`.
        func makeAnew() -> Anew {
            ComponentModule.Factories.anew(
                lifetime.objectWatch,
                anew: { [reference] in try reference.open("Anew", for: "Anew").makeAnew() }
            )
        }

        fileprivate func makeProduct(number: Int) -> Product {
            ComponentModule.Factories.product(lifetime.objectWatch, number: number, factory: factory)
        }

        /// Opens `SubcomponentScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openSubcomponent() throws -> Subcomponent {
            try Subcomponent(in: self)
        }

        /// Opens `SubcomponentScope` for as long as the closure runs, and ends it however that leaves.
        func withSubcomponent<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Subcomponent) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openSubcomponent()
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

    /// What Cycles makes for `SubcomponentScope`.
    nonisolated final class Subcomponent: OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let component: Component
        fileprivate let lifetime: ScopeLifetime
        fileprivate let kernel: Kernel

        fileprivate init(in component: Component) throws {
            let lifetime = try ScopeLifetime("Subcomponent", in: component.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let kernel = SubcomponentModule.Factories.kernel(objectWatch, shell: component.shell)
                self.component = component
                self.lifetime = lifetime
                self.kernel = consume kernel
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
