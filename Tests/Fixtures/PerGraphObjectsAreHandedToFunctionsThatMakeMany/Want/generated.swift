// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func base(_ watch: ObjectWatch?) -> Base {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Base", ObjectWatch.start(watch), Base())
            #sourceLocation()
        }

        @inline(never)
        static func shelf(_ watch: ObjectWatch?, base: consuming Base) -> (shelf: Shelf, shelving: any Shelving) {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let object = ObjectWatch.tell(watch, "Shelf", ObjectWatch.start(watch), Shelf(base: base))
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func label(
            _ watch: ObjectWatch?,
            shelf: consuming any Shelving,
            newShelf: @escaping @Sendable () -> Shelf
        ) -> Label {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Label", ObjectWatch.start(watch), Label(shelf: shelf, newShelf: newShelf))
            #sourceLocation()
        }

        @inline(never)
        static func leaf(_ watch: ObjectWatch?, shelf: consuming Shelf, base: consuming Base) -> Leaf {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Leaf", ObjectWatch.start(watch), Leaf(shelf: shelf, base: base))
            #sourceLocation()
        }

        @inline(never)
        static func pair(
            _ watch: ObjectWatch?,
            left: consuming Leaf,
            right: consuming Leaf,
            label: consuming Label,
            again: @escaping @Sendable () -> Leaf
        ) -> Pair {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Pair", ObjectWatch.start(watch), Pair(
                left: left,
                right: right,
                label: label,
                again: again
            ))
            #sourceLocation()
        }

        @inline(never)
        static func four(_ watch: ObjectWatch?, left: consuming Pair, right: consuming Pair) -> Four {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Four", ObjectWatch.start(watch), Four(left: left, right: right))
            #sourceLocation()
        }

        @inline(never)
        static func eight(
            _ watch: ObjectWatch?,
            left: consuming Four,
            right: consuming Four,
            newFour: @escaping @Sendable () -> Four
        ) -> Eight {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Eight", ObjectWatch.start(watch), Eight(
                left: left,
                right: right,
                newFour: newFour
            ))
            #sourceLocation()
        }

        @inline(never)
        static func sixteen(
            _ watch: ObjectWatch?,
            left: consuming Eight,
            right: consuming Eight,
            shelving: consuming any Shelving,
            number: consuming Int
        ) -> Sixteen {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Sixteen", ObjectWatch.start(watch), Sixteen(
                left: left,
                right: right,
                shelving: shelving,
                number: number
            ))
            #sourceLocation()
        }

        @inline(never)
        static func tree(
            _ watch: ObjectWatch?,
            eight: consuming Eight,
            other: consuming Eight,
            sixteen: @escaping (Int) -> Sixteen
        ) -> Tree {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Tree", ObjectWatch.start(watch), Tree(
                eight: eight,
                other: other,
                sixteen: sixteen
            ))
            #sourceLocation()
        }

        @inline(never)
        static func keeper(
            _ watch: ObjectWatch?,
            eight: consuming Eight,
            shelf: consuming Shelf,
            sixteen: @escaping @Sendable (Int) -> Sixteen
        ) -> Keeper {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Keeper", ObjectWatch.start(watch), Keeper(
                eight: eight,
                shelf: shelf,
                sixteen: sixteen
            ))
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func childKeeper(
            _ watch: ObjectWatch?,
            eight: consuming Eight,
            shelf: consuming Shelf,
            makeEight: @escaping @Sendable () -> Eight
        ) -> ChildKeeper {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "ChildKeeper", ObjectWatch.start(watch), ChildKeeper(
                eight: eight,
                shelf: shelf,
                makeEight: makeEight
            ))
            #sourceLocation()
        }

        @inline(never)
        static func childScreen(_ watch: ObjectWatch?, tree: consuming Tree, shelf: consuming Shelf) -> ChildScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return ObjectWatch.tell(watch, "ChildScreen", ObjectWatch.start(watch), ChildScreen(
                tree: tree,
                shelf: shelf
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeTree() -> Tree
        var keeper: Keeper { get }
        func makeSixteen(number: Int) -> Sixteen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let keeper: Keeper

        fileprivate let lifetime: ScopeLifetime
        fileprivate let base: Base

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let base = AppAssembly.Factories.base(objectWatch)
                let (shelf, shelving) = AppAssembly.Factories.shelf(objectWatch, base: base)
                let label = AppAssembly.Factories.label(
                    objectWatch,
                    shelf: shelving,
                    newShelf: {
                        let (shelf, _) = AppAssembly.Factories.shelf(objectWatch, base: base)
                        return shelf
                    }
                )
                let keeper = AppAssembly.Factories.keeper(
                    objectWatch,
                    eight: App.makeEight(objectWatch, base: base, shelf: shelf, label: label),
                    shelf: shelf,
                    sixteen: { number in
                        let (shelf, shelving) = AppAssembly.Factories.shelf(objectWatch, base: base)
                        let label = AppAssembly.Factories.label(
                            objectWatch,
                            shelf: shelving,
                            newShelf: {
                                let (shelf, _) = AppAssembly.Factories.shelf(objectWatch, base: base)
                                return shelf
                            }
                        )
                        return App.makeSixteen(objectWatch, number: number, base: base, shelf: shelf, shelving: shelving, label: label)
                    }
                )
                self.lifetime = lifetime
                self.keeper = keeper
                self.base = base
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Sixteen`.
        func makeSixteen(number: Int) -> Sixteen {
            let (shelf, shelving) = AppAssembly.Factories.shelf(lifetime.objectWatch, base: base)
            let label = AppAssembly.Factories.label(
                lifetime.objectWatch,
                shelf: shelving,
                newShelf: { [objectWatch = lifetime.objectWatch, base] in
                    let (shelf, _) = AppAssembly.Factories.shelf(objectWatch, base: base)
                    return shelf
                }
            )
            return AppAssembly.Factories.sixteen(
                lifetime.objectWatch,
                left: App.makeEight(lifetime.objectWatch, base: base, shelf: shelf, label: label),
                right: App.makeEight(lifetime.objectWatch, base: base, shelf: shelf, label: label),
                shelving: shelving,
                number: number
            )
        }

        /// Makes a new `Tree`.
        func makeTree() -> Tree {
            let (shelf, shelving) = AppAssembly.Factories.shelf(lifetime.objectWatch, base: base)
            let label = AppAssembly.Factories.label(
                lifetime.objectWatch,
                shelf: shelving,
                newShelf: { [objectWatch = lifetime.objectWatch, base] in
                    let (shelf, _) = AppAssembly.Factories.shelf(objectWatch, base: base)
                    return shelf
                }
            )
            return AppAssembly.Factories.tree(
                lifetime.objectWatch,
                eight: App.makeEight(lifetime.objectWatch, base: base, shelf: shelf, label: label),
                other: App.makeEight(lifetime.objectWatch, base: base, shelf: shelf, label: label),
                sixteen: { [objectWatch = lifetime.objectWatch, base] number in
                    let (shelf, shelving) = AppAssembly.Factories.shelf(objectWatch, base: base)
                    let label = AppAssembly.Factories.label(
                        objectWatch,
                        shelf: shelving,
                        newShelf: {
                            let (shelf, _) = AppAssembly.Factories.shelf(objectWatch, base: base)
                            return shelf
                        }
                    )
                    return App.makeSixteen(objectWatch, number: number, base: base, shelf: shelf, shelving: shelving, label: label)
                }
            )
        }

        fileprivate static func makeFour(_ objectWatch: ObjectWatch?, base: Base, shelf: Shelf, label: Label) -> Four {
            let leaf = AppAssembly.Factories.leaf(objectWatch, shelf: shelf, base: base)
            let leaf2 = AppAssembly.Factories.leaf(objectWatch, shelf: shelf, base: base)
            let pair = AppAssembly.Factories.pair(
                objectWatch,
                left: leaf,
                right: leaf2,
                label: label,
                again: {
                    let (shelf, _) = AppAssembly.Factories.shelf(objectWatch, base: base)
                    return AppAssembly.Factories.leaf(objectWatch, shelf: shelf, base: base)
                }
            )
            let leaf3 = AppAssembly.Factories.leaf(objectWatch, shelf: shelf, base: base)
            let leaf4 = AppAssembly.Factories.leaf(objectWatch, shelf: shelf, base: base)
            let pair2 = AppAssembly.Factories.pair(
                objectWatch,
                left: leaf3,
                right: leaf4,
                label: label,
                again: {
                    let (shelf, _) = AppAssembly.Factories.shelf(objectWatch, base: base)
                    return AppAssembly.Factories.leaf(objectWatch, shelf: shelf, base: base)
                }
            )
            return AppAssembly.Factories.four(objectWatch, left: pair, right: pair2)
        }

        fileprivate static func makeEight(
            _ objectWatch: ObjectWatch?,
            base: Base,
            shelf: Shelf,
            label: Label
        ) -> Eight {
            AppAssembly.Factories.eight(
                objectWatch,
                left: App.makeFour(objectWatch, base: base, shelf: shelf, label: label),
                right: App.makeFour(objectWatch, base: base, shelf: shelf, label: label),
                newFour: {
                    let (shelf, shelving) = AppAssembly.Factories.shelf(objectWatch, base: base)
                    let label = AppAssembly.Factories.label(
                        objectWatch,
                        shelf: shelving,
                        newShelf: {
                            let (shelf, _) = AppAssembly.Factories.shelf(objectWatch, base: base)
                            return shelf
                        }
                    )
                    return App.makeFour(objectWatch, base: base, shelf: shelf, label: label)
                }
            )
        }

        fileprivate static func makeSixteen(
            _ objectWatch: ObjectWatch?,
            number: Int,
            base: Base,
            shelf: Shelf,
            shelving: any Shelving,
            label: Label
        ) -> Sixteen {
            AppAssembly.Factories.sixteen(
                objectWatch,
                left: App.makeEight(objectWatch, base: base, shelf: shelf, label: label),
                right: App.makeEight(objectWatch, base: base, shelf: shelf, label: label),
                shelving: shelving,
                number: number
            )
        }

        fileprivate static func makeTree(_ objectWatch: ObjectWatch?, base: Base, shelf: Shelf, label: Label) -> Tree {
            AppAssembly.Factories.tree(
                objectWatch,
                eight: App.makeEight(objectWatch, base: base, shelf: shelf, label: label),
                other: App.makeEight(objectWatch, base: base, shelf: shelf, label: label),
                sixteen: { number in
                    let (shelf, shelving) = AppAssembly.Factories.shelf(objectWatch, base: base)
                    let label = AppAssembly.Factories.label(
                        objectWatch,
                        shelf: shelving,
                        newShelf: {
                            let (shelf, _) = AppAssembly.Factories.shelf(objectWatch, base: base)
                            return shelf
                        }
                    )
                    return App.makeSixteen(objectWatch, number: number, base: base, shelf: shelf, shelving: shelving, label: label)
                }
            )
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild() throws -> Child {
            try Child(in: self)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChild()
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
        var childKeeper: ChildKeeper { get }
        func makeChildScreen() -> ChildScreen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        let childKeeper: ChildKeeper

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let (shelf, shelving) = AppAssembly.Factories.shelf(objectWatch, base: app.base)
                let label = AppAssembly.Factories.label(
                    objectWatch,
                    shelf: shelving,
                    newShelf: { [base = app.base] in
                        let (shelf, _) = AppAssembly.Factories.shelf(objectWatch, base: base)
                        return shelf
                    }
                )
                let childKeeper = ChildAssembly.Factories.childKeeper(
                    objectWatch,
                    eight: App.makeEight(objectWatch, base: app.base, shelf: shelf, label: label),
                    shelf: shelf,
                    makeEight: { [base = app.base] in
                        let (shelf, shelving) = AppAssembly.Factories.shelf(objectWatch, base: base)
                        let label = AppAssembly.Factories.label(
                            objectWatch,
                            shelf: shelving,
                            newShelf: {
                                let (shelf, _) = AppAssembly.Factories.shelf(objectWatch, base: base)
                                return shelf
                            }
                        )
                        return App.makeEight(objectWatch, base: base, shelf: shelf, label: label)
                    }
                )
                self.app = app
                self.lifetime = lifetime
                self.childKeeper = childKeeper
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `ChildScreen`.
        func makeChildScreen() -> ChildScreen {
            let (shelf, shelving) = AppAssembly.Factories.shelf(lifetime.objectWatch, base: app.base)
            let label = AppAssembly.Factories.label(
                lifetime.objectWatch,
                shelf: shelving,
                newShelf: { [objectWatch = lifetime.objectWatch, base = app.base] in
                    let (shelf, _) = AppAssembly.Factories.shelf(objectWatch, base: base)
                    return shelf
                }
            )
            return ChildAssembly.Factories.childScreen(
                lifetime.objectWatch,
                tree: App.makeTree(lifetime.objectWatch, base: app.base, shelf: shelf, label: label),
                shelf: shelf
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
