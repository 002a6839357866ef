// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func shared1(_ watch: ObjectWatch?) -> any Part {
            #sourceLocation(file: "App/App.swift", line: 64)
            return ObjectWatch.tell(watch, "Shared1", ObjectWatch.start(watch), Shared1())
            #sourceLocation()
        }

        @inline(never)
        static func lazy1(_ watch: ObjectWatch?) -> any Part {
            #sourceLocation(file: "App/App.swift", line: 65)
            return ObjectWatch.tell(watch, "Lazy1", ObjectWatch.start(watch), Lazy1())
            #sourceLocation()
        }

        @inline(never)
        static func perGraph1(_ watch: ObjectWatch?) -> (perGraph1: PerGraph1, part: any Part) {
            #sourceLocation(file: "App/App.swift", line: 66)
            let object = ObjectWatch.tell(watch, "PerGraph1", ObjectWatch.start(watch), PerGraph1())
            #sourceLocation(file: "App/App.swift", line: 66)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func transient1(_ watch: ObjectWatch?, perGraph: consuming PerGraph1) -> any Part {
            #sourceLocation(file: "App/App.swift", line: 67)
            return ObjectWatch.tell(watch, "Transient1", ObjectWatch.start(watch), Transient1(perGraph: perGraph))
            #sourceLocation()
        }

        @inline(never)
        static func whole(_ watch: ObjectWatch?, parts: consuming [any Part], perGraph: consuming PerGraph1) -> Whole {
            #sourceLocation(file: "App/App.swift", line: 68)
            return ObjectWatch.tell(watch, "Whole", ObjectWatch.start(watch), Whole(parts: parts, perGraph: perGraph))
            #sourceLocation()
        }

        @inline(never)
        static func throwing(_ watch: ObjectWatch?) throws -> any Part {
            #sourceLocation(file: "App/App.swift", line: 70)
            return try ObjectWatch.tell(watch, "Throwing", ObjectWatch.start(watch), Throwing())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func onMain(_ watch: ObjectWatch?) -> any Part {
            #sourceLocation(file: "App/App.swift", line: 71)
            return ObjectWatch.tell(watch, "OnMain", ObjectWatch.start(watch), OnMain())
            #sourceLocation()
        }

        @inline(never)
        static func slow(_ watch: ObjectWatch?) async -> any Part {
            #sourceLocation(file: "App/App.swift", line: 72)
            return await ObjectWatch.tell(watch, "Slow", ObjectWatch.start(watch), Slow())
            #sourceLocation()
        }

        @inline(never)
        static func map(_ watch: ObjectWatch?, parts: consuming [String: any Part]) -> Map {
            #sourceLocation(file: "App/App.swift", line: 73)
            return ObjectWatch.tell(watch, "Map", ObjectWatch.start(watch), Map(parts: parts))
            #sourceLocation()
        }

        @inline(never)
        static func stringClosure(_ watch: ObjectWatch?) -> @Sendable () -> String {
            #sourceLocation(file: "App/App.swift", line: 75)
            let make: () -> @Sendable () -> String = { { "closure" } }
            #sourceLocation(file: "App/App.swift", line: 75)
            return ObjectWatch.tell(watch, "@Sendable () -> String", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func int(_ watch: ObjectWatch?) -> (optionalInt: Int?, int: Int) {
            #sourceLocation(file: "App/App.swift", line: 76)
            let make: () -> Int = { 1 }
            #sourceLocation(file: "App/App.swift", line: 76)
            let object = ObjectWatch.tell(watch, "Int", ObjectWatch.start(watch), make())
            #sourceLocation(file: "App/App.swift", line: 76)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func tagIntArray(_ watch: ObjectWatch?) -> [Int] {
            #sourceLocation(file: "App/App.swift", line: 77)
            let make: () -> [Int] = { [2] }
            #sourceLocation(file: "App/App.swift", line: 77)
            return ObjectWatch.tell(watch, "[Int]", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func holder(
            _ watch: ObjectWatch?,
            open: @escaping @Sendable (Int) throws -> Opened<[Int]>,
            closures: [@Sendable () -> String],
            optionals: consuming [Int?],
            nested: consuming [[Int]]
        ) -> Holder {
            #sourceLocation(file: "App/App.swift", line: 78)
            return ObjectWatch.tell(watch, "Holder", ObjectWatch.start(watch), Holder(
                open: open,
                closures: closures,
                optionals: optionals,
                nested: nested
            ))
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// ChildAssembly registers nothing that is made.
    nonisolated enum Factories {}
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeWhole() -> Whole
        @MainActor func makeMap() async throws -> Map
        var holder: Holder { get }
        func makePartArray() -> [any Part]
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let holder: Holder

        fileprivate let lifetime: ScopeLifetime
        fileprivate let part: any Part
        fileprivate let int2: Int
        private let lazyPart2 = Lazy<any Part>("Lazy1")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let part = AppAssembly.Factories.shared1(objectWatch)
                let stringClosure = AppAssembly.Factories.stringClosure(objectWatch)
                let (optionalInt, int2) = AppAssembly.Factories.int(objectWatch)
                let tagIntArray = AppAssembly.Factories.tagIntArray(objectWatch)
                let stringClosureArray: [@Sendable () -> String] = [stringClosure]
                let optionalIntArray: [Int?] = [optionalInt]
                let tagIntArrayArray: [[Int]] = [tagIntArray]
                let holder = AppAssembly.Factories.holder(
                    objectWatch,
                    open: { int in
                        let opened = try reference.open("[Int]", for: "Holder").openChild(int: int)
                        return Opened(opened.makeIntArray(), end: opened.end)
                    },
                    closures: stringClosureArray,
                    optionals: optionalIntArray,
                    nested: tagIntArrayArray
                )
                self.lifetime = lifetime
                self.holder = consume holder
                self.part = consume part
                self.int2 = int2
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        fileprivate var part2: any Part { lazyPart2.value(in: lifetime) { newPart2() } }

        private func newPart2() -> any Part {
            AppAssembly.Factories.lazy1(lifetime.objectWatch)
        }

        /// Makes a new `Whole`.
        func makeWhole() -> Whole {
            let (perGraph1, part3) = AppAssembly.Factories.perGraph1(lifetime.objectWatch)
            let part4 = AppAssembly.Factories.transient1(lifetime.objectWatch, perGraph: perGraph1)
            let partArray: [any Part] = [part, part2, part3, part4]
            return AppAssembly.Factories.whole(lifetime.objectWatch, parts: partArray, perGraph: perGraph1)
        }

        /// Makes a new `Map`.
        @MainActor func makeMap() async throws -> Map {
            try await AppAssembly.Factories.map(lifetime.objectWatch, parts: makePartByString())
        }

        /// Makes a new `[any Part]`.
        func makePartArray() -> [any Part] {
            let (perGraph1, part3) = AppAssembly.Factories.perGraph1(lifetime.objectWatch)
            let part4 = AppAssembly.Factories.transient1(lifetime.objectWatch, perGraph: perGraph1)
            return [part, part2, part3, part4]
        }

        fileprivate func makePart2() throws -> any Part {
            try AppAssembly.Factories.throwing(lifetime.objectWatch)
        }

        @MainActor fileprivate func makePart4() -> any Part {
            AppAssembly.Factories.onMain(lifetime.objectWatch)
        }

        fileprivate func makePart5() async -> any Part {
            await AppAssembly.Factories.slow(lifetime.objectWatch)
        }

        @MainActor fileprivate func makePartByString() async throws -> [String: any Part] {
            try await ["throwing": makePart2(), "on main": makePart4(), "slow": makePart5()]
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild(int: Int) throws -> Child {
            try Child(in: self, int: int)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            int: Int,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChild(int: int)
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product makes for `ChildScope`.
    nonisolated final class Child: OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let int: Int

        fileprivate init(in app: App, int: Int) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            self.app = app
            self.lifetime = lifetime
            self.int = int
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate func makeIntArray() -> [Int] {
            [app.int2, int]
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
