// Written by Dovetail from ChildAssembly, ParentAssembly, Product. Do not edit.

import Dovetail

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        static func cat() -> (animal: Animal, petting: any Petting) {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            let object = Cat()
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return (object, object)
            #sourceLocation()
        }

        static func owner(store: any Feeding, pet: Animal, petting: any Petting) -> Owner {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return Owner(store: store, pet: pet, petting: petting)
            #sourceLocation()
        }

        static func guest(pet: Animal?, missing: (any Missing)?) -> Guest {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return Guest(pet: pet, missing: missing)
            #sourceLocation()
        }
    }
}

extension ParentAssembly {
    /// Makes what ParentAssembly registers.
    nonisolated enum Factories {
        static func store() -> any Feeding {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return Store()
            #sourceLocation()
        }

        static func turtle() -> Turtle {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Turtle()
            #sourceLocation()
        }

        static func tag(store: any Feeding, name: String, years: Int, isRunning: Bool) -> Tag {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Tag(store: store, name: name, years: years, isRunning: isRunning)
            #sourceLocation()
        }

        static func tagged() -> Tagged {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Tagged()
            #sourceLocation()
        }

        static func breeder(
            newAnimal: @escaping @Sendable () -> Tagged,
            store: @escaping @Sendable () -> any Feeding
        ) -> Breeder {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Breeder(newAnimal: newAnimal, store: store)
            #sourceLocation()
        }

        static func machine(store: any Feeding) -> Machine {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            let make: (any Feeding) -> Machine = { (store: any Feeding) in
                let machine = Machine()
                machine.store = store
                machine.setUp(3)
                return machine
            }
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return make(store)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `ParentScope`.
    nonisolated protocol ParentRoots: AnyObject, Sendable {
        var feeding: any Feeding { get }
        func makeTurtle() -> Turtle
        func makeTag(name: String, years: Int, isRunning: Bool) -> Tag
        var breeder: Breeder { get }
        func makeMachine() -> Machine
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ParentScope`.
    nonisolated final class Parent: ParentRoots, OpenScope {
        let feeding: any Feeding
        let breeder: Breeder

        fileprivate let lifetime: ScopeLifetime

        /// Opens `ParentScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Parent", observer: scopeObserver)
            let feeding = ParentAssembly.Factories.store()
            let breeder = ParentAssembly.Factories.breeder(
                newAnimal: { ParentAssembly.Factories.tagged() },
                store: { feeding }
            )
            self.lifetime = lifetime
            self.feeding = feeding
            self.breeder = breeder
            lifetime.finishOpening()
        }

        /// Makes a new `Turtle`.
        func makeTurtle() -> Turtle {
            ParentAssembly.Factories.turtle()
        }

        /// Makes a new `Tag`.
        func makeTag(name: String, years: Int, isRunning: Bool) -> Tag {
            ParentAssembly.Factories.tag(store: feeding, name: name, years: years, isRunning: isRunning)
        }

        /// Makes a new `Machine`.
        func makeMachine() -> Machine {
            ParentAssembly.Factories.machine(store: feeding)
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
        func makeOwner() -> Owner
        var guest: Guest { get }
        var animal: Animal { get }
        var petting: any Petting { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        let animal: Animal
        let petting: any Petting
        let guest: Guest

        // An open scope keeps the one around it alive.
        fileprivate let parent: Parent
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in parent: Parent) throws {
            let lifetime = try ScopeLifetime("Child", in: parent.lifetime)
            let (animal, petting) = ChildAssembly.Factories.cat()
            let guest = ChildAssembly.Factories.guest(pet: animal, missing: nil)
            self.parent = parent
            self.lifetime = lifetime
            self.animal = animal
            self.petting = petting
            self.guest = guest
            lifetime.finishOpening()
        }

        /// Makes a new `Owner`.
        func makeOwner() -> Owner {
            ChildAssembly.Factories.owner(store: parent.feeding, pet: animal, petting: petting)
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
