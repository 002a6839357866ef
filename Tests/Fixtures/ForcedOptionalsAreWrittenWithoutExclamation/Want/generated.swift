// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func dep(_ watch: ObjectWatch?) -> (dep: Dep, speaking: any Speaking) {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            let object = ObjectWatch.tell(watch, "Dep", ObjectWatch.start(watch), Dep())
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func s1(
            _ watch: ObjectWatch?,
            d: consuming Dep?,
            o: consuming Dep?,
            speaking: consuming (any Speaking)?,
            unbound: consuming Unbound?,
            f: (@Sendable () -> Int)?
        ) -> S1 {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "S1", ObjectWatch.start(watch), S1(
                d: d,
                o: o,
                speaking: speaking,
                unbound: unbound,
                f: f
            ))
            #sourceLocation()
        }

        @inline(never)
        static func memberwise(_ watch: ObjectWatch?, fixed: consuming Dep?, given: consuming Dep?) -> Memberwise {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Memberwise", ObjectWatch.start(watch), Memberwise(
                fixed: fixed,
                given: given
            ))
            #sourceLocation()
        }

        @inline(never)
        static func arguments(
            _ watch: ObjectWatch?,
            dep: consuming Dep?,
            number: consuming Int?,
            list: consuming [Int]?,
            closure: (() -> Int)?,
            any: consuming (any Speaking)?,
            other: consuming Dep
        ) -> Arguments {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Arguments", ObjectWatch.start(watch), Arguments(
                dep: dep,
                number: number,
                list: list,
                closure: closure,
                any: any,
                other: other
            ))
            #sourceLocation()
        }

        @inline(never)
        static func optionalValue(
            _ watch: ObjectWatch?,
            number: consuming Int?,
            dep: consuming Dep?,
            absent: consuming Unbound?
        ) -> Value? {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            let make: (Int?, Dep?, Unbound?) -> Value? = { (number: Int!, dep: Dep!, absent: Unbound!) -> Value? in
                absent == nil ? Value(number: number) : nil
            }
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Value?", ObjectWatch.start(watch), make(number, dep, absent))
            #sourceLocation()
        }

        @inline(never)
        static func outer(
            _ watch: ObjectWatch?,
            value: consuming Value?,
            make: @escaping (Dep?, Int?, [Int]?, (() -> Int)?, (any Speaking)?) -> Arguments
        ) -> Outer {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Outer", ObjectWatch.start(watch), Outer(value: value, make: make))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var s1: S1 { get }
        func makeMemberwise() -> Memberwise
        func makeArguments(
            dep: Dep?,
            number: Int?,
            list: [Int]?,
            closure: (() -> Int)?,
            any: (any Speaking)?
        ) -> Arguments
        func makeOuter() -> Outer
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let s1: S1

        fileprivate let lifetime: ScopeLifetime
        fileprivate let number: Int
        fileprivate let dep: Dep

        /// Opens `AppScope`.
        init(number: Int, f: @escaping @Sendable () -> Int, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let (dep, speaking) = AppAssembly.Factories.dep(objectWatch)
                let s1 = AppAssembly.Factories.s1(
                    objectWatch,
                    d: dep,
                    o: dep,
                    speaking: consume speaking,
                    unbound: nil,
                    f: f
                )
                self.lifetime = lifetime
                self.s1 = consume s1
                self.number = number
                self.dep = dep
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Memberwise`.
        func makeMemberwise() -> Memberwise {
            AppAssembly.Factories.memberwise(lifetime.objectWatch, fixed: dep, given: dep)
        }

        /// Makes a new `Arguments`.
        func makeArguments(
            dep dep2: Dep?,
            number number2: Int?,
            list: [Int]?,
            closure: (() -> Int)?,
            any: (any Speaking)?
        ) -> Arguments {
            AppAssembly.Factories.arguments(
                lifetime.objectWatch,
                dep: dep2,
                number: number2,
                list: list,
                closure: closure,
                any: any,
                other: dep
            )
        }

        /// Makes a new `Outer`.
        func makeOuter() -> Outer {
            AppAssembly.Factories.outer(
                lifetime.objectWatch,
                value: makeOptionalValue(),
                make: { [objectWatch = lifetime.objectWatch, dep] dep2, number2, list, closure, any in
                    AppAssembly.Factories.arguments(
                        objectWatch,
                        dep: dep2,
                        number: number2,
                        list: list,
                        closure: closure,
                        any: any,
                        other: dep
                    )
                }
            )
        }

        fileprivate func makeOptionalValue() -> Value? {
            AppAssembly.Factories.optionalValue(lifetime.objectWatch, number: number, dep: dep, absent: nil)
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
