// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func shared1() -> any Part {
            #sourceLocation(file: "App/App.swift", line: 64)
            return Shared1()
            #sourceLocation()
        }

        static func lazy1() -> any Part {
            #sourceLocation(file: "App/App.swift", line: 65)
            return Lazy1()
            #sourceLocation()
        }

        static func perGraph1() -> (perGraph1: PerGraph1, part: any Part) {
            #sourceLocation(file: "App/App.swift", line: 66)
            let object = PerGraph1()
            #sourceLocation(file: "App/App.swift", line: 66)
            return (object, object)
            #sourceLocation()
        }

        static func transient1(perGraph: PerGraph1) -> any Part {
            #sourceLocation(file: "App/App.swift", line: 67)
            return Transient1(perGraph: perGraph)
            #sourceLocation()
        }

        static func whole(parts: [any Part], perGraph: PerGraph1) -> Whole {
            #sourceLocation(file: "App/App.swift", line: 68)
            return Whole(parts: parts, perGraph: perGraph)
            #sourceLocation()
        }

        static func throwing() throws -> any Part {
            #sourceLocation(file: "App/App.swift", line: 70)
            return try Throwing()
            #sourceLocation()
        }

        @MainActor static func onMain() -> any Part {
            #sourceLocation(file: "App/App.swift", line: 71)
            return OnMain()
            #sourceLocation()
        }

        static func slow() async -> any Part {
            #sourceLocation(file: "App/App.swift", line: 72)
            return await Slow()
            #sourceLocation()
        }

        static func map(parts: [String: any Part]) -> Map {
            #sourceLocation(file: "App/App.swift", line: 73)
            return Map(parts: parts)
            #sourceLocation()
        }

        static func stringClosure() -> @Sendable () -> String {
            #sourceLocation(file: "App/App.swift", line: 75)
            let make: () -> @Sendable () -> String = { { "closure" } }
            #sourceLocation(file: "App/App.swift", line: 75)
            return make()
            #sourceLocation()
        }

        static func int() -> (optionalInt: Int?, int: Int) {
            #sourceLocation(file: "App/App.swift", line: 76)
            let make: () -> Int = { 1 }
            #sourceLocation(file: "App/App.swift", line: 76)
            let object = make()
            #sourceLocation(file: "App/App.swift", line: 76)
            return (object, object)
            #sourceLocation()
        }

        static func tagIntArray() -> [Int] {
            #sourceLocation(file: "App/App.swift", line: 77)
            let make: () -> [Int] = { [2] }
            #sourceLocation(file: "App/App.swift", line: 77)
            return make()
            #sourceLocation()
        }

        static func holder(
            open: @escaping @Sendable (Int) throws -> Opened<[Int]>,
            closures: [@Sendable () -> String],
            optionals: [Int?],
            nested: [[Int]]
        ) -> Holder {
            #sourceLocation(file: "App/App.swift", line: 78)
            return Holder(open: open, closures: closures, optionals: optionals, nested: nested)
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
            let part = AppAssembly.Factories.shared1()
            let stringClosure = AppAssembly.Factories.stringClosure()
            let (optionalInt, int2) = AppAssembly.Factories.int()
            let tagIntArray = AppAssembly.Factories.tagIntArray()
            let stringClosureArray: [@Sendable () -> String] = [stringClosure]
            let optionalIntArray: [Int?] = [optionalInt]
            let tagIntArrayArray: [[Int]] = [tagIntArray]
            let holder = AppAssembly.Factories.holder(
                open: { int in
                    let opened = try reference.open("[Int]", for: "Holder").openChild(int: int)
                    return Opened(opened.makeIntArray(), end: opened.end)
                },
                closures: stringClosureArray,
                optionals: optionalIntArray,
                nested: tagIntArrayArray
            )
            self.lifetime = lifetime
            self.holder = holder
            self.part = part
            self.int2 = int2
            reference.fill(self)
            lifetime.finishOpening()
        }

        fileprivate var part2: any Part { lazyPart2.value(in: lifetime) { newPart2() } }

        private func newPart2() -> any Part {
            AppAssembly.Factories.lazy1()
        }

        /// Makes a new `Whole`.
        func makeWhole() -> Whole {
            let (perGraph1, part3) = AppAssembly.Factories.perGraph1()
            let part4 = AppAssembly.Factories.transient1(perGraph: perGraph1)
            let partArray: [any Part] = [part, part2, part3, part4]
            return AppAssembly.Factories.whole(parts: partArray, perGraph: perGraph1)
        }

        /// Makes a new `Map`.
        @MainActor func makeMap() async throws -> Map {
            try await AppAssembly.Factories.map(parts: makePartByString())
        }

        /// Makes a new `[any Part]`.
        func makePartArray() -> [any Part] {
            let (perGraph1, part3) = AppAssembly.Factories.perGraph1()
            let part4 = AppAssembly.Factories.transient1(perGraph: perGraph1)
            return [part, part2, part3, part4]
        }

        fileprivate func makePart2() throws -> any Part {
            try AppAssembly.Factories.throwing()
        }

        @MainActor fileprivate func makePart4() -> any Part {
            AppAssembly.Factories.onMain()
        }

        fileprivate func makePart5() async -> any Part {
            await AppAssembly.Factories.slow()
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
            lifetime.finishOpening()
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
