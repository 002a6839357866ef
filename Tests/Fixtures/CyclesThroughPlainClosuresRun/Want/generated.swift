// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func a(makeB: @escaping () -> B) -> A {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return A(makeB: makeB)
            #sourceLocation()
        }

        static func b(makeC: @escaping () -> C) -> B {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return B(makeC: makeC)
            #sourceLocation()
        }

        static func c(makeA: @escaping () -> A) -> C {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return C(makeA: makeA)
            #sourceLocation()
        }

        static func editor(name: String, makeToolbar: @escaping (String) -> Toolbar) -> Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Editor(name: name, makeToolbar: makeToolbar)
            #sourceLocation()
        }

        static func toolbar(title: String, makeEditor: @escaping (String) -> Editor) -> Toolbar {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Toolbar(title: title, makeEditor: makeEditor)
            #sourceLocation()
        }

        static func cache(owner: @escaping @Sendable () -> Owner) -> Cache {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Cache(owner: owner)
            #sourceLocation()
        }

        static func owner(cache: @escaping @Sendable () -> Cache) -> Owner {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Owner(cache: cache)
            #sourceLocation()
        }

        static func first(third: @escaping @Sendable () -> Third) -> First {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return First(third: third)
            #sourceLocation()
        }

        static func second(first: First) -> Second {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return Second(first: first)
            #sourceLocation()
        }

        static func third(second: Second) -> Third {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return Third(second: second)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeA() -> A
        func makeEditor(name: String) -> Editor
        var owner: Owner { get }
        var third: Third { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let owner: Owner
        let third: Third

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        private let lazyCache = Lazy<Cache>("Cache")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let owner = AppAssembly.Factories.owner(cache: { reference.held("Cache", for: "Owner").cache })
            let first = AppAssembly.Factories.first(third: { reference.held("Third", for: "First").third })
            let second = AppAssembly.Factories.second(first: first)
            let third = AppAssembly.Factories.third(second: second)
            self.lifetime = lifetime
            self.reference = reference
            self.owner = owner
            self.third = third
            reference.fill(self)
            lifetime.finishOpening()
        }

        fileprivate var cache: Cache { lazyCache.value(in: lifetime) { newCache() } }

        private func newCache() -> Cache {
            AppAssembly.Factories.cache(owner: { [owner] in owner })
        }

        /// Makes a new `A`.
        func makeA() -> A {
            AppAssembly.Factories.a(makeB: { [reference] in reference.held("B", for: "A").makeB() })
        }

        /// Makes a new `Editor`.
        func makeEditor(name: String) -> Editor {
            AppAssembly.Factories.editor(
                name: name,
                makeToolbar: { [reference] title in
                    reference.held("Toolbar", for: "Editor").makeToolbar(title: title)
                }
            )
        }

        fileprivate func makeB() -> B {
            AppAssembly.Factories.b(makeC: { [reference] in
                AppAssembly.Factories.c(
                    makeA: { AppAssembly.Factories.a(makeB: { reference.held("B", for: "A").makeB() }) }
                )
            })
        }

        fileprivate func makeToolbar(title: String) -> Toolbar {
            AppAssembly.Factories.toolbar(
                title: title,
                makeEditor: { [reference] name in
                    AppAssembly.Factories.editor(
                        name: name,
                        makeToolbar: { title2 in
                            reference.held("Toolbar", for: "Editor").makeToolbar(title: title2)
                        }
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

// What the build has to warn of, each at its place.
#sourceLocation(file: "App/Types.swift", line: 5)
private func dovetailWarning1() {
    #warning("parameter `makeB` of `A` can be called after `AppScope` has ended, and can't throw; let `makeB` be `() throws -> B`, so that it can throw `ScopeEnded` [late-closure]")
}
#sourceLocation(file: "App/Types.swift", line: 22)
private func dovetailWarning2() {
    #warning("parameter `makeToolbar` of `Editor` can be called after `AppScope` has ended, and can't throw; let `makeToolbar` be `(String) throws -> Toolbar`, so that it can throw `ScopeEnded` [late-closure]")
}
#sourceLocation(file: "App/Types.swift", line: 45)
private func dovetailWarning3() {
    #warning("parameter `cache` of `Owner` can be called after `AppScope` has ended, and can't throw; let `cache` be `@Sendable () throws -> Cache`, so that it can throw `ScopeEnded` [late-closure]")
}
#sourceLocation(file: "App/Types.swift", line: 51)
private func dovetailWarning4() {
    #warning("parameter `third` of `First` can be called after `AppScope` has ended, and can't throw; let `third` be `@Sendable () throws -> Third`, so that it can throw `ScopeEnded` [late-closure]")
}
#sourceLocation()
