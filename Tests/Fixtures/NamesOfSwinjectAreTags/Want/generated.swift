// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func mimiCat() -> (animal: Animal, petting: any Petting) {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            let make: () -> Cat = { Cat(name: "Mimi") }
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            let object = make()
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return (object, object)
            #sourceLocation()
        }

        static func mewCat() -> Animal {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            let make: () -> Cat = { Cat(name: "Mew") }
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return make()
            #sourceLocation()
        }

        static func cat() -> Animal {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            let make: () -> Cat = { Cat(name: "Hachi") }
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return make()
            #sourceLocation()
        }

        static func owner(
            first: Animal,
            second: Animal,
            petting: any Petting,
            lazily: @escaping @Sendable () throws -> Animal,
            maybe: Animal?,
            never: Animal?
        ) -> Owner {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return Owner(first: first, second: second, petting: petting, lazily: lazily, maybe: maybe, never: never)
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
            let (mimiAnimal, mimiPetting) = AppAssembly.Factories.mimiCat()
            let animal = AppAssembly.Factories.cat()
            let owner = AppAssembly.Factories.owner(
                first: mimiAnimal,
                second: animal,
                petting: mimiPetting,
                lazily: { try reference.open("Cat", for: "Owner").mewAnimal },
                maybe: mimiAnimal,
                never: nil
            )
            self.lifetime = lifetime
            self.owner = owner
            reference.fill(self)
            lifetime.finishOpening()
        }

        fileprivate var mewAnimal: Animal { lazyMewAnimal.value(in: lifetime) { newMewAnimal() } }

        private func newMewAnimal() -> Animal {
            AppAssembly.Factories.mewCat()
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
