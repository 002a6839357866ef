// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func mimiCat(_ watch: ObjectWatch?) -> (animal: Animal, petting: any Petting) {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            let make: () -> Cat = { Cat(name: "Mimi") }
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            let object = ObjectWatch.tell(watch, "Cat", ObjectWatch.start(watch), make())
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func mewCat(_ watch: ObjectWatch?) -> Animal {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            let make: () -> Cat = { Cat(name: "Mew") }
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Cat", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func cat(_ watch: ObjectWatch?) -> Animal {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            let make: () -> Cat = { Cat(name: "Hachi") }
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Cat", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func owner(
            _ watch: ObjectWatch?,
            first: consuming Animal,
            second: consuming Animal,
            petting: consuming any Petting,
            lazily: @escaping @Sendable () throws -> Animal,
            maybe: consuming Animal?,
            never: consuming Animal?
        ) -> Owner {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Owner", ObjectWatch.start(watch), Owner(
                first: first,
                second: second,
                petting: petting,
                lazily: lazily,
                maybe: maybe,
                never: never
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var owner: Owner { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let owner: Owner

        fileprivate let lifetime: ScopeLifetime
        private let lazyMewAnimal = Lazy<Animal>("Cat")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let (mimiAnimal, mimiPetting) = AppAssembly.Factories.mimiCat(objectWatch)
                let animal = AppAssembly.Factories.cat(objectWatch)
                let owner = AppAssembly.Factories.owner(
                    objectWatch,
                    first: mimiAnimal,
                    second: consume animal,
                    petting: consume mimiPetting,
                    lazily: { try reference.open("Cat", for: "Owner").mewAnimal },
                    maybe: mimiAnimal,
                    never: nil
                )
                self.lifetime = lifetime
                self.owner = consume owner
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        fileprivate var mewAnimal: Animal { lazyMewAnimal.value(in: lifetime) { newMewAnimal() } }

        private func newMewAnimal() -> Animal {
            AppAssembly.Factories.mewCat(lifetime.objectWatch)
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
