// Written by Dovetail from ComponentModule, SubcomponentModule, Cycles. Do not edit.

import Dovetail

extension ComponentModule {
    /// Makes what ComponentModule registers.
    nonisolated enum Factories {
        static func itself(itself: @escaping @Sendable () throws -> Itself) -> Itself {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return Itself(itself: itself)
            #sourceLocation()
        }

        static func anew(anew: @escaping @Sendable () throws -> Anew) -> Anew {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Anew(anew: anew)
            #sourceLocation()
        }

        static func a(b: B) -> A {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return A(b: b)
            #sourceLocation()
        }

        static func b(c: C) -> B {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return B(c: c)
            #sourceLocation()
        }

        static func c(a: @escaping @Sendable () throws -> A) -> C {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return C(a: a)
            #sourceLocation()
        }

        static func outside(a: A, c: @escaping @Sendable () throws -> C) -> Outside {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Outside(a: a, c: c)
            #sourceLocation()
        }

        static func shell(open: @escaping @Sendable () throws -> (Kernel, end: @Sendable () async -> Void)) -> Shell {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return Shell(open: open)
            #sourceLocation()
        }

        static func factory(makeProduct: @escaping @Sendable (Int) throws -> Product) -> Factory {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return Factory(makeProduct: makeProduct)
            #sourceLocation()
        }

        static func product(number: Int, factory: Factory) -> Product {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return Product(number: number, factory: factory)
            #sourceLocation()
        }

        static func l1(next: L2) -> L1 {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return L1(next: next)
            #sourceLocation()
        }

        static func l2(next: L3) -> L2 {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return L2(next: next)
            #sourceLocation()
        }

        static func l3(next: L4) -> L3 {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return L3(next: next)
            #sourceLocation()
        }

        static func l4(next: L5) -> L4 {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return L4(next: next)
            #sourceLocation()
        }

        static func l5(next: L6) -> L5 {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return L5(next: next)
            #sourceLocation()
        }

        static func l6(first: @escaping @Sendable () throws -> L1) -> L6 {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return L6(first: first)
            #sourceLocation()
        }
    }
}

extension SubcomponentModule {
    /// Makes what SubcomponentModule registers.
    nonisolated enum Factories {
        static func kernel(shell: Shell) -> Kernel {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return Kernel(shell: shell)
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
            let itself = ComponentModule.Factories.itself(
                itself: { try reference.open("Itself", for: "Itself").itself }
            )
            let shell = ComponentModule.Factories.shell(open: {
                let opened = try reference.open("Kernel", for: "Shell").openSubcomponent()
                return (opened.kernel, end: { _ = await opened.end() })
            })
            let c = ComponentModule.Factories.c(a: { try reference.open("A", for: "C").a })
            let b = ComponentModule.Factories.b(c: c)
            let a = ComponentModule.Factories.a(b: b)
            let outside = ComponentModule.Factories.outside(a: a, c: { c })
            let factory = ComponentModule.Factories.factory(makeProduct: { number in
                try reference.open("Product", for: "Factory").makeProduct(number: number)
            })
            let l6 = ComponentModule.Factories.l6(first: { try reference.open("L1", for: "L6").l1 })
            let l5 = ComponentModule.Factories.l5(next: l6)
            let l4 = ComponentModule.Factories.l4(next: l5)
            let l3 = ComponentModule.Factories.l3(next: l4)
            let l2 = ComponentModule.Factories.l2(next: l3)
            let l1 = ComponentModule.Factories.l1(next: l2)
            self.lifetime = lifetime
            self.reference = reference
            self.itself = itself
            self.shell = shell
            self.outside = outside
            self.factory = factory
            self.l1 = l1
            self.a = a
            reference.fill(self)
            lifetime.finishOpening()
        }

        /// Makes a new `Anew`.
        func makeAnew() -> Anew {
            ComponentModule.Factories.anew(anew: { [reference] in try reference.open("Anew", for: "Anew").makeAnew() })
        }

        fileprivate func makeProduct(number: Int) -> Product {
            ComponentModule.Factories.product(number: number, factory: factory)
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
            let kernel = SubcomponentModule.Factories.kernel(shell: component.shell)
            self.component = component
            self.lifetime = lifetime
            self.kernel = kernel
            lifetime.finishOpening()
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
