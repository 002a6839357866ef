// Written by Dovetail from MainAssembly, Product. Do not edit.

import Dovetail
import Lifecycle
import Network
import Storage

extension MainAssembly {
    /// Makes what MainAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func lifecycle(_ watch: ObjectWatch?) -> Lifecycle {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Lifecycle", ObjectWatch.start(watch), Lifecycle())
            #sourceLocation()
        }

        @inline(never)
        static func task1(_ watch: ObjectWatch?, l: consuming Lifecycle) -> Task1 {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Task1", ObjectWatch.start(watch), Task1(l: l))
            #sourceLocation()
        }

        @inline(never)
        static func lifecycleTask1(_ watch: ObjectWatch?) -> Lifecycle.Task1 {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Lifecycle.Task1", ObjectWatch.start(watch), Lifecycle.Task1())
            #sourceLocation()
        }

        @inline(never)
        static func job(_ watch: ObjectWatch?) -> Lifecycle::Job {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Job", ObjectWatch.start(watch), Lifecycle::Job())
            #sourceLocation()
        }

        @inline(never)
        static func job2(_ watch: ObjectWatch?, storage: consuming any Storage) -> Storage::Job {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Job", ObjectWatch.start(watch), Storage::Job(storage: storage))
            #sourceLocation()
        }

        @inline(never)
        static func job3(_ watch: ObjectWatch?, client: consuming Client) -> Network::Job {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Job", ObjectWatch.start(watch), Network::Job(client: client))
            #sourceLocation()
        }

        @inline(never)
        static func disk(_ watch: ObjectWatch?) -> (disk: Disk, storage: any Storage) {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            let object = ObjectWatch.tell(watch, "Disk", ObjectWatch.start(watch), Disk())
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func app(_ watch: ObjectWatch?) -> App {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "App", ObjectWatch.start(watch), App())
            #sourceLocation()
        }

        @inline(never)
        static func client(_ watch: ObjectWatch?) -> Client {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Client", ObjectWatch.start(watch), Client())
            #sourceLocation()
        }

        @inline(never)
        static func network(_ watch: ObjectWatch?) -> Storage::Network {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Network", ObjectWatch.start(watch), Storage::Network())
            #sourceLocation()
        }

        @inline(never)
        static func selected(
            _ watch: ObjectWatch?,
            lifecycle: consuming Lifecycle,
            task: consuming Task1,
            nested: consuming Lifecycle.Task1,
            job: consuming Lifecycle::Job,
            storageJob: consuming Storage::Job,
            networkJob: consuming Network::Job,
            storage: consuming any Storage,
            maybe: consuming Disk?,
            list: consuming [State],
            make: @escaping @Sendable (Int) -> String,
            app: consuming App,
            network: consuming Client,
            other: consuming Storage::Network
        ) -> Selected {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return ObjectWatch.tell(watch, "Selected", ObjectWatch.start(watch), Selected(
                lifecycle: lifecycle,
                task: task,
                nested: nested,
                job: job,
                storageJob: storageJob,
                networkJob: networkJob,
                storage: storage,
                maybe: maybe,
                list: list,
                make: make,
                app: app,
                network: network,
                other: other
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `MainScope`.
    nonisolated protocol MainRoots: AnyObject, Sendable {
        func makeSelected() -> Selected
        var task1: Task1 { get }
        var lifecycleTask1: Lifecycle.Task1 { get }
        var job2: Storage::Job { get }
        var job: Network::Job { get }
        var storage: any Storage { get }
        var network: Storage::Network { get }
        var app: App { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `MainScope`.
    nonisolated final class Main: MainRoots, OpenScope {
        let task1: Task1
        let lifecycleTask1: Lifecycle.Task1
        let storage: any Storage
        let job2: Storage::Job
        let app: App
        let job: Network::Job
        let network: Storage::Network

        fileprivate let lifetime: ScopeLifetime
        fileprivate let states: [State]
        fileprivate let make: @Sendable (Int) -> String
        fileprivate let lifecycle: Lifecycle
        fileprivate let job3: Lifecycle::Job
        fileprivate let disk: Disk
        fileprivate let client: Client

        /// Opens `MainScope`.
        init(
            states: [State],
            make: @escaping @Sendable (Int) -> String,
            observer scopeObserver: (any ScopeObserver)? = nil
        ) {
            let lifetime = ScopeLifetime("Main", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let lifecycle = MainAssembly.Factories.lifecycle(objectWatch)
                let task1 = MainAssembly.Factories.task1(objectWatch, l: lifecycle)
                let lifecycleTask1 = MainAssembly.Factories.lifecycleTask1(objectWatch)
                let job3 = MainAssembly.Factories.job(objectWatch)
                let (disk, storage) = MainAssembly.Factories.disk(objectWatch)
                let job2 = MainAssembly.Factories.job2(objectWatch, storage: storage)
                let app = MainAssembly.Factories.app(objectWatch)
                let client = MainAssembly.Factories.client(objectWatch)
                let job = MainAssembly.Factories.job3(objectWatch, client: client)
                let network = MainAssembly.Factories.network(objectWatch)
                self.lifetime = lifetime
                self.task1 = consume task1
                self.lifecycleTask1 = consume lifecycleTask1
                self.storage = consume storage
                self.job2 = job2
                self.app = consume app
                self.job = job
                self.network = network
                self.states = states
                self.make = make
                self.lifecycle = consume lifecycle
                self.job3 = job3
                self.disk = disk
                self.client = client
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Selected`.
        func makeSelected() -> Selected {
            MainAssembly.Factories.selected(
                lifetime.objectWatch,
                lifecycle: lifecycle,
                task: task1,
                nested: lifecycleTask1,
                job: job3,
                storageJob: job2,
                networkJob: job,
                storage: storage,
                maybe: disk,
                list: states,
                make: make,
                app: app,
                network: client,
                other: network
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
