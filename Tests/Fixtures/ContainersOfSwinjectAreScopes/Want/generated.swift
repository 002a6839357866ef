// Written by Dovetail from ChildAssembly, ParentAssembly, Product. Do not edit.

import Dovetail

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func cat(_ watch: ObjectWatch?) -> (animal: Animal, petting: any Petting) {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            let object = ObjectWatch.tell(watch, "Cat", ObjectWatch.start(watch), Cat())
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func owner(
            _ watch: ObjectWatch?,
            store: consuming any Feeding,
            pet: consuming Animal,
            petting: consuming any Petting
        ) -> Owner {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return ObjectWatch.tell(watch, "Owner", ObjectWatch.start(watch), Owner(
                store: store,
                pet: pet,
                petting: petting
            ))
            #sourceLocation()
        }

        @inline(never)
        static func guest(_ watch: ObjectWatch?, pet: consuming Animal?, missing: consuming (any Missing)?) -> Guest {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return ObjectWatch.tell(watch, "Guest", ObjectWatch.start(watch), Guest(pet: pet, missing: missing))
            #sourceLocation()
        }
    }
}

extension ParentAssembly {
    /// Makes what ParentAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?) -> any Feeding {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
            #sourceLocation()
        }

        @inline(never)
        static func turtle(_ watch: ObjectWatch?) -> Turtle {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Turtle", ObjectWatch.start(watch), Turtle())
            #sourceLocation()
        }

        @inline(never)
        static func tag(
            _ watch: ObjectWatch?,
            store: consuming any Feeding,
            name: consuming String,
            years: consuming Int,
            isRunning: consuming Bool
        ) -> Tag {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Tag", ObjectWatch.start(watch), Tag(
                store: store,
                name: name,
                years: years,
                isRunning: isRunning
            ))
            #sourceLocation()
        }

        @inline(never)
        static func tagged(_ watch: ObjectWatch?) -> Tagged {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Tagged", ObjectWatch.start(watch), Tagged())
            #sourceLocation()
        }

        @inline(never)
        static func breeder(
            _ watch: ObjectWatch?,
            newAnimal: @escaping @Sendable () -> Tagged,
            store: @escaping @Sendable () -> any Feeding
        ) -> Breeder {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Breeder", ObjectWatch.start(watch), Breeder(
                newAnimal: newAnimal,
                store: store
            ))
            #sourceLocation()
        }

        @inline(never)
        static func machine(_ watch: ObjectWatch?, store: consuming any Feeding) -> Machine {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            let make: (any Feeding) -> Machine = { (store: any Feeding) in
                let machine = Machine()
                machine.store = store
                machine.setUp(3)
                return machine
            }
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Machine", ObjectWatch.start(watch), make(store))
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
            let objectWatch = lifetime.objectWatch
            do {
                let feeding = ParentAssembly.Factories.store(objectWatch)
                let breeder = ParentAssembly.Factories.breeder(
                    objectWatch,
                    newAnimal: { ParentAssembly.Factories.tagged(objectWatch) },
                    store: { feeding }
                )
                self.lifetime = lifetime
                self.feeding = feeding
                self.breeder = consume breeder
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Turtle`.
        func makeTurtle() -> Turtle {
            ParentAssembly.Factories.turtle(lifetime.objectWatch)
        }

        /// Makes a new `Tag`.
        func makeTag(name: String, years: Int, isRunning: Bool) -> Tag {
            ParentAssembly.Factories.tag(
                lifetime.objectWatch,
                store: feeding,
                name: name,
                years: years,
                isRunning: isRunning
            )
        }

        /// Makes a new `Machine`.
        func makeMachine() -> Machine {
            ParentAssembly.Factories.machine(lifetime.objectWatch, store: feeding)
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
            let objectWatch = lifetime.objectWatch
            do {
                let (animal, petting) = ChildAssembly.Factories.cat(objectWatch)
                let guest = ChildAssembly.Factories.guest(objectWatch, pet: animal, missing: nil)
                self.parent = parent
                self.lifetime = lifetime
                self.animal = consume animal
                self.petting = consume petting
                self.guest = consume guest
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Owner`.
        func makeOwner() -> Owner {
            ChildAssembly.Factories.owner(lifetime.objectWatch, store: parent.feeding, pet: animal, petting: petting)
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
