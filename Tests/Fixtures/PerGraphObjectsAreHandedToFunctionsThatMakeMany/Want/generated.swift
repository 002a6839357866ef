// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func base() -> Base {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return Base()
            #sourceLocation()
        }

        static func shelf(base: Base) -> (shelf: Shelf, shelving: any Shelving) {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let object = Shelf(base: base)
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return (object, object)
            #sourceLocation()
        }

        static func label(shelf: any Shelving, newShelf: @escaping @Sendable () -> Shelf) -> Label {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Label(shelf: shelf, newShelf: newShelf)
            #sourceLocation()
        }

        static func leaf(shelf: Shelf, base: Base) -> Leaf {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Leaf(shelf: shelf, base: base)
            #sourceLocation()
        }

        static func pair(left: Leaf, right: Leaf, label: Label, again: @escaping @Sendable () -> Leaf) -> Pair {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Pair(left: left, right: right, label: label, again: again)
            #sourceLocation()
        }

        static func four(left: Pair, right: Pair) -> Four {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Four(left: left, right: right)
            #sourceLocation()
        }

        static func eight(left: Four, right: Four, newFour: @escaping @Sendable () -> Four) -> Eight {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return Eight(left: left, right: right, newFour: newFour)
            #sourceLocation()
        }

        static func sixteen(left: Eight, right: Eight, shelving: any Shelving, number: Int) -> Sixteen {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return Sixteen(left: left, right: right, shelving: shelving, number: number)
            #sourceLocation()
        }

        static func tree(eight: Eight, other: Eight, sixteen: @escaping (Int) -> Sixteen) -> Tree {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return Tree(eight: eight, other: other, sixteen: sixteen)
            #sourceLocation()
        }

        static func keeper(eight: Eight, shelf: Shelf, sixteen: @escaping @Sendable (Int) -> Sixteen) -> Keeper {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return Keeper(eight: eight, shelf: shelf, sixteen: sixteen)
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        static func childKeeper(eight: Eight, shelf: Shelf, makeEight: @escaping @Sendable () -> Eight) -> ChildKeeper {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ChildKeeper(eight: eight, shelf: shelf, makeEight: makeEight)
            #sourceLocation()
        }

        static func childScreen(tree: Tree, shelf: Shelf) -> ChildScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return ChildScreen(tree: tree, shelf: shelf)
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
            let base = AppAssembly.Factories.base()
            let (shelf, shelving) = AppAssembly.Factories.shelf(base: base)
            let label = AppAssembly.Factories.label(
                shelf: shelving,
                newShelf: {
                    let (shelf, _) = AppAssembly.Factories.shelf(base: base)
                    return shelf
                }
            )
            let keeper = AppAssembly.Factories.keeper(
                eight: App.makeEight(base: base, shelf: shelf, label: label),
                shelf: shelf,
                sixteen: { number in
                    let (shelf, shelving) = AppAssembly.Factories.shelf(base: base)
                    let label = AppAssembly.Factories.label(
                        shelf: shelving,
                        newShelf: {
                            let (shelf, _) = AppAssembly.Factories.shelf(base: base)
                            return shelf
                        }
                    )
                    return App.makeSixteen(number: number, base: base, shelf: shelf, shelving: shelving, label: label)
                }
            )
            self.lifetime = lifetime
            self.keeper = keeper
            self.base = base
            lifetime.finishOpening()
        }

        /// Makes a new `Sixteen`.
        func makeSixteen(number: Int) -> Sixteen {
            let (shelf, shelving) = AppAssembly.Factories.shelf(base: base)
            let label = AppAssembly.Factories.label(
                shelf: shelving,
                newShelf: { [base] in
                    let (shelf, _) = AppAssembly.Factories.shelf(base: base)
                    return shelf
                }
            )
            return AppAssembly.Factories.sixteen(
                left: App.makeEight(base: base, shelf: shelf, label: label),
                right: App.makeEight(base: base, shelf: shelf, label: label),
                shelving: shelving,
                number: number
            )
        }

        /// Makes a new `Tree`.
        func makeTree() -> Tree {
            let (shelf, shelving) = AppAssembly.Factories.shelf(base: base)
            let label = AppAssembly.Factories.label(
                shelf: shelving,
                newShelf: { [base] in
                    let (shelf, _) = AppAssembly.Factories.shelf(base: base)
                    return shelf
                }
            )
            return AppAssembly.Factories.tree(
                eight: App.makeEight(base: base, shelf: shelf, label: label),
                other: App.makeEight(base: base, shelf: shelf, label: label),
                sixteen: { [base] number in
                    let (shelf, shelving) = AppAssembly.Factories.shelf(base: base)
                    let label = AppAssembly.Factories.label(
                        shelf: shelving,
                        newShelf: {
                            let (shelf, _) = AppAssembly.Factories.shelf(base: base)
                            return shelf
                        }
                    )
                    return App.makeSixteen(number: number, base: base, shelf: shelf, shelving: shelving, label: label)
                }
            )
        }

        fileprivate static func makeFour(base: Base, shelf: Shelf, label: Label) -> Four {
            let leaf = AppAssembly.Factories.leaf(shelf: shelf, base: base)
            let leaf2 = AppAssembly.Factories.leaf(shelf: shelf, base: base)
            let pair = AppAssembly.Factories.pair(
                left: leaf,
                right: leaf2,
                label: label,
                again: {
                    let (shelf, _) = AppAssembly.Factories.shelf(base: base)
                    return AppAssembly.Factories.leaf(shelf: shelf, base: base)
                }
            )
            let leaf3 = AppAssembly.Factories.leaf(shelf: shelf, base: base)
            let leaf4 = AppAssembly.Factories.leaf(shelf: shelf, base: base)
            let pair2 = AppAssembly.Factories.pair(
                left: leaf3,
                right: leaf4,
                label: label,
                again: {
                    let (shelf, _) = AppAssembly.Factories.shelf(base: base)
                    return AppAssembly.Factories.leaf(shelf: shelf, base: base)
                }
            )
            return AppAssembly.Factories.four(left: pair, right: pair2)
        }

        fileprivate static func makeEight(base: Base, shelf: Shelf, label: Label) -> Eight {
            AppAssembly.Factories.eight(
                left: App.makeFour(base: base, shelf: shelf, label: label),
                right: App.makeFour(base: base, shelf: shelf, label: label),
                newFour: {
                    let (shelf, shelving) = AppAssembly.Factories.shelf(base: base)
                    let label = AppAssembly.Factories.label(
                        shelf: shelving,
                        newShelf: {
                            let (shelf, _) = AppAssembly.Factories.shelf(base: base)
                            return shelf
                        }
                    )
                    return App.makeFour(base: base, shelf: shelf, label: label)
                }
            )
        }

        fileprivate static func makeSixteen(
            number: Int,
            base: Base,
            shelf: Shelf,
            shelving: any Shelving,
            label: Label
        ) -> Sixteen {
            AppAssembly.Factories.sixteen(
                left: App.makeEight(base: base, shelf: shelf, label: label),
                right: App.makeEight(base: base, shelf: shelf, label: label),
                shelving: shelving,
                number: number
            )
        }

        fileprivate static func makeTree(base: Base, shelf: Shelf, label: Label) -> Tree {
            AppAssembly.Factories.tree(
                eight: App.makeEight(base: base, shelf: shelf, label: label),
                other: App.makeEight(base: base, shelf: shelf, label: label),
                sixteen: { number in
                    let (shelf, shelving) = AppAssembly.Factories.shelf(base: base)
                    let label = AppAssembly.Factories.label(
                        shelf: shelving,
                        newShelf: {
                            let (shelf, _) = AppAssembly.Factories.shelf(base: base)
                            return shelf
                        }
                    )
                    return App.makeSixteen(number: number, base: base, shelf: shelf, shelving: shelving, label: label)
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
            let (shelf, shelving) = AppAssembly.Factories.shelf(base: app.base)
            let label = AppAssembly.Factories.label(
                shelf: shelving,
                newShelf: { [base = app.base] in
                    let (shelf, _) = AppAssembly.Factories.shelf(base: base)
                    return shelf
                }
            )
            let childKeeper = ChildAssembly.Factories.childKeeper(
                eight: App.makeEight(base: app.base, shelf: shelf, label: label),
                shelf: shelf,
                makeEight: { [base = app.base] in
                    let (shelf, shelving) = AppAssembly.Factories.shelf(base: base)
                    let label = AppAssembly.Factories.label(
                        shelf: shelving,
                        newShelf: {
                            let (shelf, _) = AppAssembly.Factories.shelf(base: base)
                            return shelf
                        }
                    )
                    return App.makeEight(base: base, shelf: shelf, label: label)
                }
            )
            self.app = app
            self.lifetime = lifetime
            self.childKeeper = childKeeper
            lifetime.finishOpening()
        }

        /// Makes a new `ChildScreen`.
        func makeChildScreen() -> ChildScreen {
            let (shelf, shelving) = AppAssembly.Factories.shelf(base: app.base)
            let label = AppAssembly.Factories.label(
                shelf: shelving,
                newShelf: { [base = app.base] in
                    let (shelf, _) = AppAssembly.Factories.shelf(base: base)
                    return shelf
                }
            )
            return ChildAssembly.Factories.childScreen(
                tree: App.makeTree(base: app.base, shelf: shelf, label: label),
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
