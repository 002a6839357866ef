// Written by Dovetail from Feature.Manifest, RootScope.Manifest, Feature.Product. Do not edit.

import Dovetail

extension Feature.Manifest {
    /// Makes what Manifest registers.
    nonisolated enum Factories {
        static func featureModel(root: RootScope.Model) -> Feature.Model {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            return Feature.Model(root: root)
            #sourceLocation()
        }
    }
}

extension RootScope.Manifest {
    /// Makes what Manifest registers.
    nonisolated enum Factories {
        static func rootScopeModel() -> RootScope.Model {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return RootScope.Model()
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
    nonisolated final class Root: RootRoots, Sendable {
        let rootScopeModel: RootScope.Model

        fileprivate let lifetime: ScopeLifetime

        /// Opens `RootScope`.
        init() {
            let lifetime = ScopeLifetime("Root")
            let rootScopeModel = RootScope.Manifest.Factories.rootScopeModel()
            self.lifetime = lifetime
            self.rootScopeModel = rootScopeModel
            lifetime.finishOpening()
        }

        /// Opens `Lifetime` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openLifetime() throws -> Lifetime {
            try Lifetime(in: self)
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
    nonisolated final class Lifetime: LifetimeRoots, Sendable {
        let featureModel: Feature.Model

        // An open scope keeps the one around it alive.
        fileprivate let root: Root
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in root: Root) throws {
            let lifetime = try ScopeLifetime("Lifetime", in: root.lifetime)
            let featureModel = Feature.Manifest.Factories.featureModel(root: root.rootScopeModel)
            self.root = root
            self.lifetime = lifetime
            self.featureModel = featureModel
            lifetime.finishOpening()
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
