// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func parent(_ watch: ObjectWatch?, child: consuming any Childlike) -> any Parenting {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Parent", ObjectWatch.start(watch), Parent(child: child))
            #sourceLocation()
        }

        @inline(never)
        static func child(_ watch: ObjectWatch?, parent: @escaping @Sendable () -> any Parenting) -> any Childlike {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Child", ObjectWatch.start(watch), Child(parent: parent))
            #sourceLocation()
        }

        @inline(never)
        static func a(_ watch: ObjectWatch?, b: @escaping @Sendable () -> B) -> A {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "A", ObjectWatch.start(watch), A(b: b))
            #sourceLocation()
        }

        @inline(never)
        static func b(_ watch: ObjectWatch?, c: @escaping @Sendable () -> C) -> B {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "B", ObjectWatch.start(watch), B(c: c))
            #sourceLocation()
        }

        @inline(never)
        static func c(_ watch: ObjectWatch?, a: @escaping @Sendable () -> A, d: consuming D) -> C {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "C", ObjectWatch.start(watch), C(a: a, d: d))
            #sourceLocation()
        }

        @inline(never)
        static func d(_ watch: ObjectWatch?, b: @escaping @Sendable () -> B, c: @escaping @Sendable () -> C) -> D {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "D", ObjectWatch.start(watch), D(b: b, c: c))
            #sourceLocation()
        }

        @inline(never)
        static func root(_ watch: ObjectWatch?, companion: consuming Companion) -> Root {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Root", ObjectWatch.start(watch), Root(companion: companion))
            #sourceLocation()
        }

        @inline(never)
        static func companion(_ watch: ObjectWatch?, root: @escaping @Sendable () -> Root) -> Companion {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Companion", ObjectWatch.start(watch), Companion(root: root))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var parenting: any Parenting { get }
        var a: A { get }
        var root: Root { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let parenting: any Parenting
        let a: A

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        fileprivate let b: B
        fileprivate let c: C
        private let lazyCompanion = Lazy<Companion>("Companion")
        private let lazyRoot = Lazy<Root>("Root")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let childlike = AppAssembly.Factories.child(
                    objectWatch,
                    parent: { reference.held("Parent", for: "Child").parenting }
                )
                let parenting = AppAssembly.Factories.parent(objectWatch, child: consume childlike)
                let a = AppAssembly.Factories.a(objectWatch, b: { reference.held("B", for: "A").b })
                let b = AppAssembly.Factories.b(objectWatch, c: { reference.held("C", for: "B").c })
                let d = AppAssembly.Factories.d(objectWatch, b: { b }, c: { reference.held("C", for: "D").c })
                let c = AppAssembly.Factories.c(objectWatch, a: { a }, d: consume d)
                self.lifetime = lifetime
                self.reference = reference
                self.parenting = parenting
                self.a = a
                self.b = b
                self.c = c
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        fileprivate var companion: Companion { lazyCompanion.value(in: lifetime) { newCompanion() } }

        private func newCompanion() -> Companion {
            AppAssembly.Factories.companion(
                lifetime.objectWatch,
                root: { [reference] in reference.held("Root", for: "Companion").root }
            )
        }

        var root: Root { lazyRoot.value(in: lifetime) { newRoot() } }

        private func newRoot() -> Root {
            AppAssembly.Factories.root(lifetime.objectWatch, companion: companion)
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
#sourceLocation(file: "App/Types.swift", line: 16)
private func dovetailWarning1() {
    #warning("parameter `parent` of `Child` can be called after `AppScope` has ended, and can't throw; let `parent` be `@Sendable () throws -> any Parenting`, so that it can throw `ScopeEnded` [late-closure]")
}
#sourceLocation(file: "App/Types.swift", line: 23)
private func dovetailWarning2() {
    #warning("parameter `b` of `A` can be called after `AppScope` has ended, and can't throw; let `b` be `@Sendable () throws -> B`, so that it can throw `ScopeEnded` [late-closure]")
}
#sourceLocation(file: "App/Types.swift", line: 28)
private func dovetailWarning3() {
    #warning("parameter `c` of `B` can be called after `AppScope` has ended, and can't throw; let `c` be `@Sendable () throws -> C`, so that it can throw `ScopeEnded` [late-closure]")
}
#sourceLocation(file: "App/Types.swift", line: 43)
private func dovetailWarning4() {
    #warning("parameter `c` of `D` can be called after `AppScope` has ended, and can't throw; let `c` be `@Sendable () throws -> C`, so that it can throw `ScopeEnded` [late-closure]")
}
#sourceLocation(file: "App/Types.swift", line: 57)
private func dovetailWarning5() {
    #warning("parameter `root` of `Companion` can be called after `AppScope` has ended, and can't throw; let `root` be `@Sendable () throws -> Root`, so that it can throw `ScopeEnded` [late-closure]")
}
#sourceLocation()
