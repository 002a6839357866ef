// Written by Dovetail from AppAssembly, Product. Do not edit.

import Auth
import Chat
import Dovetail
import Foundation
import Lifecycle

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func lifecycle(_ watch: ObjectWatch?) -> Lifecycle {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Lifecycle", ObjectWatch.start(watch), Lifecycle())
            #sourceLocation()
        }

        @inline(never)
        static func task1(_ watch: ObjectWatch?, l: consuming Lifecycle) -> Task1 {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Task1", ObjectWatch.start(watch), Task1(l: l))
            #sourceLocation()
        }

        @inline(never)
        static func session(_ watch: ObjectWatch?) -> Auth.Session {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Session", ObjectWatch.start(watch), Auth.Session())
            #sourceLocation()
        }

        @inline(never)
        static func session2(_ watch: ObjectWatch?, name: consuming String) -> Chat.Session {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            let make: (String) -> Chat.Session = { (name: String) in Chat.Session(room: name) }
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Session", ObjectWatch.start(watch), make(name))
            #sourceLocation()
        }

        @inline(never)
        static func data(_ watch: ObjectWatch?) -> Data {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Data", ObjectWatch.start(watch), Data())
            #sourceLocation()
        }

        @inline(never)
        static func hub(
            _ watch: ObjectWatch?,
            auth: consuming Auth.Session,
            chat: consuming Chat.Session,
            bytes: consuming Foundation.Data,
            data: consuming Data,
            task: consuming Task1,
            lifecycle: consuming Lifecycle
        ) -> Hub {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Hub", ObjectWatch.start(watch), Hub(
                auth: auth,
                chat: chat,
                bytes: bytes,
                data: data,
                task: task,
                lifecycle: lifecycle
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeHub() -> Hub
        var session: Auth.Session { get }
        var session2: Chat.Session { get }
        var task1: Task1 { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let task1: Task1
        let session: Auth.Session
        let session2: Chat.Session

        fileprivate let lifetime: ScopeLifetime
        fileprivate let bytes: Foundation.Data
        fileprivate let lifecycle: Lifecycle
        fileprivate let data: Data

        /// Opens `AppScope`.
        init(name: String, bytes: Foundation.Data, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let lifecycle = AppAssembly.Factories.lifecycle(objectWatch)
                let task1 = AppAssembly.Factories.task1(objectWatch, l: lifecycle)
                let session = AppAssembly.Factories.session(objectWatch)
                let session2 = AppAssembly.Factories.session2(objectWatch, name: name)
                let data = AppAssembly.Factories.data(objectWatch)
                self.lifetime = lifetime
                self.task1 = consume task1
                self.session = consume session
                self.session2 = consume session2
                self.bytes = bytes
                self.lifecycle = consume lifecycle
                self.data = consume data
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Hub`.
        func makeHub() -> Hub {
            AppAssembly.Factories.hub(
                lifetime.objectWatch,
                auth: session,
                chat: session2,
                bytes: bytes,
                data: data,
                task: task1,
                lifecycle: lifecycle
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
