// Written by Dovetail from UIAssembly, Product. Do not edit.

import Dovetail

extension UIAssembly {
    /// Makes what UIAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func model(_ watch: ObjectWatch?, number: consuming Int) -> Model {
            #sourceLocation(file: "App/App.swift", line: 43)
            return ObjectWatch.tell(watch, "Model", ObjectWatch.start(watch), Model(number: number))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func view(_ watch: ObjectWatch?, number: consuming Int, part: consuming Part) async -> View {
            #sourceLocation(file: "App/App.swift", line: 44)
            return await ObjectWatch.tell(watch, "View", ObjectWatch.start(watch), View(number: number, part: part))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func store(_ watch: ObjectWatch?, number: consuming Int) async throws -> Store {
            #sourceLocation(file: "App/App.swift", line: 45)
            return try await ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store(number: number))
            #sourceLocation()
        }

        static func endStore(_ object: Store) async throws {
            #sourceLocation(file: "App/App.swift", line: 47)
            let hook: (Store) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @MainActor static func part(_ watch: ObjectWatch?, number: consuming Int) -> Part {
            #sourceLocation(file: "App/App.swift", line: 48)
            return ObjectWatch.tell(watch, "Part", ObjectWatch.start(watch), Part(number: number))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func window(
            _ watch: ObjectWatch?,
            view: consuming View,
            model: consuming Model,
            store: consuming Store
        ) -> Window {
            #sourceLocation(file: "App/App.swift", line: 49)
            return ObjectWatch.tell(watch, "Window", ObjectWatch.start(watch), Window(
                view: view,
                model: model,
                store: store
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `UIScope`.
    @MainActor protocol UIRoots: AnyObject, Sendable {
        func makeWindow() -> Window
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `UIScope`.
    @MainActor final class UI: UIRoots {
        nonisolated fileprivate let lifetime: ScopeLifetime
        fileprivate let model: Model
        nonisolated fileprivate let store: Store
        nonisolated fileprivate let view: View

        /// Opens `UIScope`.
        init(number: Int, observer scopeObserver: (any ScopeObserver)? = nil) async throws {
            let lifetime = ScopeLifetime("UI", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let model = UIAssembly.Factories.model(objectWatch, number: number)
                async let startedStore = { @MainActor in
                    let store = try await UIAssembly.Factories.store(objectWatch, number: number)
                    lifetime.onEnd("Store", position: 1) {
                        try await UIAssembly.Factories.endStore(store)
                    }
                    return store
                }()
                async let startedView = { @MainActor in
                    let part = UIAssembly.Factories.part(objectWatch, number: number)
                    return await UIAssembly.Factories.view(objectWatch, number: number, part: part)
                }()
                let store = try await startedStore
                let view = await startedView
                self.lifetime = lifetime
                self.model = model
                self.store = store
                self.view = view
            } catch {
                await lifetime.endAbandonedOpening(error)
                throw error
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Window`.
        func makeWindow() -> Window {
            UIAssembly.Factories.window(lifetime.objectWatch, view: view, model: model, store: store)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#if compiler(>=6.2)
    extension Product.UI: nonisolated OpenScope {}
#else
    extension Product.UI: OpenScope {}
#endif
