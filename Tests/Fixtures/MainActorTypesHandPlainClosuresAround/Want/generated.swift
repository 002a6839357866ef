// Written by Dovetail from AppAssembly, DetailAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func rowViewModel(
            _ watch: ObjectWatch?,
            number: consuming Int,
            store: consuming Store
        ) -> RowViewModel {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "RowViewModel", ObjectWatch.start(watch), RowViewModel(
                number: number,
                store: store
            ))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func listViewModel(
            _ watch: ObjectWatch?,
            makeRow: @escaping (Int) -> RowViewModel,
            open: @escaping (String) throws -> (DetailViewModel, end: @Sendable () async -> Void)
        ) -> ListViewModel {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "ListViewModel", ObjectWatch.start(watch), ListViewModel(
                makeRow: makeRow,
                open: open
            ))
            #sourceLocation()
        }
    }
}

extension DetailAssembly {
    /// Makes what DetailAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func detailViewModel(_ watch: ObjectWatch?, title: consuming String) -> DetailViewModel {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "DetailViewModel", ObjectWatch.start(watch), DetailViewModel(title: title))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        @MainActor func makeListViewModel() -> ListViewModel
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        fileprivate let store: Store

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let store = AppAssembly.Factories.store(objectWatch)
                self.lifetime = lifetime
                self.reference = reference
                self.store = consume store
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        /// Makes a new `ListViewModel`.
        @MainActor func makeListViewModel() -> ListViewModel {
            AppAssembly.Factories.listViewModel(
                lifetime.objectWatch,
                makeRow: { [objectWatch = lifetime.objectWatch, store] number in
                    AppAssembly.Factories.rowViewModel(objectWatch, number: number, store: store)
                },
                open: { [reference] string in
                    let opened = try reference.open("DetailViewModel", for: "ListViewModel").openDetail(title: string)
                    return (opened.detailViewModel, end: { _ = await opened.end() })
                }
            )
        }

        /// Opens `DetailScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @MainActor func openDetail(title: String) throws -> Detail {
            try Detail(in: self, title: title)
        }

        /// Opens `DetailScope` for as long as the closure runs, and ends it however that leaves.
        @MainActor func withDetail<Outcome>(
            title: String,
            _ body: @MainActor (Detail) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openDetail(title: title)
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

    /// What Product, and each composition that includes it, hands out in `DetailScope`.
    nonisolated protocol DetailRoots: AnyObject, Sendable {
        var detailViewModel: DetailViewModel { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `DetailScope`.
    nonisolated final class Detail: DetailRoots, OpenScope {
        let detailViewModel: DetailViewModel

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        @MainActor fileprivate init(in app: App, title: String) throws {
            let lifetime = try ScopeLifetime("Detail", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let detailViewModel = DetailAssembly.Factories.detailViewModel(objectWatch, title: title)
                self.app = app
                self.lifetime = lifetime
                self.detailViewModel = consume detailViewModel
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
