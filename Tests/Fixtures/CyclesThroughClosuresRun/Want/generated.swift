// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func a(makeB: @escaping @Sendable () throws -> B) -> A {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return A(makeB: makeB)
            #sourceLocation()
        }

        static func b(makeC: @escaping @Sendable () throws -> C) -> B {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return B(makeC: makeC)
            #sourceLocation()
        }

        static func c(makeA: @escaping @Sendable () throws -> A) -> C {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return C(makeA: makeA)
            #sourceLocation()
        }

        static func own(own: @escaping @Sendable () throws -> Own) -> Own {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Own(own: own)
            #sourceLocation()
        }

        static func node(next: @escaping () throws -> Node) -> Node {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Node(next: next)
            #sourceLocation()
        }

        static func left(right: @escaping () throws -> Right) -> Left {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Left(right: right)
            #sourceLocation()
        }

        static func right(left: @escaping () throws -> Left, a: A) -> Right {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Right(left: left, a: a)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var a: A { get }
        var own: Own { get }
        func makeNode() -> Node
        func makeLeft() -> Left
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let own: Own
        let a: A

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        fileprivate let b: B

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let own = AppAssembly.Factories.own(own: { try reference.open("Own", for: "Own").own })
            let a = AppAssembly.Factories.a(makeB: { try reference.open("B", for: "A").b })
            let c = AppAssembly.Factories.c(makeA: { a })
            let b = AppAssembly.Factories.b(makeC: { c })
            self.lifetime = lifetime
            self.reference = reference
            self.own = own
            self.a = a
            self.b = b
            reference.fill(self)
            lifetime.finishOpening()
        }

        /// Makes a new `Node`.
        func makeNode() -> Node {
            AppAssembly.Factories.node(next: { [reference] in try reference.open("Node", for: "Node").makeNode() })
        }

        /// Makes a new `Left`.
        func makeLeft() -> Left {
            AppAssembly.Factories.left(right: { [reference] in try reference.open("Right", for: "Left").makeRight() })
        }

        fileprivate func makeRight() -> Right {
            AppAssembly.Factories.right(
                left: { [reference] in
                    AppAssembly.Factories.left(right: { try reference.open("Right", for: "Left").makeRight() })
                },
                a: a
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
