// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func any(_ watch: ObjectWatch?) -> Any {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            let make: () -> Any = { 1 as Any }
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Any", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func anyByString(_ watch: ObjectWatch?, table: consuming [String: any Sendable]) -> [String: Any] {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            let make: ([String: any Sendable]) -> [String: Any] = { (table: [String: any Sendable]) in table }
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "[String: Any]", ObjectWatch.start(watch), make(table))
            #sourceLocation()
        }

        @inline(never)
        static func genericOfIntType(_ watch: ObjectWatch?) -> Generic<Int>.Type {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            let make: () -> Generic<Int>.Type = { Generic<Int>.self }
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return make()
            #sourceLocation()
        }

        @inline(never)
        static func anyType(_ watch: ObjectWatch?) -> Any.Type {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            let make: () -> Any.Type = { Int.self as Any.Type }
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return make()
            #sourceLocation()
        }

        @inline(never)
        static func anyObjectType(_ watch: ObjectWatch?) -> any AnyObject.Type {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            let make: () -> any AnyObject.Type = { Real.self as AnyObject.Type }
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return make()
            #sourceLocation()
        }

        @inline(never)
        static func host(
            _ watch: ObjectWatch?,
            kind: any Plugin.Type,
            exact: Real.Type,
            all: [any Plugin.Type],
            proto: (any Plugin).Type,
            both: any (Other & Plugin).Type,
            generic: Generic<Int>.Type,
            optional: Real.Type?,
            unbound: Generic<String>.Type?,
            twice: Real.Type.Type,
            any: Any.Type,
            object: any AnyObject.Type,
            closure: @escaping @Sendable (any Plugin.Type) -> Real.Type,
            everything: consuming Any,
            table: consuming [String: Any]?,
            anyOptional: consuming Any?,
            sendable: consuming any Sendable,
            make: @escaping () -> Real.Type
        ) -> Host {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Host", ObjectWatch.start(watch), Host(
                kind: kind,
                exact: exact,
                all: all,
                proto: proto,
                both: both,
                generic: generic,
                optional: optional,
                unbound: unbound,
                twice: twice,
                any: any,
                object: object,
                closure: closure,
                everything: everything,
                table: table,
                anyOptional: anyOptional,
                sendable: sendable,
                make: make
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeHost() -> Host
        func makeAny() -> Any
        var genericOfIntType: Generic<Int>.Type { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let genericOfIntType: Generic<Int>.Type

        fileprivate let lifetime: ScopeLifetime
        #sourceLocation(file: "App/Manifest.swift", line: 9)
        fileprivate let kind: any Plugin.Type
        #sourceLocation()
        fileprivate let exact: Real.Type
        #sourceLocation(file: "App/Manifest.swift", line: 11)
        fileprivate let all: [any Plugin.Type]
        #sourceLocation(file: "App/Manifest.swift", line: 12)
        fileprivate let proto: (any Plugin).Type
        #sourceLocation(file: "App/Manifest.swift", line: 13)
        fileprivate let both: any (Other & Plugin).Type
        #sourceLocation()
        fileprivate let table: [String: any Sendable]
        fileprivate let sendable: any Sendable
        #sourceLocation(file: "App/Manifest.swift", line: 19)
        fileprivate let twice: Real.Type.Type
        #sourceLocation()
        fileprivate let closure: @Sendable (any Plugin.Type) -> Real.Type

        /// Opens `AppScope`.
        init(
            kind: any Plugin.Type,
            exact: Real.Type,
            all: [any Plugin.Type],
            proto: (any Plugin).Type,
            both: any (Other & Plugin).Type,
            table: [String: any Sendable],
            sendable: any Sendable,
            twice: Real.Type.Type,
            closure: @escaping @Sendable (any Plugin.Type) -> Real.Type,
            observer scopeObserver: (any ScopeObserver)? = nil
        ) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let genericOfIntType = AppAssembly.Factories.genericOfIntType(objectWatch)
                self.lifetime = lifetime
                self.genericOfIntType = genericOfIntType
                self.kind = kind
                self.exact = exact
                self.all = all
                self.proto = proto
                self.both = both
                self.table = table
                self.sendable = sendable
                self.twice = twice
                self.closure = closure
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Any`.
        func makeAny() -> Any {
            AppAssembly.Factories.any(lifetime.objectWatch)
        }

        /// Makes a new `Host`.
        func makeHost() -> Host {
            AppAssembly.Factories.host(
                lifetime.objectWatch,
                kind: kind,
                exact: exact,
                all: all,
                proto: proto,
                both: both,
                generic: genericOfIntType,
                optional: exact,
                unbound: nil,
                twice: twice,
                any: makeAnyType(),
                object: makeAnyObjectType(),
                closure: closure,
                everything: makeAny(),
                table: makeAnyByString(),
                anyOptional: makeAny(),
                sendable: sendable,
                make: { [exact] in exact }
            )
        }

        fileprivate func makeAnyByString() -> [String: Any] {
            AppAssembly.Factories.anyByString(lifetime.objectWatch, table: table)
        }

        fileprivate func makeAnyType() -> Any.Type {
            AppAssembly.Factories.anyType(lifetime.objectWatch)
        }

        fileprivate func makeAnyObjectType() -> any AnyObject.Type {
            AppAssembly.Factories.anyObjectType(lifetime.objectWatch)
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
