// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func a(_ watch: ObjectWatch?, makeB: @escaping @Sendable () throws -> B) -> A {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "A", ObjectWatch.start(watch), A(makeB: makeB))
            #sourceLocation()
        }

        @inline(never)
        static func b(_ watch: ObjectWatch?, makeC: @escaping @Sendable () throws -> C) -> B {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "B", ObjectWatch.start(watch), B(makeC: makeC))
            #sourceLocation()
        }

        @inline(never)
        static func c(_ watch: ObjectWatch?, makeA: @escaping @Sendable () throws -> A) -> C {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "C", ObjectWatch.start(watch), C(makeA: makeA))
            #sourceLocation()
        }

        @inline(never)
        static func own(_ watch: ObjectWatch?, own: @escaping @Sendable () throws -> Own) -> Own {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Own", ObjectWatch.start(watch), Own(own: own))
            #sourceLocation()
        }

        @inline(never)
        static func node(_ watch: ObjectWatch?, next: @escaping () throws -> Node) -> Node {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Node", ObjectWatch.start(watch), Node(next: next))
            #sourceLocation()
        }

        @inline(never)
        static func left(_ watch: ObjectWatch?, right: @escaping () throws -> Right) -> Left {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Left", ObjectWatch.start(watch), Left(right: right))
            #sourceLocation()
        }

        @inline(never)
        static func right(_ watch: ObjectWatch?, left: @escaping () throws -> Left, a: consuming A) -> Right {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Right", ObjectWatch.start(watch), Right(left: left, a: a))
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
            let objectWatch = lifetime.objectWatch
            do {
                let own = AppAssembly.Factories.own(objectWatch, own: { try reference.open("Own", for: "Own").own })
                let a = AppAssembly.Factories.a(objectWatch, makeB: { try reference.open("B", for: "A").b })
                let c = AppAssembly.Factories.c(objectWatch, makeA: { a })
                let b = AppAssembly.Factories.b(objectWatch, makeC: { c })
                self.lifetime = lifetime
                self.reference = reference
                self.own = own
                self.a = a
                self.b = b
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        /// Makes a new `Node`.
        func makeNode() -> Node {
            AppAssembly.Factories.node(
                lifetime.objectWatch,
                next: { [reference] in try reference.open("Node", for: "Node").makeNode() }
            )
        }

        /// Makes a new `Left`.
        func makeLeft() -> Left {
            AppAssembly.Factories.left(
                lifetime.objectWatch,
                right: { [reference] in try reference.open("Right", for: "Left").makeRight() }
            )
        }

        fileprivate func makeRight() -> Right {
            AppAssembly.Factories.right(
                lifetime.objectWatch,
                left: { [objectWatch = lifetime.objectWatch, reference] in
                    AppAssembly.Factories.left(objectWatch, right: { try reference.open("Right", for: "Left").makeRight() })
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
