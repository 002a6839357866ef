// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @MainActor static func vm(n: Int) -> VM {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let make: @MainActor (Int) -> VM = { @MainActor (n: Int) in VM(n: n) }
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return make(n)
            #sourceLocation()
        }

        static func optionalVM(raw: String) -> VM? {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            let make: (String) -> VM? = { (raw: String) in VM(raw: raw) }
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return make(raw)
            #sourceLocation()
        }

        static func main(raw: String) -> Main {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Main(raw: raw)
            #sourceLocation()
        }

        static func store(path: String) -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Store(path: path)
            #sourceLocation()
        }

        static func opened(path: String) async throws -> Opened {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return try await Opened(path: path)
            #sourceLocation()
        }

        static func loader(url: String) async throws -> Loader {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return try await Loader(url: url)
            #sourceLocation()
        }

        static func aboveLoader(loader: Loader, opened: Opened) -> AboveLoader {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return AboveLoader(loader: loader, opened: opened)
            #sourceLocation()
        }

        static func strict(x: Int) throws(MyErr) -> Strict {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return try Strict(x: x)
            #sourceLocation()
        }

        static func spelled(strict: Strict) -> Spelled {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return Spelled(strict: strict)
            #sourceLocation()
        }

        static func spelledToo(spelled: Spelled) throws -> SpelledToo {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return try SpelledToo(spelled: spelled)
            #sourceLocation()
        }

        static func row(title: String) -> Row {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return Row(title: title)
            #sourceLocation()
        }

        @MainActor static func list(n: Int) -> List {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return List(n: n)
            #sourceLocation()
        }

        static func late(n: Int) -> Late {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return Late(n: n)
            #sourceLocation()
        }

        static func free(n: Int) -> Free {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return Free(n: n)
            #sourceLocation()
        }

        @MainActor static func derived(n: Int) -> Derived {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return Derived(n: n)
            #sourceLocation()
        }

        static func maker(
            vm: VM,
            make: @escaping @MainActor () -> VM,
            makeRow: @escaping @MainActor () async -> Row
        ) -> Maker {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return Maker(vm: vm, make: make, makeRow: makeRow)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        @MainActor func makeVM() -> VM
        func makeOptionalVM() -> VM?
        func makeMain() -> Main
        var store: Store { get }
        var aboveLoader: AboveLoader { get }
        var strict: Strict { get }
        var spelledToo: SpelledToo { get }
        func makeRow() -> Row
        @MainActor func makeList() -> List
        func makeLate() -> Late
        func makeFree() -> Free
        @MainActor func makeDerived() -> Derived
        @MainActor func makeMaker() -> Maker
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let store: Store
        let aboveLoader: AboveLoader
        let strict: Strict
        let spelledToo: SpelledToo

        fileprivate let lifetime: ScopeLifetime
        fileprivate let number: Int
        fileprivate let text: String

        /// Opens `AppScope`.
        init(number: Int, text: String, observer scopeObserver: (any ScopeObserver)? = nil) async throws {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            do {
                let store = AppAssembly.Factories.store(path: text)
                let opened = try await AppAssembly.Factories.opened(path: text)
                let loader = try await AppAssembly.Factories.loader(url: text)
                let aboveLoader = AppAssembly.Factories.aboveLoader(loader: loader, opened: opened)
                let strict = try AppAssembly.Factories.strict(x: number)
                let spelled = AppAssembly.Factories.spelled(strict: strict)
                let spelledToo = try AppAssembly.Factories.spelledToo(spelled: spelled)
                self.lifetime = lifetime
                self.store = store
                self.aboveLoader = aboveLoader
                self.strict = strict
                self.spelledToo = spelledToo
                self.number = number
                self.text = text
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening()
        }

        /// Makes a new `VM`.
        @MainActor func makeVM() -> VM {
            AppAssembly.Factories.vm(n: number)
        }

        /// Makes a new `VM?`.
        func makeOptionalVM() -> VM? {
            AppAssembly.Factories.optionalVM(raw: text)
        }

        /// Makes a new `Main`.
        func makeMain() -> Main {
            AppAssembly.Factories.main(raw: text)
        }

        /// Makes a new `Row`.
        func makeRow() -> Row {
            AppAssembly.Factories.row(title: text)
        }

        /// Makes a new `List`.
        @MainActor func makeList() -> List {
            AppAssembly.Factories.list(n: number)
        }

        /// Makes a new `Late`.
        func makeLate() -> Late {
            AppAssembly.Factories.late(n: number)
        }

        /// Makes a new `Free`.
        func makeFree() -> Free {
            AppAssembly.Factories.free(n: number)
        }

        /// Makes a new `Derived`.
        @MainActor func makeDerived() -> Derived {
            AppAssembly.Factories.derived(n: number)
        }

        /// Makes a new `Maker`.
        @MainActor func makeMaker() -> Maker {
            AppAssembly.Factories.maker(
                vm: makeVM(),
                make: { [number] in AppAssembly.Factories.vm(n: number) },
                makeRow: { [text] in AppAssembly.Factories.row(title: text) }
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
