// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func vm(_ watch: ObjectWatch?, n: consuming Int) -> VM {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let make: @MainActor (Int) -> VM = { @MainActor (n: Int) in VM(n: n) }
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "VM", ObjectWatch.start(watch), make(n))
            #sourceLocation()
        }

        @inline(never)
        static func optionalVM(_ watch: ObjectWatch?, raw: consuming String) -> VM? {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            let make: (String) -> VM? = { (raw: String) in VM(raw: raw) }
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "VM?", ObjectWatch.start(watch), make(raw))
            #sourceLocation()
        }

        @inline(never)
        static func main(_ watch: ObjectWatch?, raw: consuming String) -> Main {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Main", ObjectWatch.start(watch), Main(raw: raw))
            #sourceLocation()
        }

        @inline(never)
        static func store(_ watch: ObjectWatch?, path: consuming String) -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store(path: path))
            #sourceLocation()
        }

        @inline(never)
        static func opened(_ watch: ObjectWatch?, path: consuming String) async throws -> Opened {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return try await ObjectWatch.tell(watch, "Opened", ObjectWatch.start(watch), Opened(path: path))
            #sourceLocation()
        }

        @inline(never)
        static func loader(_ watch: ObjectWatch?, url: consuming String) async throws -> Loader {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return try await ObjectWatch.tell(watch, "Loader", ObjectWatch.start(watch), Loader(url: url))
            #sourceLocation()
        }

        @inline(never)
        static func aboveLoader(
            _ watch: ObjectWatch?,
            loader: consuming Loader,
            opened: consuming Opened
        ) -> AboveLoader {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "AboveLoader", ObjectWatch.start(watch), AboveLoader(
                loader: loader,
                opened: opened
            ))
            #sourceLocation()
        }

        @inline(never)
        static func strict(_ watch: ObjectWatch?, x: consuming Int) throws(MyErr) -> Strict {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return try ObjectWatch.tell(watch, "Strict", ObjectWatch.start(watch), Strict(x: x))
            #sourceLocation()
        }

        @inline(never)
        static func spelled(_ watch: ObjectWatch?, strict: consuming Strict) -> Spelled {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Spelled", ObjectWatch.start(watch), Spelled(strict: strict))
            #sourceLocation()
        }

        @inline(never)
        static func spelledToo(_ watch: ObjectWatch?, spelled: consuming Spelled) throws -> SpelledToo {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return try ObjectWatch.tell(watch, "SpelledToo", ObjectWatch.start(watch), SpelledToo(spelled: spelled))
            #sourceLocation()
        }

        @inline(never)
        static func row(_ watch: ObjectWatch?, title: consuming String) -> Row {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Row", ObjectWatch.start(watch), Row(title: title))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func list(_ watch: ObjectWatch?, n: consuming Int) -> List {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "List", ObjectWatch.start(watch), List(n: n))
            #sourceLocation()
        }

        @inline(never)
        static func late(_ watch: ObjectWatch?, n: consuming Int) -> Late {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Late", ObjectWatch.start(watch), Late(n: n))
            #sourceLocation()
        }

        @inline(never)
        static func free(_ watch: ObjectWatch?, n: consuming Int) -> Free {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "Free", ObjectWatch.start(watch), Free(n: n))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func derived(_ watch: ObjectWatch?, n: consuming Int) -> Derived {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "Derived", ObjectWatch.start(watch), Derived(n: n))
            #sourceLocation()
        }

        @inline(never)
        static func maker(
            _ watch: ObjectWatch?,
            vm: consuming VM,
            make: @escaping @MainActor () -> VM,
            makeRow: @escaping @MainActor () async -> Row
        ) -> Maker {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Maker", ObjectWatch.start(watch), Maker(
                vm: vm,
                make: make,
                makeRow: makeRow
            ))
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
            let objectWatch = lifetime.objectWatch
            do {
                let store = AppAssembly.Factories.store(objectWatch, path: text)
                let opened = try await AppAssembly.Factories.opened(objectWatch, path: text)
                let loader = try await AppAssembly.Factories.loader(objectWatch, url: text)
                let aboveLoader = AppAssembly.Factories.aboveLoader(
                    objectWatch,
                    loader: consume loader,
                    opened: consume opened
                )
                let strict = try AppAssembly.Factories.strict(objectWatch, x: number)
                let spelled = AppAssembly.Factories.spelled(objectWatch, strict: strict)
                let spelledToo = try AppAssembly.Factories.spelledToo(objectWatch, spelled: consume spelled)
                self.lifetime = lifetime
                self.store = consume store
                self.aboveLoader = consume aboveLoader
                self.strict = consume strict
                self.spelledToo = consume spelledToo
                self.number = number
                self.text = text
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `VM`.
        @MainActor func makeVM() -> VM {
            AppAssembly.Factories.vm(lifetime.objectWatch, n: number)
        }

        /// Makes a new `VM?`.
        func makeOptionalVM() -> VM? {
            AppAssembly.Factories.optionalVM(lifetime.objectWatch, raw: text)
        }

        /// Makes a new `Main`.
        func makeMain() -> Main {
            AppAssembly.Factories.main(lifetime.objectWatch, raw: text)
        }

        /// Makes a new `Row`.
        func makeRow() -> Row {
            AppAssembly.Factories.row(lifetime.objectWatch, title: text)
        }

        /// Makes a new `List`.
        @MainActor func makeList() -> List {
            AppAssembly.Factories.list(lifetime.objectWatch, n: number)
        }

        /// Makes a new `Late`.
        func makeLate() -> Late {
            AppAssembly.Factories.late(lifetime.objectWatch, n: number)
        }

        /// Makes a new `Free`.
        func makeFree() -> Free {
            AppAssembly.Factories.free(lifetime.objectWatch, n: number)
        }

        /// Makes a new `Derived`.
        @MainActor func makeDerived() -> Derived {
            AppAssembly.Factories.derived(lifetime.objectWatch, n: number)
        }

        /// Makes a new `Maker`.
        @MainActor func makeMaker() -> Maker {
            AppAssembly.Factories.maker(
                lifetime.objectWatch,
                vm: makeVM(),
                make: { [objectWatch = lifetime.objectWatch, number] in
                    AppAssembly.Factories.vm(objectWatch, n: number)
                },
                makeRow: { [objectWatch = lifetime.objectWatch, text] in
                    AppAssembly.Factories.row(objectWatch, title: text)
                }
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
