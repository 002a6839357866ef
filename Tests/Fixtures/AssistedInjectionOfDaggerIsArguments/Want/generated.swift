// Written by Dovetail from AppModule, Assisted. Do not edit.

import Dovetail

extension AppModule {
    /// Makes what AppModule registers.
    nonisolated enum Factories {
        static func dep() -> Dep {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return Dep()
            #sourceLocation()
        }

        static func client(connect: Int, dep: Dep, request: Int, name: String?) -> any Making {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return Client(connect: connect, dep: dep, request: request, name: name)
            #sourceLocation()
        }

        static func boxOfString(value: String, dep: Dep) -> Box<String> {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Box<String>(value: value, dep: dep)
            #sourceLocation()
        }

        static func task(run: @escaping @Sendable (Int) -> Int, inputs: [Int], dep: Dep) -> Task {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Task(run: run, inputs: inputs, dep: dep)
            #sourceLocation()
        }

        static func plain() -> Plain {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Plain()
            #sourceLocation()
        }

        static func manager(
            name: String,
            makeClient: @escaping @Sendable (Int, Int, String?) -> any Making,
            makeBox: @escaping @Sendable (String) -> Box<String>,
            makeTask: @escaping @Sendable (@escaping @Sendable (Int) -> Int, [Int]) -> Task,
            makePlain: @escaping @Sendable () -> Plain
        ) -> Manager {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Manager(
                name: name,
                makeClient: makeClient,
                makeBox: makeBox,
                makeTask: makeTask,
                makePlain: makePlain
            )
            #sourceLocation()
        }
    }
}

extension Assisted {
    /// What Assisted, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeManager(name: String) -> Manager
        func makeMaking(connect: Int, request: Int, name: String?) -> any Making
        var dep: Dep { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Assisted makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let dep: Dep

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let dep = AppModule.Factories.dep()
            self.lifetime = lifetime
            self.dep = dep
            lifetime.finishOpening()
        }

        /// Makes a new `any Making`.
        func makeMaking(connect: Int, request: Int, name: String?) -> any Making {
            AppModule.Factories.client(connect: connect, dep: dep, request: request, name: name)
        }

        /// Makes a new `Manager`.
        func makeManager(name: String) -> Manager {
            AppModule.Factories.manager(
                name: name,
                makeClient: { [dep] connect, request, name2 in
                    AppModule.Factories.client(connect: connect, dep: dep, request: request, name: name2)
                },
                makeBox: { [dep] value in AppModule.Factories.boxOfString(value: value, dep: dep) },
                makeTask: { [dep] run, inputs in
                    AppModule.Factories.task(run: run, inputs: inputs, dep: dep)
                },
                makePlain: { AppModule.Factories.plain() }
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
