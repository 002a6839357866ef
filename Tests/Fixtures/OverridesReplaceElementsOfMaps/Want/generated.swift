// Written by Dovetail from AppAssembly, ChildAssembly, ChildDoubles, Doubles, Production, TestProduct. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func real(_ watch: ObjectWatch?) -> (real: Real, part: any Part) {
            #sourceLocation(file: "App/App.swift", line: 28)
            let make: () -> Real = { Real(name: "listed") }
            #sourceLocation(file: "App/App.swift", line: 28)
            let object = ObjectWatch.tell(watch, "Real", ObjectWatch.start(watch), make())
            #sourceLocation(file: "App/App.swift", line: 28)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func unneeded(_ watch: ObjectWatch?) -> Unneeded {
            #sourceLocation(file: "App/App.swift", line: 29)
            return ObjectWatch.tell(watch, "Unneeded", ObjectWatch.start(watch), Unneeded())
            #sourceLocation()
        }

        @inline(never)
        static func part(_ watch: ObjectWatch?, unneeded: consuming Unneeded) -> any Part {
            #sourceLocation(file: "App/App.swift", line: 30)
            let make: (Unneeded) -> any Part = { (_: Unneeded) in Real(name: "a") }
            #sourceLocation(file: "App/App.swift", line: 30)
            return ObjectWatch.tell(watch, "any Part", ObjectWatch.start(watch), make(unneeded))
            #sourceLocation()
        }

        @inline(never)
        static func part2(_ watch: ObjectWatch?) -> any Part {
            #sourceLocation(file: "App/App.swift", line: 32)
            let make: () -> any Part = { Real(name: "b") }
            #sourceLocation(file: "App/App.swift", line: 32)
            return ObjectWatch.tell(watch, "any Part", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func int(_ watch: ObjectWatch?, unneeded: consuming Unneeded) -> Int {
            #sourceLocation(file: "App/App.swift", line: 33)
            let make: (Unneeded) -> Int = { (_: Unneeded) in 1 }
            #sourceLocation(file: "App/App.swift", line: 33)
            return ObjectWatch.tell(watch, "Int", ObjectWatch.start(watch), make(unneeded))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            list: consuming [any Part],
            map: consuming [String: any Part],
            whole: consuming [Int]
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 34)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                list: list,
                map: map,
                whole: whole
            ))
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func part(_ watch: ObjectWatch?) -> any Part {
            #sourceLocation(file: "App/App.swift", line: 42)
            let make: () -> any Part = { Real(name: "c") }
            #sourceLocation(file: "App/App.swift", line: 42)
            return ObjectWatch.tell(watch, "any Part", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func childScreen(_ watch: ObjectWatch?, map: consuming [String: any Part]) -> ChildScreen {
            #sourceLocation(file: "App/App.swift", line: 43)
            return ObjectWatch.tell(watch, "ChildScreen", ObjectWatch.start(watch), ChildScreen(map: map))
            #sourceLocation()
        }
    }
}

extension ChildDoubles {
    /// Makes what ChildDoubles registers.
    nonisolated enum Factories {
        @inline(never)
        static func part(_ watch: ObjectWatch?) -> any Part {
            #sourceLocation(file: "App/App.swift", line: 62)
            let make: () -> any Part = { Fake(name: "fake b") }
            #sourceLocation(file: "App/App.swift", line: 62)
            return ObjectWatch.tell(watch, "any Part", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}

extension Doubles {
    /// Makes what Doubles registers.
    nonisolated enum Factories {
        @inline(never)
        static func real(_ watch: ObjectWatch?) -> Real {
            #sourceLocation(file: "App/App.swift", line: 52)
            let make: () -> Real = { Real(name: "double") }
            #sourceLocation(file: "App/App.swift", line: 52)
            return ObjectWatch.tell(watch, "Real", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func part(_ watch: ObjectWatch?) -> any Part {
            #sourceLocation(file: "App/App.swift", line: 53)
            let make: () -> any Part = { Fake(name: "fake a") }
            #sourceLocation(file: "App/App.swift", line: 53)
            return ObjectWatch.tell(watch, "any Part", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}

extension Production {
    /// What Production, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Production makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let part: any Part
        fileprivate let part2: any Part
        fileprivate let part3: any Part
        fileprivate let int: Int

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let (_, part) = AppAssembly.Factories.real(objectWatch)
                let unneeded = AppAssembly.Factories.unneeded(objectWatch)
                let part2 = AppAssembly.Factories.part(objectWatch, unneeded: unneeded)
                let part3 = AppAssembly.Factories.part2(objectWatch)
                let int = AppAssembly.Factories.int(objectWatch, unneeded: consume unneeded)
                self.lifetime = lifetime
                self.part = consume part
                self.part2 = consume part2
                self.part3 = consume part3
                self.int = int
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
                list: makePartArray(),
                map: makePartByString(),
                whole: makeIntArray()
            )
        }

        fileprivate func makePartArray() -> [any Part] {
            [part]
        }

        fileprivate func makePartByString() -> [String: any Part] {
            ["a": part2, "b": part3]
        }

        fileprivate func makeIntArray() -> [Int] {
            [int]
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild() throws -> Child {
            try Child(in: self)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChild()
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

    /// What Production, and each composition that includes it, hands out in `ChildScope`.
    nonisolated protocol ChildRoots: AnyObject, Sendable {
        func makeChildScreen() -> ChildScreen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Production makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let part4: any Part

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let part4 = ChildAssembly.Factories.part(objectWatch)
                self.app = app
                self.lifetime = lifetime
                self.part4 = consume part4
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `ChildScreen`.
        func makeChildScreen() -> ChildScreen {
            ChildAssembly.Factories.childScreen(lifetime.objectWatch, map: makePartByString2())
        }

        fileprivate func makePartByString2() -> [String: any Part] {
            ["a": app.part2, "b": app.part3, "c": part4]
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

extension TestProduct {
    /// What TestProduct, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What TestProduct makes for `AppScope`.
    nonisolated final class App: AppRoots, Production.AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let intArray: [Int]
        fileprivate let part: any Part
        fileprivate let part2: any Part

        /// Opens `AppScope`.
        init(intArray: [Int], observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let part = AppAssembly.Factories.part2(objectWatch)
                let part2 = Doubles.Factories.part(objectWatch)
                self.lifetime = lifetime
                self.intArray = intArray
                self.part = consume part
                self.part2 = consume part2
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
                list: makePartArray(),
                map: makePartByString(),
                whole: intArray
            )
        }

        fileprivate func makePartByString() -> [String: any Part] {
            ["b": part, "a": part2]
        }

        fileprivate func makePartArray() -> [any Part] {
            [part2]
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild() throws -> Child {
            try Child(in: self)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChild()
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

    /// What TestProduct, and each composition that includes it, hands out in `ChildScope`.
    nonisolated protocol ChildRoots: AnyObject, Sendable {
        func makeChildScreen() -> ChildScreen
        @discardableResult
        func end() async -> EndReport
    }

    /// What TestProduct makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, Production.ChildRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let part3: any Part
        fileprivate let part4: any Part

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let part3 = ChildAssembly.Factories.part(objectWatch)
                let part4 = ChildDoubles.Factories.part(objectWatch)
                self.app = app
                self.lifetime = lifetime
                self.part3 = consume part3
                self.part4 = consume part4
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `ChildScreen`.
        func makeChildScreen() -> ChildScreen {
            ChildAssembly.Factories.childScreen(lifetime.objectWatch, map: makePartByString2())
        }

        fileprivate func makePartByString2() -> [String: any Part] {
            ["a": app.part2, "c": part3, "b": part4]
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
