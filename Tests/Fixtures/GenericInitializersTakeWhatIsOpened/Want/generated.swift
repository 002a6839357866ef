// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func memoryStore() -> (storeOfInt: any Store<Int>, memoryStore: MemoryStore) {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            let object = MemoryStore()
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return (object, object)
            #sourceLocation()
        }

        static func label() -> (naming: any Naming, countingAndNaming: any Counting & Naming, label: Label) {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let object = Label()
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return (object, object, object)
            #sourceLocation()
        }

        static func specialSession() -> Session {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return SpecialSession()
            #sourceLocation()
        }

        static func page(store: any Store<Int>, label: any Counting & Naming) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Page(store: store, label: label)
            #sourceLocation()
        }

        static func list(store: any Store<Int>, label: any Naming) async throws -> List {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return try await List(store: store, label)
            #sourceLocation()
        }

        static func sessions(first: Session, make: @escaping () -> Session) -> Sessions {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Sessions(first: first, make: make)
            #sourceLocation()
        }

        static func boxOfInt(values: any Store<Int>, name: any Naming) -> Box<Int> {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Box<Int>(values: values, name: name)
            #sourceLocation()
        }

        static func cacheOfIntAndMemoryStoreEntryOfString(
            key: Int,
            tags: [String],
            value: MemoryStore,
            makeItems: @escaping () -> [Int]
        ) -> Cache<Int, MemoryStore>.Entry<String> {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return Cache<Int, MemoryStore>.Entry<String>(key: key, tags: tags, value: value, makeItems: makeItems)
            #sourceLocation()
        }

        static func derived(item: Int, others: [Int]) -> Derived {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return Derived(item: item, others: others)
            #sourceLocation()
        }

        static func knownOfLabel(value: Label) -> Known<Label> {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return Known<Label>(value: value)
            #sourceLocation()
        }

        static func screen(
            page: Page,
            list: @escaping () async throws -> List,
            sessions: Sessions,
            box: Box<Int>,
            entry: Cache<Int, MemoryStore>.Entry<String>,
            derived: Derived,
            known: Known<Label>
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return Screen(
                page: page,
                list: list,
                sessions: sessions,
                box: box,
                entry: entry,
                derived: derived,
                known: known
            )
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let number: Int
        fileprivate let stringArray: [String]
        fileprivate let intArray: [Int]
        fileprivate let storeOfInt: any Store<Int>
        fileprivate let memoryStore: MemoryStore
        fileprivate let naming: any Naming
        fileprivate let countingAndNaming: any Counting & Naming
        fileprivate let label: Label
        fileprivate let session: Session
        fileprivate let boxOfInt: Box<Int>
        fileprivate let derived: Derived

        /// Opens `AppScope`.
        init(number: Int, stringArray: [String], intArray: [Int], observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let (storeOfInt, memoryStore) = AppAssembly.Factories.memoryStore()
            let (naming, countingAndNaming, label) = AppAssembly.Factories.label()
            let session = AppAssembly.Factories.specialSession()
            let boxOfInt = AppAssembly.Factories.boxOfInt(values: storeOfInt, name: naming)
            let derived = AppAssembly.Factories.derived(item: number, others: intArray)
            self.lifetime = lifetime
            self.number = number
            self.stringArray = stringArray
            self.intArray = intArray
            self.storeOfInt = storeOfInt
            self.memoryStore = memoryStore
            self.naming = naming
            self.countingAndNaming = countingAndNaming
            self.label = label
            self.session = session
            self.boxOfInt = boxOfInt
            self.derived = derived
            lifetime.finishOpening()
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                page: makePage(),
                list: { [storeOfInt, naming] in
                    try await AppAssembly.Factories.list(store: storeOfInt, label: naming)
                },
                sessions: makeSessions(),
                box: boxOfInt,
                entry: makeCacheOfIntAndMemoryStoreEntryOfString(),
                derived: derived,
                known: makeKnownOfLabel()
            )
        }

        fileprivate func makePage() -> Page {
            AppAssembly.Factories.page(store: storeOfInt, label: countingAndNaming)
        }

        fileprivate func makeSessions() -> Sessions {
            AppAssembly.Factories.sessions(first: session, make: { [session] in session })
        }

        fileprivate func makeCacheOfIntAndMemoryStoreEntryOfString() -> Cache<Int, MemoryStore>.Entry<String> {
            AppAssembly.Factories.cacheOfIntAndMemoryStoreEntryOfString(
                key: number,
                tags: stringArray,
                value: memoryStore,
                makeItems: { [intArray] in intArray }
            )
        }

        fileprivate func makeKnownOfLabel() -> Known<Label> {
            AppAssembly.Factories.knownOfLabel(value: label)
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
