// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 73)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
            #sourceLocation()
        }

        @inline(never)
        static func everything(
            _ watch: ObjectWatch?,
            optional: consuming Int?,
            double: consuming Double,
            pair: (Int, name: String),
            type: Circle.Type,
            anyType: any Shape.Type,
            shape: consuming any Shape,
            box: consuming Box<Int>,
            otherBox: consuming Box<String>,
            list: consuming [Int],
            table: consuming [String: Int],
            inner: consuming Outer.Inner,
            transform: @escaping @Sendable (Int) -> Int,
            callback: @escaping () -> Void,
            identity: consuming Int,
            void: Void,
            any: consuming Any
        ) -> Everything {
            #sourceLocation(file: "App/Manifest.swift", line: 74)
            return ObjectWatch.tell(watch, "Everything", ObjectWatch.start(watch), Everything(
                optional: optional,
                double: double,
                pair: pair,
                type: type,
                anyType: anyType,
                shape: shape,
                box: box,
                otherBox: otherBox,
                list: list,
                table: table,
                inner: inner,
                transform: transform,
                callback: callback,
                identity: identity,
                void: void,
                any: any
            ))
            #sourceLocation()
        }

        @inline(never)
        static func lenient(_ watch: ObjectWatch?, first: consuming Int?, second: consuming Int) -> Lenient {
            #sourceLocation(file: "App/Manifest.swift", line: 93)
            return ObjectWatch.tell(watch, "Lenient", ObjectWatch.start(watch), Lenient(first: first, second: second))
            #sourceLocation()
        }

        @inline(never)
        static func label(
            _ watch: ObjectWatch?,
            number: consuming Int,
            store: consuming Store,
            text: consuming String
        ) -> Label {
            #sourceLocation(file: "App/Manifest.swift", line: 94)
            let make: (Int, Store, String) -> Label = { (number: Int, store: Store, text: String) in
                Label(text: "\(text) \(number)")
            }
            #sourceLocation(file: "App/Manifest.swift", line: 94)
            return ObjectWatch.tell(watch, "Label", ObjectWatch.start(watch), make(number, store, text))
            #sourceLocation()
        }

        @inline(never)
        static func names(
            _ watch: ObjectWatch?,
            lifetime: consuming Int,
            reference: consuming Int,
            own: consuming Int,
            opened: consuming Int,
            store: consuming Store
        ) -> Names {
            #sourceLocation(file: "App/Manifest.swift", line: 97)
            return ObjectWatch.tell(watch, "Names", ObjectWatch.start(watch), Names(
                lifetime: lifetime,
                reference: reference,
                self: own,
                opened: opened,
                store: store
            ))
            #sourceLocation()
        }

        @inline(never)
        static func asking(
            _ watch: ObjectWatch?,
            everything: @escaping (Int?, Double, (Int, name: String), Circle.Type, any Shape.Type, any Shape, Box<Int>, Box<String>, [Int], [String: Int], Outer.Inner, @escaping @Sendable (Int) -> Int, @escaping () -> Void, Int, Void, Any) -> Everything,
            lenient: @escaping (Int, Int) -> Lenient,
            label: @escaping (String, Int) -> Label,
            names: @escaping (Int, Int, Int, Int) -> Names
        ) -> Asking {
            #sourceLocation(file: "App/Manifest.swift", line: 98)
            return ObjectWatch.tell(watch, "Asking", ObjectWatch.start(watch), Asking(
                everything: everything,
                lenient: lenient,
                label: label,
                names: names
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeEverything(
            optional: Int?,
            double: Double,
            pair: (Int, name: String),
            type: Circle.Type,
            anyType: any Shape.Type,
            shape: any Shape,
            box: Box<Int>,
            otherBox: Box<String>,
            list: [Int],
            table: [String: Int],
            inner: Outer.Inner,
            transform: @escaping @Sendable (Int) -> Int,
            callback: @escaping () -> Void,
            identity: Int,
            void: Void,
            any: Any
        ) -> Everything
        func makeLenient(second: Int, first: Int) -> Lenient
        func makeLabel(text: String, number: Int) -> Label
        func makeNames(lifetime: Int, reference: Int, self: Int, opened: Int) -> Names
        func makeAsking() -> Asking
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let store: Store

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = AppAssembly.Factories.store(objectWatch)
                self.lifetime = lifetime
                self.store = consume store
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Everything`.
        func makeEverything(
            optional: Int?,
            double: Double,
            pair: (Int, name: String),
            type: Circle.Type,
            anyType: any Shape.Type,
            shape: any Shape,
            box: Box<Int>,
            otherBox: Box<String>,
            list: [Int],
            table: [String: Int],
            inner: Outer.Inner,
            transform: @escaping @Sendable (Int) -> Int,
            callback: @escaping () -> Void,
            identity: Int,
            void: Void,
            any: Any
        ) -> Everything {
            AppAssembly.Factories.everything(
                lifetime.objectWatch,
                optional: optional,
                double: double,
                pair: pair,
                type: type,
                anyType: anyType,
                shape: shape,
                box: box,
                otherBox: otherBox,
                list: list,
                table: table,
                inner: inner,
                transform: transform,
                callback: callback,
                identity: identity,
                void: void,
                any: any
            )
        }

        /// Makes a new `Lenient`.
        func makeLenient(second: Int, first: Int) -> Lenient {
            AppAssembly.Factories.lenient(lifetime.objectWatch, first: first, second: second)
        }

        /// Makes a new `Label`.
        func makeLabel(text: String, number: Int) -> Label {
            AppAssembly.Factories.label(lifetime.objectWatch, number: number, store: store, text: text)
        }

        /// Makes a new `Names`.
        func makeNames(lifetime lifetime2: Int, reference reference2: Int, `self` self2: Int, opened: Int) -> Names {
            AppAssembly.Factories.names(
                lifetime.objectWatch,
                lifetime: lifetime2,
                reference: reference2,
                own: self2,
                opened: opened,
                store: store
            )
        }

        /// Makes a new `Asking`.
        func makeAsking() -> Asking {
            AppAssembly.Factories.asking(
                lifetime.objectWatch,
                everything: { [objectWatch = lifetime.objectWatch] optional, double, pair, type, anyType, shape, box, otherBox, list, table, inner, transform, callback, identity, void, any in
                    AppAssembly.Factories.everything(
                        objectWatch,
                        optional: optional,
                        double: double,
                        pair: pair,
                        type: type,
                        anyType: anyType,
                        shape: shape,
                        box: box,
                        otherBox: otherBox,
                        list: list,
                        table: table,
                        inner: inner,
                        transform: transform,
                        callback: callback,
                        identity: identity,
                        void: void,
                        any: any
                    )
                },
                lenient: { [objectWatch = lifetime.objectWatch] second, first in
                    AppAssembly.Factories.lenient(objectWatch, first: first, second: second)
                },
                label: { [objectWatch = lifetime.objectWatch, store] text, number in
                    AppAssembly.Factories.label(objectWatch, number: number, store: store, text: text)
                },
                names: { [objectWatch = lifetime.objectWatch, store] lifetime2, reference2, self2, opened in
                    AppAssembly.Factories.names(
                        objectWatch,
                        lifetime: lifetime2,
                        reference: reference2,
                        own: self2,
                        opened: opened,
                        store: store
                    )
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
