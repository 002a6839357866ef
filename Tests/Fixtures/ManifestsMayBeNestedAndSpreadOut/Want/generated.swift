// Written by Dovetail from Feature.Manifest, RootScope.Manifest, Feature.Product. Do not edit.

import Dovetail

extension Feature.Manifest {
    /// Makes what Manifest registers.
    nonisolated enum Factories {
        @inline(never)
        static func featureModel(_ watch: ObjectWatch?, root: consuming RootScope.Model) -> Feature.Model {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            return ObjectWatch.tell(watch, "Feature.Model", ObjectWatch.start(watch), Feature.Model(root: root))
            #sourceLocation()
        }
    }
}

extension RootScope.Manifest {
    /// Makes what Manifest registers.
    nonisolated enum Factories {
        @inline(never)
        static func rootScopeModel(_ watch: ObjectWatch?) -> RootScope.Model {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "RootScope.Model", ObjectWatch.start(watch), RootScope.Model())
            #sourceLocation()
        }
    }
}

extension Feature.Product {
    /// What Product, and each composition that includes it, hands out in `RootScope`.
    nonisolated protocol RootRoots: AnyObject, Sendable {
        var rootScopeModel: RootScope.Model { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `RootScope`.
    nonisolated final class Root: RootRoots, OpenScope {
        let rootScopeModel: RootScope.Model

        fileprivate let lifetime: ScopeLifetime

        /// Opens `RootScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Root", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let rootScopeModel = RootScope.Manifest.Factories.rootScopeModel(objectWatch)
                self.lifetime = lifetime
                self.rootScopeModel = consume rootScopeModel
            }
            lifetime.finishOpening(self)
        }

        /// Opens `Lifetime` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openLifetime() throws -> Lifetime {
            try Lifetime(in: self)
        }

        /// Opens `Lifetime` for as long as the closure runs, and ends it however that leaves.
        func withLifetime<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Lifetime) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openLifetime()
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

    /// What Product, and each composition that includes it, hands out in `Lifetime`.
    nonisolated protocol LifetimeRoots: AnyObject, Sendable {
        var featureModel: Feature.Model { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `Lifetime`.
    nonisolated final class Lifetime: LifetimeRoots, OpenScope {
        let featureModel: Feature.Model

        // An open scope keeps the one around it alive.
        fileprivate let root: Root
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in root: Root) throws {
            let lifetime = try ScopeLifetime("Lifetime", in: root.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let featureModel = Feature.Manifest.Factories.featureModel(objectWatch, root: root.rootScopeModel)
                self.root = root
                self.lifetime = lifetime
                self.featureModel = consume featureModel
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
