// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func holder(
            _ watch: ObjectWatch?,
            composition: consuming any P & Q,
            inherited: consuming any R,
            parameterised: consuming any One<Int> & P,
            subclass: consuming any Base & P,
            codable: consuming any Decodable & Encodable & Sendable,
            metatypeOfExistential: (any P).Type,
            existentialMetatype: any P.Type,
            anything: consuming any Sendable,
            inlineArray: consuming InlineArray<3, Int>,
            vector: consuming Vector<2, Int>,
            pair: (Int, label: String),
            table: consuming [String: any One<Int>],
            nested: consuming Generic<Int>.Inner<String>,
            interval: consuming Double,
            blank: consuming `a b`,
            keyword: consuming `any`,
            digit: consuming `1st`,
            escaped: consuming Escaped.`Type`,
            changing: @escaping @Sendable (inout Int) -> Void,
            keeping: @escaping @Sendable (@escaping () -> Void) -> Void,
            borrowing: @escaping @Sendable (() -> Void) -> Void,
            variadic: @escaping @Sendable (Int...) -> Int,
            late: @escaping @Sendable (@autoclosure () -> Int) -> Int,
            consuming: @escaping @Sendable (consuming Base) -> Void,
            sending: @escaping @Sendable (sending Base) -> sending Base,
            throwing: @escaping @Sendable () throws(Escaped.Failure) -> Int,
            nonsending: nonisolated(nonsending) @escaping @Sendable () async -> Void,
            convention: @escaping @convention(c) (Int32) -> Int32,
            isolated: @escaping @Actors.Clock @Sendable () -> Void
        ) -> Holder {
            #sourceLocation(file: "App/Manifest.swift", line: 40)
            return ObjectWatch.tell(watch, "Holder", ObjectWatch.start(watch), Holder(
                composition: composition,
                inherited: inherited,
                parameterised: parameterised,
                subclass: subclass,
                codable: codable,
                metatypeOfExistential: metatypeOfExistential,
                existentialMetatype: existentialMetatype,
                anything: anything,
                inlineArray: inlineArray,
                vector: vector,
                pair: pair,
                table: table,
                nested: nested,
                interval: interval,
                blank: blank,
                keyword: keyword,
                digit: digit,
                escaped: escaped,
                changing: changing,
                keeping: keeping,
                borrowing: borrowing,
                variadic: variadic,
                late: late,
                consuming: consuming,
                sending: sending,
                throwing: throwing,
                nonsending: nonsending,
                convention: convention,
                isolated: isolated
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeHolder() -> Holder
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let objects1: Objects1
        fileprivate let objects2: Objects2

        /// Opens `AppScope`.
        init(
            composition: any P & Q,
            inherited: any R,
            parameterised: any One<Int> & P,
            subclass: any Base & P,
            codable: any Decodable & Encodable & Sendable,
            metatypeOfExistential: (any P).Type,
            existentialMetatype: any P.Type,
            anything: any Sendable,
            inlineArray: InlineArray<3, Int>,
            vector: Vector<2, Int>,
            pair: (Int, label: String),
            table: [String: any One<Int>],
            nested: Generic<Int>.Inner<String>,
            interval: Double,
            blank: `a b`,
            keyword: `any`,
            digit: `1st`,
            escaped: Escaped.`Type`,
            changing: @escaping @Sendable (inout Int) -> Void,
            keeping: @escaping @Sendable (@escaping () -> Void) -> Void,
            borrowing: @escaping @Sendable (() -> Void) -> Void,
            variadic: @escaping @Sendable (Int...) -> Int,
            late: @escaping @Sendable (@autoclosure () -> Int) -> Int,
            consuming: @escaping @Sendable (consuming Base) -> Void,
            sending: @escaping @Sendable (sending Base) -> sending Base,
            throwing: @escaping @Sendable () throws(Escaped.Failure) -> Int,
            nonsending: nonisolated(nonsending) @escaping @Sendable () async -> Void,
            convention: @escaping @convention(c) (Int32) -> Int32,
            isolated: @escaping @Actors.Clock () -> Void,
            observer scopeObserver: (any ScopeObserver)? = nil
        ) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            self.objects1 = Objects1(
                composition: composition,
                inherited: inherited,
                parameterised: parameterised,
                subclass: subclass,
                codable: codable,
                metatypeOfExistential: metatypeOfExistential,
                existentialMetatype: existentialMetatype,
                anything: anything,
                inlineArray: inlineArray,
                vector: vector,
                pair: pair,
                table: table,
                nested: nested,
                interval: interval,
                blank: blank,
                keyword: keyword,
                digit: digit,
                escaped: escaped,
                changing: changing,
                keeping: keeping,
                borrowing: borrowing,
                variadic: variadic,
                late: late,
                consuming: consuming,
                sending: sending
            )
            self.objects2 = Objects2(
                throwing: throwing,
                nonsending: nonsending,
                convention: convention,
                isolated: isolated
            )
            lifetime.finishOpening(self)
        }

        /// Makes a new `Holder`.
        func makeHolder() -> Holder {
            AppAssembly.Factories.holder(
                lifetime.objectWatch,
                composition: objects1.composition,
                inherited: objects1.inherited,
                parameterised: objects1.parameterised,
                subclass: objects1.subclass,
                codable: objects1.codable,
                metatypeOfExistential: objects1.metatypeOfExistential,
                existentialMetatype: objects1.existentialMetatype,
                anything: objects1.anything,
                inlineArray: objects1.inlineArray,
                vector: objects1.vector,
                pair: objects1.pair,
                table: objects1.table,
                nested: objects1.nested,
                interval: objects1.interval,
                blank: objects1.blank,
                keyword: objects1.keyword,
                digit: objects1.digit,
                escaped: objects1.escaped,
                changing: objects1.changing,
                keeping: objects1.keeping,
                borrowing: objects1.borrowing,
                variadic: objects1.variadic,
                late: objects1.late,
                consuming: objects1.consuming,
                sending: objects1.sending,
                throwing: objects2.throwing,
                nonsending: objects2.nonsending,
                convention: objects2.convention,
                isolated: objects2.isolated
            )
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }

        fileprivate struct Objects1: Sendable {
            let composition: any P & Q
            let inherited: any R
            let parameterised: any One<Int> & P
            let subclass: any Base & P
            let codable: any Decodable & Encodable & Sendable
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            let metatypeOfExistential: (any P).Type
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            let existentialMetatype: any P.Type
            #sourceLocation()
            let anything: any Sendable
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            let inlineArray: InlineArray<3, Int>
            #sourceLocation()
            let vector: Vector<2, Int>
            let pair: (Int, label: String)
            let table: [String: any One<Int>]
            let nested: Generic<Int>.Inner<String>
            let interval: Double
            let blank: `a b`
            let keyword: `any`
            let digit: `1st`
            let escaped: Escaped.`Type`
            let changing: @Sendable (inout Int) -> Void
            let keeping: @Sendable (@escaping () -> Void) -> Void
            let borrowing: @Sendable (() -> Void) -> Void
            let variadic: @Sendable (Int...) -> Int
            let late: @Sendable (@autoclosure () -> Int) -> Int
            let consuming: @Sendable (consuming Base) -> Void
            let sending: @Sendable (sending Base) -> sending Base
        }

        fileprivate struct Objects2: Sendable {
            let throwing: @Sendable () throws(Escaped.Failure) -> Int
            let nonsending: nonisolated(nonsending) @Sendable () async -> Void
            #sourceLocation(file: "App/Manifest.swift", line: 38)
            let convention: @convention(c) (Int32) -> Int32
            #sourceLocation()
            let isolated: @Actors.Clock () -> Void
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}
