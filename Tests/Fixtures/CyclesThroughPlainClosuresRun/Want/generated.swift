// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func a(_ watch: ObjectWatch?, makeB: @escaping () -> B) -> A {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "A", ObjectWatch.start(watch), A(makeB: makeB))
            #sourceLocation()
        }

        @inline(never)
        static func b(_ watch: ObjectWatch?, makeC: @escaping () -> C) -> B {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "B", ObjectWatch.start(watch), B(makeC: makeC))
            #sourceLocation()
        }

        @inline(never)
        static func c(_ watch: ObjectWatch?, makeA: @escaping () -> A) -> C {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "C", ObjectWatch.start(watch), C(makeA: makeA))
            #sourceLocation()
        }

        @inline(never)
        static func editor(
            _ watch: ObjectWatch?,
            name: consuming String,
            makeToolbar: @escaping (String) -> Toolbar
        ) -> Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Editor", ObjectWatch.start(watch), Editor(
                name: name,
                makeToolbar: makeToolbar
            ))
            #sourceLocation()
        }

        @inline(never)
        static func toolbar(
            _ watch: ObjectWatch?,
            title: consuming String,
            makeEditor: @escaping (String) -> Editor
        ) -> Toolbar {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Toolbar", ObjectWatch.start(watch), Toolbar(
                title: title,
                makeEditor: makeEditor
            ))
            #sourceLocation()
        }

        @inline(never)
        static func cache(_ watch: ObjectWatch?, owner: @escaping @Sendable () -> Owner) -> Cache {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Cache", ObjectWatch.start(watch), Cache(owner: owner))
            #sourceLocation()
        }

        @inline(never)
        static func owner(_ watch: ObjectWatch?, cache: @escaping @Sendable () -> Cache) -> Owner {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Owner", ObjectWatch.start(watch), Owner(cache: cache))
            #sourceLocation()
        }

        @inline(never)
        static func first(_ watch: ObjectWatch?, third: @escaping @Sendable () -> Third) -> First {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "First", ObjectWatch.start(watch), First(third: third))
            #sourceLocation()
        }

        @inline(never)
        static func second(_ watch: ObjectWatch?, first: consuming First) -> Second {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Second", ObjectWatch.start(watch), Second(first: first))
            #sourceLocation()
        }

        @inline(never)
        static func third(_ watch: ObjectWatch?, second: consuming Second) -> Third {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Third", ObjectWatch.start(watch), Third(second: second))
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
            let objectWatch = lifetime.objectWatch
            do {
                let owner = AppAssembly.Factories.owner(
                    objectWatch,
                    cache: { reference.held("Cache", for: "Owner").cache }
                )
                let first = AppAssembly.Factories.first(
                    objectWatch,
                    third: { reference.held("Third", for: "First").third }
                )
                let second = AppAssembly.Factories.second(objectWatch, first: consume first)
                let third = AppAssembly.Factories.third(objectWatch, second: consume second)
                self.lifetime = lifetime
                self.reference = reference
                self.owner = consume owner
                self.third = third
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        fileprivate var cache: Cache { lazyCache.value(in: lifetime) { newCache() } }

        private func newCache() -> Cache {
            AppAssembly.Factories.cache(lifetime.objectWatch, owner: { [owner] in owner })
        }

        /// Makes a new `A`.
        func makeA() -> A {
            AppAssembly.Factories.a(
                lifetime.objectWatch,
                makeB: { [reference] in reference.held("B", for: "A").makeB() }
            )
        }

        /// Makes a new `Editor`.
        func makeEditor(name: String) -> Editor {
            AppAssembly.Factories.editor(
                lifetime.objectWatch,
                name: name,
                makeToolbar: { [reference] title in
                    reference.held("Toolbar", for: "Editor").makeToolbar(title: title)
                }
            )
        }

        fileprivate func makeB() -> B {
            AppAssembly.Factories.b(
                lifetime.objectWatch,
                makeC: { [objectWatch = lifetime.objectWatch, reference] in
                    AppAssembly.Factories.c(
                        objectWatch,
                        makeA: {
                            AppAssembly.Factories.a(objectWatch, makeB: { reference.held("B", for: "A").makeB() })
                        }
                    )
                }
            )
        }

        fileprivate func makeToolbar(title: String) -> Toolbar {
            AppAssembly.Factories.toolbar(
                lifetime.objectWatch,
                title: title,
                makeEditor: { [objectWatch = lifetime.objectWatch, reference] name in
                    AppAssembly.Factories.editor(
                        objectWatch,
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
