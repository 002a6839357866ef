// Written by Dovetail from Owners, PerGraphFood, SharedFood, TransientFood, WeakFood, PerGraphs, Shareds, Transients, Weaks. Do not edit.

import Dovetail

extension Owners {
    /// Makes what Owners registers.
    nonisolated enum Factories {
        @inline(never)
        static func cat(_ watch: ObjectWatch?, food: consuming Food) -> Cat {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return ObjectWatch.tell(watch, "Cat", ObjectWatch.start(watch), Cat(food: food))
            #sourceLocation()
        }

        @inline(never)
        static func owner(_ watch: ObjectWatch?, food: consuming Food, cat: consuming Cat) -> Owner {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return ObjectWatch.tell(watch, "Owner", ObjectWatch.start(watch), Owner(food: food, cat: cat))
            #sourceLocation()
        }
    }
}

extension PerGraphFood {
    /// Makes what PerGraphFood registers.
    nonisolated enum Factories {
        @inline(never)
        static func food(_ watch: ObjectWatch?) -> Food {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Food", ObjectWatch.start(watch), Food())
            #sourceLocation()
        }
    }
}

extension SharedFood {
    /// Makes what SharedFood registers.
    nonisolated enum Factories {
        @inline(never)
        static func food(_ watch: ObjectWatch?) -> Food {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Food", ObjectWatch.start(watch), Food())
            #sourceLocation()
        }
    }
}

extension TransientFood {
    /// Makes what TransientFood registers.
    nonisolated enum Factories {
        @inline(never)
        static func food(_ watch: ObjectWatch?) -> Food {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Food", ObjectWatch.start(watch), Food())
            #sourceLocation()
        }
    }
}

extension WeakFood {
    /// Makes what WeakFood registers.
    nonisolated enum Factories {
        @inline(never)
        static func food(_ watch: ObjectWatch?) -> WeaklyHeld<Food> {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            let object = ObjectWatch.tell(watch, "Food", ObjectWatch.start(watch), Food())
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }
    }
}

extension PerGraphs {
    /// What PerGraphs, and each composition that includes it, hands out in `ParentScope`.
    nonisolated protocol ParentRoots: AnyObject, Sendable {
        func makeFood() -> Food
        @discardableResult
        func end() async -> EndReport
    }

    /// What PerGraphs makes for `ParentScope`.
    nonisolated final class Parent: ParentRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime

        /// Opens `ParentScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Parent", observer: scopeObserver)
            self.lifetime = lifetime
            lifetime.finishOpening(self)
        }

        /// Makes a new `Food`.
        func makeFood() -> Food {
            PerGraphFood.Factories.food(lifetime.objectWatch)
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

    /// What PerGraphs, and each composition that includes it, hands out in `ChildScope`.
    nonisolated protocol ChildRoots: AnyObject, Sendable {
        func makeOwner() -> Owner
        @discardableResult
        func end() async -> EndReport
    }

    /// What PerGraphs makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let parent: Parent
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in parent: Parent) throws {
            let lifetime = try ScopeLifetime("Child", in: parent.lifetime)
            self.parent = parent
            self.lifetime = lifetime
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Owner`.
        func makeOwner() -> Owner {
            let food = PerGraphFood.Factories.food(lifetime.objectWatch)
            let cat = Owners.Factories.cat(lifetime.objectWatch, food: food)
            return Owners.Factories.owner(lifetime.objectWatch, food: food, cat: cat)
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

extension Shareds {
    /// What Shareds, and each composition that includes it, hands out in `ParentScope`.
    nonisolated protocol ParentRoots: AnyObject, Sendable {
        var food: Food { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Shareds makes for `ParentScope`.
    nonisolated final class Parent: ParentRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        private let lazyFood = Lazy<Food>("Food")

        /// Opens `ParentScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Parent", observer: scopeObserver)
            self.lifetime = lifetime
            lifetime.finishOpening(self)
        }

        var food: Food { lazyFood.value(in: lifetime) { newFood() } }

        private func newFood() -> Food {
            SharedFood.Factories.food(lifetime.objectWatch)
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

    /// What Shareds, and each composition that includes it, hands out in `ChildScope`.
    nonisolated protocol ChildRoots: AnyObject, Sendable {
        func makeOwner() -> Owner
        @discardableResult
        func end() async -> EndReport
    }

    /// What Shareds makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let parent: Parent
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in parent: Parent) throws {
            let lifetime = try ScopeLifetime("Child", in: parent.lifetime)
            self.parent = parent
            self.lifetime = lifetime
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Owner`.
        func makeOwner() -> Owner {
            Owners.Factories.owner(lifetime.objectWatch, food: parent.food, cat: makeCat())
        }

        fileprivate func makeCat() -> Cat {
            Owners.Factories.cat(lifetime.objectWatch, food: parent.food)
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

extension Transients {
    /// What Transients, and each composition that includes it, hands out in `ParentScope`.
    nonisolated protocol ParentRoots: AnyObject, Sendable {
        func makeFood() -> Food
        @discardableResult
        func end() async -> EndReport
    }

    /// What Transients makes for `ParentScope`.
    nonisolated final class Parent: ParentRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime

        /// Opens `ParentScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Parent", observer: scopeObserver)
            self.lifetime = lifetime
            lifetime.finishOpening(self)
        }

        /// Makes a new `Food`.
        func makeFood() -> Food {
            TransientFood.Factories.food(lifetime.objectWatch)
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

    /// What Transients, and each composition that includes it, hands out in `ChildScope`.
    nonisolated protocol ChildRoots: AnyObject, Sendable {
        func makeOwner() -> Owner
        @discardableResult
        func end() async -> EndReport
    }

    /// What Transients makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let parent: Parent
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in parent: Parent) throws {
            let lifetime = try ScopeLifetime("Child", in: parent.lifetime)
            self.parent = parent
            self.lifetime = lifetime
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Owner`.
        func makeOwner() -> Owner {
            Owners.Factories.owner(lifetime.objectWatch, food: parent.makeFood(), cat: makeCat())
        }

        fileprivate func makeCat() -> Cat {
            Owners.Factories.cat(lifetime.objectWatch, food: parent.makeFood())
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

extension Weaks {
    /// What Weaks, and each composition that includes it, hands out in `ParentScope`.
    nonisolated protocol ParentRoots: AnyObject, Sendable {
        var food: Food { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Weaks makes for `ParentScope`.
    nonisolated final class Parent: ParentRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        private let weakFood = WeakObject<Food>("Food")

        /// Opens `ParentScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Parent", observer: scopeObserver)
            self.lifetime = lifetime
            lifetime.finishOpening(self)
        }

        var food: Food { weakFood.value(in: lifetime) { newFood() } }

        private func newFood() -> WeaklyHeld<Food> {
            WeakFood.Factories.food(lifetime.objectWatch)
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

    /// What Weaks, and each composition that includes it, hands out in `ChildScope`.
    nonisolated protocol ChildRoots: AnyObject, Sendable {
        func makeOwner() -> Owner
        @discardableResult
        func end() async -> EndReport
    }

    /// What Weaks makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let parent: Parent
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in parent: Parent) throws {
            let lifetime = try ScopeLifetime("Child", in: parent.lifetime)
            self.parent = parent
            self.lifetime = lifetime
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Owner`.
        func makeOwner() -> Owner {
            Owners.Factories.owner(lifetime.objectWatch, food: parent.food, cat: makeCat())
        }

        fileprivate func makeCat() -> Cat {
            Owners.Factories.cat(lifetime.objectWatch, food: parent.food)
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
