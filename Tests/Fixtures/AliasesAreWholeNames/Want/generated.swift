// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func valueStore() -> ValueStore {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ValueStore()
            #sourceLocation()
        }

        static func values() -> Values {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return Values()
            #sourceLocation()
        }

        static func myValue() -> MyValue {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return MyValue()
            #sourceLocation()
        }

        static func repositoryOfIntArray(content: [Int]?) -> Repository<[Int]> {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return Repository<[Int]>(content: content)
            #sourceLocation()
        }

        static func uses(v: Int, s: ValueStore, values: Values, mine: MyValue, store: ValueStore) -> Uses {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return Uses(v: v, s: s, values: values, mine: mine, store: store)
            #sourceLocation()
        }

        static func genericOfString(value: String, list: [String]?, store: ValueStore) -> Generic<String> {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return Generic<String>(value: value, list: list, store: store)
            #sourceLocation()
        }

        static func genericOfInt(value: Int, list: [Int]?, store: ValueStore) -> Generic<Int> {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return Generic<Int>(value: value, list: list, store: store)
            #sourceLocation()
        }

        static func scoped(value: String, whole: Int, later: Values, inner: Scoped.Inner) -> Scoped {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return Scoped(value: value, whole: whole, later: later, inner: inner)
            #sourceLocation()
        }

        static func scopedInner(value: String) -> Scoped.Inner {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return Scoped.Inner(value: value)
            #sourceLocation()
        }

        static func named(value: Values, names: [String]) -> Named {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return Named(value: value, names: names)
            #sourceLocation()
        }

        static func functions(
            callback: @escaping @Sendable (Int) -> String,
            maybe: (@Sendable (Int) -> String)?,
            pair: (first: Int, second: String),
            lists: Repository<[Int]>,
            listed: Repository<[Int]>
        ) -> Functions {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return Functions(callback: callback, maybe: maybe, pair: pair, lists: lists, listed: listed)
            #sourceLocation()
        }

        static func one(amount: Int) -> One {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return One(amount: amount)
            #sourceLocation()
        }

        static func oneOfFile(amounts: [Int]) -> OneOfFile {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return OneOfFile(amounts: amounts)
            #sourceLocation()
        }

        static func other(amount: Double) -> Other {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return Other(amount: amount)
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
            let valueStore = AppAssembly.Factories.valueStore()
            let values = AppAssembly.Factories.values()
            let myValue = AppAssembly.Factories.myValue()
            let repositoryOfIntArray = AppAssembly.Factories.repositoryOfIntArray(content: amounts)
            let scopedInner = AppAssembly.Factories.scopedInner(value: text)
            self.lifetime = lifetime
            self.value = value
            self.text = text
            self.callback = callback
            self.pair = pair
            self.amounts = amounts
            self.double = double
            self.names = names
            self.valueStore = valueStore
            self.values = values
            self.myValue = myValue
            self.repositoryOfIntArray = repositoryOfIntArray
            self.scopedInner = scopedInner
            lifetime.finishOpening()
        }

        /// Makes a new `Uses`.
        func makeUses() -> Uses {
            AppAssembly.Factories.uses(v: value, s: valueStore, values: values, mine: myValue, store: valueStore)
        }

        /// Makes a new `Generic<String>`.
        func makeGenericOfString() -> Generic<String> {
            AppAssembly.Factories.genericOfString(value: text, list: names, store: valueStore)
        }

        /// Makes a new `Generic<Int>`.
        func makeGenericOfInt() -> Generic<Int> {
            AppAssembly.Factories.genericOfInt(value: value, list: amounts, store: valueStore)
        }

        /// Makes a new `Scoped`.
        func makeScoped() -> Scoped {
            AppAssembly.Factories.scoped(value: text, whole: value, later: values, inner: scopedInner)
        }

        /// Makes a new `Named`.
        func makeNamed() -> Named {
            AppAssembly.Factories.named(value: values, names: names)
        }

        /// Makes a new `Functions`.
        func makeFunctions() -> Functions {
            AppAssembly.Factories.functions(
                callback: callback,
                maybe: callback,
                pair: pair,
                lists: repositoryOfIntArray,
                listed: repositoryOfIntArray
            )
        }

        /// Makes a new `One`.
        func makeOne() -> One {
            AppAssembly.Factories.one(amount: value)
        }

        /// Makes a new `OneOfFile`.
        func makeOneOfFile() -> OneOfFile {
            AppAssembly.Factories.oneOfFile(amounts: amounts)
        }

        /// Makes a new `Other`.
        func makeOther() -> Other {
            AppAssembly.Factories.other(amount: double)
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
