// Written by Dovetail from AppModule, Assisted. Do not edit.

import Dovetail

extension AppModule {
    /// Makes what AppModule registers.
    nonisolated enum Factories {
        @inline(never)
        static func dep(_ watch: ObjectWatch?) -> Dep {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Dep", ObjectWatch.start(watch), Dep())
            #sourceLocation()
        }

        @inline(never)
        static func client(
            _ watch: ObjectWatch?,
            connect: consuming Int,
            dep: consuming Dep,
            request: consuming Int,
            name: consuming String?
        ) -> any Making {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Client", ObjectWatch.start(watch), Client(
                connect: connect,
                dep: dep,
                request: request,
                name: name
            ))
            #sourceLocation()
        }

        @inline(never)
        static func boxOfString(_ watch: ObjectWatch?, value: consuming String, dep: consuming Dep) -> Box<String> {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Box<String>", ObjectWatch.start(watch), Box<String>(value: value, dep: dep))
            #sourceLocation()
        }

        @inline(never)
        static func task(
            _ watch: ObjectWatch?,
            run: @escaping @Sendable (Int) -> Int,
            inputs: consuming [Int],
            dep: consuming Dep
        ) -> Task {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Task", ObjectWatch.start(watch), Task(run: run, inputs: inputs, dep: dep))
            #sourceLocation()
        }

        @inline(never)
        static func plain(_ watch: ObjectWatch?) -> Plain {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Plain", ObjectWatch.start(watch), Plain())
            #sourceLocation()
        }

        @inline(never)
        static func manager(
            _ watch: ObjectWatch?,
            name: consuming String,
            makeClient: @escaping @Sendable (Int, Int, String?) -> any Making,
            makeBox: @escaping @Sendable (String) -> Box<String>,
            makeTask: @escaping @Sendable (@escaping @Sendable (Int) -> Int, [Int]) -> Task,
            makePlain: @escaping @Sendable () -> Plain
        ) -> Manager {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Manager", ObjectWatch.start(watch), Manager(
                name: name,
                makeClient: makeClient,
                makeBox: makeBox,
                makeTask: makeTask,
                makePlain: makePlain
            ))
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
            let objectWatch = lifetime.objectWatch
            do {
                let dep = AppModule.Factories.dep(objectWatch)
                self.lifetime = lifetime
                self.dep = consume dep
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `any Making`.
        func makeMaking(connect: Int, request: Int, name: String?) -> any Making {
            AppModule.Factories.client(lifetime.objectWatch, connect: connect, dep: dep, request: request, name: name)
        }

        /// Makes a new `Manager`.
        func makeManager(name: String) -> Manager {
            AppModule.Factories.manager(
                lifetime.objectWatch,
                name: name,
                makeClient: { [objectWatch = lifetime.objectWatch, dep] connect, request, name2 in
                    AppModule.Factories.client(objectWatch, connect: connect, dep: dep, request: request, name: name2)
                },
                makeBox: { [objectWatch = lifetime.objectWatch, dep] value in
                    AppModule.Factories.boxOfString(objectWatch, value: value, dep: dep)
                },
                makeTask: { [objectWatch = lifetime.objectWatch, dep] run, inputs in
                    AppModule.Factories.task(objectWatch, run: run, inputs: inputs, dep: dep)
                },
                makePlain: { [objectWatch = lifetime.objectWatch] in
                    AppModule.Factories.plain(objectWatch)
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
