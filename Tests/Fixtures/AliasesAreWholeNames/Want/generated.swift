// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func valueStore(_ watch: ObjectWatch?) -> ValueStore {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "ValueStore", ObjectWatch.start(watch), ValueStore())
            #sourceLocation()
        }

        @inline(never)
        static func values(_ watch: ObjectWatch?) -> Values {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Values", ObjectWatch.start(watch), Values())
            #sourceLocation()
        }

        @inline(never)
        static func myValue(_ watch: ObjectWatch?) -> MyValue {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "MyValue", ObjectWatch.start(watch), MyValue())
            #sourceLocation()
        }

        @inline(never)
        static func repositoryOfIntArray(_ watch: ObjectWatch?, content: consuming [Int]?) -> Repository<[Int]> {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Repository<[Int]>", ObjectWatch.start(watch), Repository<[Int]>(
                content: content
            ))
            #sourceLocation()
        }

        @inline(never)
        static func uses(
            _ watch: ObjectWatch?,
            v: consuming Int,
            s: consuming ValueStore,
            values: consuming Values,
            mine: consuming MyValue,
            store: consuming ValueStore
        ) -> Uses {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Uses", ObjectWatch.start(watch), Uses(
                v: v,
                s: s,
                values: values,
                mine: mine,
                store: store
            ))
            #sourceLocation()
        }

        @inline(never)
        static func genericOfString(
            _ watch: ObjectWatch?,
            value: consuming String,
            list: consuming [String]?,
            store: consuming ValueStore
        ) -> Generic<String> {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Generic<String>", ObjectWatch.start(watch), Generic<String>(
                value: value,
                list: list,
                store: store
            ))
            #sourceLocation()
        }

        @inline(never)
        static func genericOfInt(
            _ watch: ObjectWatch?,
            value: consuming Int,
            list: consuming [Int]?,
            store: consuming ValueStore
        ) -> Generic<Int> {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "Generic<Int>", ObjectWatch.start(watch), Generic<Int>(
                value: value,
                list: list,
                store: store
            ))
            #sourceLocation()
        }

        @inline(never)
        static func scoped(
            _ watch: ObjectWatch?,
            value: consuming String,
            whole: consuming Int,
            later: consuming Values,
            inner: consuming Scoped.Inner
        ) -> Scoped {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Scoped", ObjectWatch.start(watch), Scoped(
                value: value,
                whole: whole,
                later: later,
                inner: inner
            ))
            #sourceLocation()
        }

        @inline(never)
        static func scopedInner(_ watch: ObjectWatch?, value: consuming String) -> Scoped.Inner {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "Scoped.Inner", ObjectWatch.start(watch), Scoped.Inner(value: value))
            #sourceLocation()
        }

        @inline(never)
        static func named(_ watch: ObjectWatch?, value: consuming Values, names: consuming [String]) -> Named {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Named", ObjectWatch.start(watch), Named(value: value, names: names))
            #sourceLocation()
        }

        @inline(never)
        static func functions(
            _ watch: ObjectWatch?,
            callback: @escaping @Sendable (Int) -> String,
            maybe: (@Sendable (Int) -> String)?,
            pair: (first: Int, second: String),
            lists: consuming Repository<[Int]>,
            listed: consuming Repository<[Int]>
        ) -> Functions {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Functions", ObjectWatch.start(watch), Functions(
                callback: callback,
                maybe: maybe,
                pair: pair,
                lists: lists,
                listed: listed
            ))
            #sourceLocation()
        }

        @inline(never)
        static func one(_ watch: ObjectWatch?, amount: consuming Int) -> One {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return ObjectWatch.tell(watch, "One", ObjectWatch.start(watch), One(amount: amount))
            #sourceLocation()
        }

        @inline(never)
        static func oneOfFile(_ watch: ObjectWatch?, amounts: consuming [Int]) -> OneOfFile {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return ObjectWatch.tell(watch, "OneOfFile", ObjectWatch.start(watch), OneOfFile(amounts: amounts))
            #sourceLocation()
        }

        @inline(never)
        static func other(_ watch: ObjectWatch?, amount: consuming Double) -> Other {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return ObjectWatch.tell(watch, "Other", ObjectWatch.start(watch), Other(amount: amount))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeUses() -> Uses
        func makeGenericOfString() -> Generic<String>
        func makeGenericOfInt() -> Generic<Int>
        func makeScoped() -> Scoped
        func makeNamed() -> Named
        func makeFunctions() -> Functions
        func makeOne() -> One
        func makeOneOfFile() -> OneOfFile
        func makeOther() -> Other
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let value: Int
        fileprivate let text: String
        fileprivate let callback: @Sendable (Int) -> String
        fileprivate let pair: (first: Int, second: String)
        fileprivate let amounts: [Int]
        fileprivate let double: Double
        fileprivate let names: [String]
        fileprivate let valueStore: ValueStore
        fileprivate let values: Values
        fileprivate let myValue: MyValue
        fileprivate let repositoryOfIntArray: Repository<[Int]>
        fileprivate let scopedInner: Scoped.Inner

        /// Opens `AppScope`.
        init(
            value: Int,
            text: String,
            callback: @escaping @Sendable (Int) -> String,
            pair: (first: Int, second: String),
            amounts: [Int],
            double: Double,
            names: [String],
            observer scopeObserver: (any ScopeObserver)? = nil
        ) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let valueStore = AppAssembly.Factories.valueStore(objectWatch)
                let values = AppAssembly.Factories.values(objectWatch)
                let myValue = AppAssembly.Factories.myValue(objectWatch)
                let repositoryOfIntArray = AppAssembly.Factories.repositoryOfIntArray(objectWatch, content: amounts)
                let scopedInner = AppAssembly.Factories.scopedInner(objectWatch, value: text)
                self.lifetime = lifetime
                self.value = value
                self.text = text
                self.callback = callback
                self.pair = pair
                self.amounts = amounts
                self.double = double
                self.names = names
                self.valueStore = consume valueStore
                self.values = values
                self.myValue = myValue
                self.repositoryOfIntArray = consume repositoryOfIntArray
                self.scopedInner = scopedInner
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Uses`.
        func makeUses() -> Uses {
            AppAssembly.Factories.uses(
                lifetime.objectWatch,
                v: value,
                s: valueStore,
                values: values,
                mine: myValue,
                store: valueStore
            )
        }

        /// Makes a new `Generic<String>`.
        func makeGenericOfString() -> Generic<String> {
            AppAssembly.Factories.genericOfString(lifetime.objectWatch, value: text, list: names, store: valueStore)
        }

        /// Makes a new `Generic<Int>`.
        func makeGenericOfInt() -> Generic<Int> {
            AppAssembly.Factories.genericOfInt(lifetime.objectWatch, value: value, list: amounts, store: valueStore)
        }

        /// Makes a new `Scoped`.
        func makeScoped() -> Scoped {
            AppAssembly.Factories.scoped(
                lifetime.objectWatch,
                value: text,
                whole: value,
                later: values,
                inner: scopedInner
            )
        }

        /// Makes a new `Named`.
        func makeNamed() -> Named {
            AppAssembly.Factories.named(lifetime.objectWatch, value: values, names: names)
        }

        /// Makes a new `Functions`.
        func makeFunctions() -> Functions {
            AppAssembly.Factories.functions(
                lifetime.objectWatch,
                callback: callback,
                maybe: callback,
                pair: pair,
                lists: repositoryOfIntArray,
                listed: repositoryOfIntArray
            )
        }

        /// Makes a new `One`.
        func makeOne() -> One {
            AppAssembly.Factories.one(lifetime.objectWatch, amount: value)
        }

        /// Makes a new `OneOfFile`.
        func makeOneOfFile() -> OneOfFile {
            AppAssembly.Factories.oneOfFile(lifetime.objectWatch, amounts: amounts)
        }

        /// Makes a new `Other`.
        func makeOther() -> Other {
            AppAssembly.Factories.other(lifetime.objectWatch, amount: double)
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
