// Written by Dovetail from AccountAssembly, AppAssembly, Product. Do not edit.

import Dovetail

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func context(_ watch: ObjectWatch?, trace: consuming Trace, request: consuming Request) -> Context {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Context", ObjectWatch.start(watch), Context(trace: trace, request: request))
            #sourceLocation()
        }

        @inline(never)
        static func session(
            _ watch: ObjectWatch?,
            client: consuming Client,
            context: consuming Context,
            open: @escaping @Sendable () -> Context
        ) -> Session {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "Session", ObjectWatch.start(watch), Session(
                client: client,
                context: context,
                open: open
            ))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            context: consuming Context,
            client: consuming Client,
            clock: consuming Clock,
            other: @escaping () throws -> Client,
            trace: consuming Trace
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                context: context,
                client: client,
                clock: clock,
                other: other,
                trace: trace
            ))
            #sourceLocation()
        }
    }
}

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func log(_ watch: ObjectWatch?) -> Log {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Log", ObjectWatch.start(watch), Log())
            #sourceLocation()
        }

        @inline(never)
        static func clock(_ watch: ObjectWatch?, trace: consuming Trace) -> Clock {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Clock", ObjectWatch.start(watch), Clock(trace: trace))
            #sourceLocation()
        }

        @inline(never)
        static func trace(_ watch: ObjectWatch?, log: consuming Log) -> Trace {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Trace", ObjectWatch.start(watch), Trace(log: log))
            #sourceLocation()
        }

        @inline(never)
        static func request(
            _ watch: ObjectWatch?,
            trace: consuming Trace,
            makeLog: @escaping @Sendable () -> Log,
            clock: @escaping @Sendable () throws -> Clock
        ) -> Request {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Request", ObjectWatch.start(watch), Request(
                trace: trace,
                makeLog: makeLog,
                clock: clock
            ))
            #sourceLocation()
        }

        @inline(never)
        static func client(
            _ watch: ObjectWatch?,
            request: consuming Request,
            trace: consuming Trace,
            retry: @escaping @Sendable () throws -> Request
        ) -> Client {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Client", ObjectWatch.start(watch), Client(
                request: request,
                trace: trace,
                retry: retry
            ))
            #sourceLocation()
        }

        @inline(never)
        static func appService(_ watch: ObjectWatch?, client: consuming Client, trace: consuming Trace) -> AppService {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "AppService", ObjectWatch.start(watch), AppService(
                client: client,
                trace: trace
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var appService: AppService { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let appService: AppService

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        fileprivate let log: Log
        private let lazyClock = Lazy<Clock>("Clock")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let log = AppAssembly.Factories.log(objectWatch)
                let trace = AppAssembly.Factories.trace(objectWatch, log: log)
                let request = AppAssembly.Factories.request(
                    objectWatch,
                    trace: trace,
                    makeLog: { log },
                    clock: { try reference.open("Clock", for: "Request").clock }
                )
                let client = AppAssembly.Factories.client(
                    objectWatch,
                    request: request,
                    trace: trace,
                    retry: {
                        let trace = AppAssembly.Factories.trace(objectWatch, log: log)
                        return AppAssembly.Factories.request(
                            objectWatch,
                            trace: trace,
                            makeLog: { log },
                            clock: { try reference.open("Clock", for: "Request").clock }
                        )
                    }
                )
                let appService = AppAssembly.Factories.appService(objectWatch, client: client, trace: trace)
                self.lifetime = lifetime
                self.reference = reference
                self.appService = appService
                self.log = log
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        fileprivate var clock: Clock { lazyClock.value(in: lifetime) { newClock() } }

        private func newClock() -> Clock {
            let trace = AppAssembly.Factories.trace(lifetime.objectWatch, log: log)
            return AppAssembly.Factories.clock(lifetime.objectWatch, trace: trace)
        }

        /// Opens `AccountScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openAccount() throws -> Account {
            try Account(in: self)
        }

        /// Opens `AccountScope` for as long as the closure runs, and ends it however that leaves.
        func withAccount<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Account) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openAccount()
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

    /// What Product, and each composition that includes it, hands out in `AccountScope`.
    nonisolated protocol AccountRoots: AnyObject, Sendable {
        var session: Session { get }
        func makeScreen() -> Screen
        func makeContext() -> Context
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, OpenScope {
        let session: Session

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Account", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let trace = AppAssembly.Factories.trace(objectWatch, log: app.log)
                let request = AppAssembly.Factories.request(
                    objectWatch,
                    trace: trace,
                    makeLog: { [log = app.log] in log },
                    clock: { [appReference = app.reference] in
                        try appReference.open("Clock", for: "Request").clock
                    }
                )
                let context = AccountAssembly.Factories.context(objectWatch, trace: trace, request: request)
                let request2 = AppAssembly.Factories.request(
                    objectWatch,
                    trace: trace,
                    makeLog: { [log = app.log] in log },
                    clock: { [appReference = app.reference] in
                        try appReference.open("Clock", for: "Request").clock
                    }
                )
                let client = AppAssembly.Factories.client(
                    objectWatch,
                    request: request2,
                    trace: trace,
                    retry: { [appReference = app.reference, log = app.log] in
                        let trace = AppAssembly.Factories.trace(objectWatch, log: log)
                        return AppAssembly.Factories.request(
                            objectWatch,
                            trace: trace,
                            makeLog: { log },
                            clock: { try appReference.open("Clock", for: "Request").clock }
                        )
                    }
                )
                let session = AccountAssembly.Factories.session(
                    objectWatch,
                    client: client,
                    context: context,
                    open: { [appReference = app.reference, log = app.log] in
                        let trace = AppAssembly.Factories.trace(objectWatch, log: log)
                        let request3 = AppAssembly.Factories.request(
                            objectWatch,
                            trace: trace,
                            makeLog: { log },
                            clock: { try appReference.open("Clock", for: "Request").clock }
                        )
                        return AccountAssembly.Factories.context(objectWatch, trace: trace, request: request3)
                    }
                )
                self.app = app
                self.lifetime = lifetime
                self.session = session
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Context`.
        func makeContext() -> Context {
            let trace = AppAssembly.Factories.trace(lifetime.objectWatch, log: app.log)
            let request = AppAssembly.Factories.request(
                lifetime.objectWatch,
                trace: trace,
                makeLog: { [log = app.log] in log },
                clock: { [appReference = app.reference] in
                    try appReference.open("Clock", for: "Request").clock
                }
            )
            return AccountAssembly.Factories.context(lifetime.objectWatch, trace: trace, request: request)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            let trace = AppAssembly.Factories.trace(lifetime.objectWatch, log: app.log)
            let request = AppAssembly.Factories.request(
                lifetime.objectWatch,
                trace: trace,
                makeLog: { [log = app.log] in log },
                clock: { [appReference = app.reference] in
                    try appReference.open("Clock", for: "Request").clock
                }
            )
            let context = AccountAssembly.Factories.context(lifetime.objectWatch, trace: trace, request: request)
            let request2 = AppAssembly.Factories.request(
                lifetime.objectWatch,
                trace: trace,
                makeLog: { [log = app.log] in log },
                clock: { [appReference = app.reference] in
                    try appReference.open("Clock", for: "Request").clock
                }
            )
            let client = AppAssembly.Factories.client(
                lifetime.objectWatch,
                request: request2,
                trace: trace,
                retry: { [objectWatch = lifetime.objectWatch, appReference = app.reference, log = app.log] in
                    let trace = AppAssembly.Factories.trace(objectWatch, log: log)
                    return AppAssembly.Factories.request(
                        objectWatch,
                        trace: trace,
                        makeLog: { log },
                        clock: { try appReference.open("Clock", for: "Request").clock }
                    )
                }
            )
            return AccountAssembly.Factories.screen(
                lifetime.objectWatch,
                context: context,
                client: client,
                clock: app.clock,
                other: { [objectWatch = lifetime.objectWatch, appReference = app.reference, log = app.log] in
                    let trace = AppAssembly.Factories.trace(objectWatch, log: log)
                    let request3 = AppAssembly.Factories.request(
                        objectWatch,
                        trace: trace,
                        makeLog: { log },
                        clock: { try appReference.open("Clock", for: "Request").clock }
                    )
                    return AppAssembly.Factories.client(
                        objectWatch,
                        request: request3,
                        trace: trace,
                        retry: {
                            let trace = AppAssembly.Factories.trace(objectWatch, log: log)
                            return AppAssembly.Factories.request(
                                objectWatch,
                                trace: trace,
                                makeLog: { log },
                                clock: { try appReference.open("Clock", for: "Request").clock }
                            )
                        }
                    )
                },
                trace: trace
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
