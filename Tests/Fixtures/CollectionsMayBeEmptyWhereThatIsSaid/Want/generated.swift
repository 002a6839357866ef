// Written by Dovetail from AppAssembly, ChildAssembly, InnerAssembly, SecondAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func host(
            _ watch: ObjectWatch?,
            plugins: consuming [any Plugin],
            byName: consuming [String: any Plugin],
            beta: consuming [Int]
        ) -> Host {
            #sourceLocation(file: "App/App.swift", line: 18)
            return ObjectWatch.tell(watch, "Host", ObjectWatch.start(watch), Host(
                plugins: plugins,
                byName: byName,
                beta: beta
            ))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            host: consuming Host,
            make: @escaping () -> [any Plugin],
            maybe: consuming [any Plugin]?
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 19)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                host: host,
                make: make,
                maybe: maybe
            ))
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func childPlugin(_ watch: ObjectWatch?) -> any Plugin {
            #sourceLocation(file: "App/App.swift", line: 36)
            return ObjectWatch.tell(watch, "ChildPlugin", ObjectWatch.start(watch), ChildPlugin())
            #sourceLocation()
        }

        @inline(never)
        static func betaInt(_ watch: ObjectWatch?) -> Int {
            #sourceLocation(file: "App/App.swift", line: 37)
            let make: () -> Int = { 7 }
            #sourceLocation(file: "App/App.swift", line: 37)
            return ObjectWatch.tell(watch, "Int", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func childScreen(
            _ watch: ObjectWatch?,
            plugins: consuming [any Plugin],
            byName: consuming [String: any Plugin]
        ) -> ChildScreen {
            #sourceLocation(file: "App/App.swift", line: 38)
            return ObjectWatch.tell(watch, "ChildScreen", ObjectWatch.start(watch), ChildScreen(
                plugins: plugins,
                byName: byName
            ))
            #sourceLocation()
        }
    }
}

extension InnerAssembly {
    /// Makes what InnerAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func innerScreen(
            _ watch: ObjectWatch?,
            plugins: consuming [any Plugin],
            beta: consuming [Int]
        ) -> InnerScreen {
            #sourceLocation(file: "App/App.swift", line: 46)
            return ObjectWatch.tell(watch, "InnerScreen", ObjectWatch.start(watch), InnerScreen(
                plugins: plugins,
                beta: beta
            ))
            #sourceLocation()
        }
    }
}

extension SecondAssembly {
    /// SecondAssembly registers nothing that is made.
    nonisolated enum Factories {}
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        func makeBetaIntArray() -> [Int]
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let host: Host

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let pluginArray: [any Plugin] = []
                let pluginByString: [String: any Plugin] = [:]
                let betaIntArray: [Int] = []
                let host = AppAssembly.Factories.host(
                    objectWatch,
                    plugins: pluginArray,
                    byName: pluginByString,
                    beta: betaIntArray
                )
                self.lifetime = lifetime
                self.host = consume host
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(lifetime.objectWatch, host: host, make: { [] }, maybe: makePluginArray())
        }

        /// Makes a new `[Int]`.
        func makeBetaIntArray() -> [Int] {
            []
        }

        fileprivate func makePluginArray() -> [any Plugin] {
            []
        }

        fileprivate func makePluginByString() -> [String: any Plugin] {
            [:]
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

    /// What Product, and each composition that includes it, hands out in `ChildScope`.
    nonisolated protocol ChildRoots: AnyObject, Sendable {
        func makeChildScreen() -> ChildScreen
        func makeBetaIntArray() -> [Int]
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let plugin: any Plugin
        fileprivate let betaInt: Int

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let plugin = ChildAssembly.Factories.childPlugin(objectWatch)
                let betaInt = ChildAssembly.Factories.betaInt(objectWatch)
                self.app = app
                self.lifetime = lifetime
                self.plugin = consume plugin
                self.betaInt = betaInt
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `ChildScreen`.
        func makeChildScreen() -> ChildScreen {
            ChildAssembly.Factories.childScreen(
                lifetime.objectWatch,
                plugins: makePluginArray2(),
                byName: app.makePluginByString()
            )
        }

        /// Makes a new `[Int]`.
        func makeBetaIntArray() -> [Int] {
            [betaInt]
        }

        fileprivate func makePluginArray2() -> [any Plugin] {
            [plugin]
        }

        /// Opens `InnerScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openInner() throws -> Inner {
            try Inner(in: self)
        }

        /// Opens `InnerScope` for as long as the closure runs, and ends it however that leaves.
        func withInner<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Inner) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openInner()
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

    /// What Product, and each composition that includes it, hands out in `InnerScope`.
    nonisolated protocol InnerRoots: AnyObject, Sendable {
        func makeInnerScreen() -> InnerScreen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `InnerScope`.
    nonisolated final class Inner: InnerRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let child: Child
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in child: Child) throws {
            let lifetime = try ScopeLifetime("Inner", in: child.lifetime)
            self.child = child
            self.lifetime = lifetime
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `InnerScreen`.
        func makeInnerScreen() -> InnerScreen {
            InnerAssembly.Factories.innerScreen(
                lifetime.objectWatch,
                plugins: child.makePluginArray2(),
                beta: child.makeBetaIntArray()
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
