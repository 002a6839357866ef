// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func memoryStore(_ watch: ObjectWatch?) -> (storeOfInt: any Store<Int>, memoryStore: MemoryStore) {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            let object = ObjectWatch.tell(watch, "MemoryStore", ObjectWatch.start(watch), MemoryStore())
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func label(
            _ watch: ObjectWatch?
        ) -> (naming: any Naming, countingAndNaming: any Counting & Naming, label: Label) {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let object = ObjectWatch.tell(watch, "Label", ObjectWatch.start(watch), Label())
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return (object, object, object)
            #sourceLocation()
        }

        @inline(never)
        static func specialSession(_ watch: ObjectWatch?) -> Session {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "SpecialSession", ObjectWatch.start(watch), SpecialSession())
            #sourceLocation()
        }

        @inline(never)
        static func page(
            _ watch: ObjectWatch?,
            store: consuming any Store<Int>,
            label: consuming any Counting & Naming
        ) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(store: store, label: label))
            #sourceLocation()
        }

        @inline(never)
        static func list(
            _ watch: ObjectWatch?,
            store: consuming any Store<Int>,
            label: consuming any Naming
        ) async throws -> List {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return try await ObjectWatch.tell(watch, "List", ObjectWatch.start(watch), List(store: store, label))
            #sourceLocation()
        }

        @inline(never)
        static func sessions(
            _ watch: ObjectWatch?,
            first: consuming Session,
            make: @escaping () -> Session
        ) -> Sessions {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Sessions", ObjectWatch.start(watch), Sessions(first: first, make: make))
            #sourceLocation()
        }

        @inline(never)
        static func boxOfInt(
            _ watch: ObjectWatch?,
            values: consuming any Store<Int>,
            name: consuming any Naming
        ) -> Box<Int> {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Box<Int>", ObjectWatch.start(watch), Box<Int>(values: values, name: name))
            #sourceLocation()
        }

        @inline(never)
        static func cacheOfIntAndMemoryStoreEntryOfString(
            _ watch: ObjectWatch?,
            key: consuming Int,
            tags: consuming [String],
            value: consuming MemoryStore,
            makeItems: @escaping () -> [Int]
        ) -> Cache<Int, MemoryStore>.Entry<String> {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Cache<Int, MemoryStore>.Entry<String>", ObjectWatch.start(watch), Cache<Int, MemoryStore>.Entry<String>(
                key: key,
                tags: tags,
                value: value,
                makeItems: makeItems
            ))
            #sourceLocation()
        }

        @inline(never)
        static func derived(_ watch: ObjectWatch?, item: consuming Int, others: consuming [Int]) -> Derived {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Derived", ObjectWatch.start(watch), Derived(item: item, others: others))
            #sourceLocation()
        }

        @inline(never)
        static func knownOfLabel(_ watch: ObjectWatch?, value: consuming Label) -> Known<Label> {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Known<Label>", ObjectWatch.start(watch), Known<Label>(value: value))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            page: consuming Page,
            list: @escaping () async throws -> List,
            sessions: consuming Sessions,
            box: consuming Box<Int>,
            entry: consuming Cache<Int, MemoryStore>.Entry<String>,
            derived: consuming Derived,
            known: consuming Known<Label>
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                page: page,
                list: list,
                sessions: sessions,
                box: box,
                entry: entry,
                derived: derived,
                known: known
            ))
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
            let objectWatch = lifetime.objectWatch
            do {
                let (storeOfInt, memoryStore) = AppAssembly.Factories.memoryStore(objectWatch)
                let (naming, countingAndNaming, label) = AppAssembly.Factories.label(objectWatch)
                let session = AppAssembly.Factories.specialSession(objectWatch)
                let boxOfInt = AppAssembly.Factories.boxOfInt(objectWatch, values: storeOfInt, name: naming)
                let derived = AppAssembly.Factories.derived(objectWatch, item: number, others: intArray)
                self.lifetime = lifetime
                self.number = number
                self.stringArray = stringArray
                self.intArray = intArray
                self.storeOfInt = consume storeOfInt
                self.memoryStore = memoryStore
                self.naming = consume naming
                self.countingAndNaming = consume countingAndNaming
                self.label = label
                self.session = consume session
                self.boxOfInt = consume boxOfInt
                self.derived = consume derived
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
                page: makePage(),
                list: { [objectWatch = lifetime.objectWatch, storeOfInt, naming] in
                    try await AppAssembly.Factories.list(objectWatch, store: storeOfInt, label: naming)
                },
                sessions: makeSessions(),
                box: boxOfInt,
                entry: makeCacheOfIntAndMemoryStoreEntryOfString(),
                derived: derived,
                known: makeKnownOfLabel()
            )
        }

        fileprivate func makePage() -> Page {
            AppAssembly.Factories.page(lifetime.objectWatch, store: storeOfInt, label: countingAndNaming)
        }

        fileprivate func makeSessions() -> Sessions {
            AppAssembly.Factories.sessions(lifetime.objectWatch, first: session, make: { [session] in session })
        }

        fileprivate func makeCacheOfIntAndMemoryStoreEntryOfString() -> Cache<Int, MemoryStore>.Entry<String> {
            AppAssembly.Factories.cacheOfIntAndMemoryStoreEntryOfString(
                lifetime.objectWatch,
                key: number,
                tags: stringArray,
                value: memoryStore,
                makeItems: { [intArray] in intArray }
            )
        }

        fileprivate func makeKnownOfLabel() -> Known<Label> {
            AppAssembly.Factories.knownOfLabel(lifetime.objectWatch, value: label)
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
