// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func m(
            _ watch: ObjectWatch?,
            map: @escaping @Sendable (Foo<String>) -> Foo<Bool>,
            wrapped: @escaping @Sendable (Int) -> Void,
            opt: (@Sendable (Int) -> Void)?,
            list: [@Sendable () -> Int],
            curried: @escaping @Sendable (Int) -> @Sendable (String) -> Bool,
            f: consuming Foo<@Sendable () -> Void>,
            tuple: (@Sendable () -> Int, @Sendable () -> String),
            dictionary: [String: @Sendable () -> Int],
            twice: @escaping @Sendable (Int) -> Void,
            mapping: @escaping @Sendable (Int) -> Double,
            taking: @escaping @Sendable (@escaping () -> Void, Int) -> Void,
            result: @escaping @Sendable () throws -> (@Sendable () -> Int)?
        ) -> M {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "M", ObjectWatch.start(watch), M(
                map: map,
                wrapped: wrapped,
                opt: opt,
                list: list,
                curried: curried,
                f: f,
                tuple: tuple,
                dictionary: dictionary,
                twice: twice,
                mapping: mapping,
                taking: taking,
                result: result
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeM() -> M
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let map: @Sendable (Foo<String>) -> Foo<Bool>
        fileprivate let print: @Sendable (Int) -> Void
        fileprivate let list: [@Sendable () -> Int]
        fileprivate let curried: @Sendable (Int) -> @Sendable (String) -> Bool
        fileprivate let foo: Foo<@Sendable () -> Void>
        fileprivate let tuple: (@Sendable () -> Int, @Sendable () -> String)
        fileprivate let dictionary: [String: @Sendable () -> Int]
        fileprivate let mapping: @Sendable (Int) -> Double
        fileprivate let taking: @Sendable (@escaping () -> Void, Int) -> Void
        fileprivate let result: @Sendable () throws -> (@Sendable () -> Int)?

        /// Opens `AppScope`.
        init(
            map: @escaping @Sendable (Foo<String>) -> Foo<Bool>,
            print: @escaping @Sendable (Int) -> Void,
            list: [@Sendable () -> Int],
            curried: @escaping @Sendable (Int) -> @Sendable (String) -> Bool,
            foo: Foo<@Sendable () -> Void>,
            tuple: (@Sendable () -> Int, @Sendable () -> String),
            dictionary: [String: @Sendable () -> Int],
            mapping: @escaping @Sendable (Int) -> Double,
            taking: @escaping @Sendable (@escaping () -> Void, Int) -> Void,
            result: @escaping @Sendable () throws -> (@Sendable () -> Int)?,
            observer scopeObserver: (any ScopeObserver)? = nil
        ) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            self.map = map
            self.print = print
            self.list = list
            self.curried = curried
            self.foo = foo
            self.tuple = tuple
            self.dictionary = dictionary
            self.mapping = mapping
            self.taking = taking
            self.result = result
            lifetime.finishOpening(self)
        }

        /// Makes a new `M`.
        func makeM() -> M {
            AppAssembly.Factories.m(
                lifetime.objectWatch,
                map: map,
                wrapped: print,
                opt: print,
                list: list,
                curried: curried,
                f: foo,
                tuple: tuple,
                dictionary: dictionary,
                twice: print,
                mapping: mapping,
                taking: taking,
                result: result
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
