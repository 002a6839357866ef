// Written by Dovetail from MainAssembly, Product. Do not edit.

import Dovetail
import Lifecycle
import Network
import Storage

extension MainAssembly {
    /// Makes what MainAssembly registers.
    nonisolated enum Factories {
        static func lifecycle() -> Lifecycle {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return Lifecycle()
            #sourceLocation()
        }

        static func task1(l: Lifecycle) -> Task1 {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return Task1(l: l)
            #sourceLocation()
        }

        static func lifecycleTask1() -> Lifecycle.Task1 {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return Lifecycle.Task1()
            #sourceLocation()
        }

        static func job() -> Lifecycle::Job {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return Lifecycle::Job()
            #sourceLocation()
        }

        static func job2(storage: any Storage) -> Storage::Job {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return Storage::Job(storage: storage)
            #sourceLocation()
        }

        static func job3(client: Client) -> Network::Job {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return Network::Job(client: client)
            #sourceLocation()
        }

        static func disk() -> (disk: Disk, storage: any Storage) {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            let object = Disk()
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return (object, object)
            #sourceLocation()
        }

        static func app() -> App {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return App()
            #sourceLocation()
        }

        static func client() -> Client {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return Client()
            #sourceLocation()
        }

        static func network() -> Storage::Network {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return Storage::Network()
            #sourceLocation()
        }

        static func selected(
            lifecycle: Lifecycle,
            task: Task1,
            nested: Lifecycle.Task1,
            job: Lifecycle::Job,
            storageJob: Storage::Job,
            networkJob: Network::Job,
            storage: any Storage,
            maybe: Disk?,
            list: [State],
            make: @escaping @Sendable (Int) -> String,
            app: App,
            network: Client,
            other: Storage::Network
        ) -> Selected {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return Selected(
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
            )
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
            let lifecycle = MainAssembly.Factories.lifecycle()
            let task1 = MainAssembly.Factories.task1(l: lifecycle)
            let lifecycleTask1 = MainAssembly.Factories.lifecycleTask1()
            let job3 = MainAssembly.Factories.job()
            let (disk, storage) = MainAssembly.Factories.disk()
            let job2 = MainAssembly.Factories.job2(storage: storage)
            let app = MainAssembly.Factories.app()
            let client = MainAssembly.Factories.client()
            let job = MainAssembly.Factories.job3(client: client)
            let network = MainAssembly.Factories.network()
            self.lifetime = lifetime
            self.task1 = task1
            self.lifecycleTask1 = lifecycleTask1
            self.storage = storage
            self.job2 = job2
            self.app = app
            self.job = job
            self.network = network
            self.states = states
            self.make = make
            self.lifecycle = lifecycle
            self.job3 = job3
            self.disk = disk
            self.client = client
            lifetime.finishOpening()
        }

        /// Makes a new `Selected`.
        func makeSelected() -> Selected {
            MainAssembly.Factories.selected(
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
