// Written by Dovetail from AccountAssembly, AppAssembly, Product. Do not edit.

import Dovetail

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        static func context(trace: Trace, request: Request) -> Context {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return Context(trace: trace, request: request)
            #sourceLocation()
        }

        static func session(client: Client, context: Context, open: @escaping @Sendable () -> Context) -> Session {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return Session(client: client, context: context, open: open)
            #sourceLocation()
        }

        static func screen(
            context: Context,
            client: Client,
            clock: Clock,
            other: @escaping () throws -> Client,
            trace: Trace
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return Screen(context: context, client: client, clock: clock, other: other, trace: trace)
            #sourceLocation()
        }
    }
}

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func log() -> Log {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return Log()
            #sourceLocation()
        }

        static func clock(trace: Trace) -> Clock {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Clock(trace: trace)
            #sourceLocation()
        }

        static func trace(log: Log) -> Trace {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Trace(log: log)
            #sourceLocation()
        }

        static func request(
            trace: Trace,
            makeLog: @escaping @Sendable () -> Log,
            clock: @escaping @Sendable () throws -> Clock
        ) -> Request {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Request(trace: trace, makeLog: makeLog, clock: clock)
            #sourceLocation()
        }

        static func client(request: Request, trace: Trace, retry: @escaping @Sendable () throws -> Request) -> Client {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Client(request: request, trace: trace, retry: retry)
            #sourceLocation()
        }

        static func appService(client: Client, trace: Trace) -> AppService {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return AppService(client: client, trace: trace)
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
            let log = AppAssembly.Factories.log()
            let trace = AppAssembly.Factories.trace(log: log)
            let request = AppAssembly.Factories.request(
                trace: trace,
                makeLog: { log },
                clock: { try reference.open("Clock", for: "Request").clock }
            )
            let client = AppAssembly.Factories.client(
                request: request,
                trace: trace,
                retry: {
                    let trace = AppAssembly.Factories.trace(log: log)
                    return AppAssembly.Factories.request(
                        trace: trace,
                        makeLog: { log },
                        clock: { try reference.open("Clock", for: "Request").clock }
                    )
                }
            )
            let appService = AppAssembly.Factories.appService(client: client, trace: trace)
            self.lifetime = lifetime
            self.reference = reference
            self.appService = appService
            self.log = log
            reference.fill(self)
            lifetime.finishOpening()
        }

        fileprivate var clock: Clock { lazyClock.value(in: lifetime) { newClock() } }

        private func newClock() -> Clock {
            let trace = AppAssembly.Factories.trace(log: log)
            return AppAssembly.Factories.clock(trace: trace)
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
            let trace = AppAssembly.Factories.trace(log: app.log)
            let request = AppAssembly.Factories.request(
                trace: trace,
                makeLog: { [log = app.log] in log },
                clock: { [appReference = app.reference] in
                    try appReference.open("Clock", for: "Request").clock
                }
            )
            let context = AccountAssembly.Factories.context(trace: trace, request: request)
            let request2 = AppAssembly.Factories.request(
                trace: trace,
                makeLog: { [log = app.log] in log },
                clock: { [appReference = app.reference] in
                    try appReference.open("Clock", for: "Request").clock
                }
            )
            let client = AppAssembly.Factories.client(
                request: request2,
                trace: trace,
                retry: { [appReference = app.reference, log = app.log] in
                    let trace = AppAssembly.Factories.trace(log: log)
                    return AppAssembly.Factories.request(
                        trace: trace,
                        makeLog: { log },
                        clock: { try appReference.open("Clock", for: "Request").clock }
                    )
                }
            )
            let session = AccountAssembly.Factories.session(
                client: client,
                context: context,
                open: { [appReference = app.reference, log = app.log] in
                    let trace = AppAssembly.Factories.trace(log: log)
                    let request3 = AppAssembly.Factories.request(
                        trace: trace,
                        makeLog: { log },
                        clock: { try appReference.open("Clock", for: "Request").clock }
                    )
                    return AccountAssembly.Factories.context(trace: trace, request: request3)
                }
            )
            self.app = app
            self.lifetime = lifetime
            self.session = session
            lifetime.finishOpening()
        }

        /// Makes a new `Context`.
        func makeContext() -> Context {
            let trace = AppAssembly.Factories.trace(log: app.log)
            let request = AppAssembly.Factories.request(
                trace: trace,
                makeLog: { [log = app.log] in log },
                clock: { [appReference = app.reference] in
                    try appReference.open("Clock", for: "Request").clock
                }
            )
            return AccountAssembly.Factories.context(trace: trace, request: request)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            let trace = AppAssembly.Factories.trace(log: app.log)
            let request = AppAssembly.Factories.request(
                trace: trace,
                makeLog: { [log = app.log] in log },
                clock: { [appReference = app.reference] in
                    try appReference.open("Clock", for: "Request").clock
                }
            )
            let context = AccountAssembly.Factories.context(trace: trace, request: request)
            let request2 = AppAssembly.Factories.request(
                trace: trace,
                makeLog: { [log = app.log] in log },
                clock: { [appReference = app.reference] in
                    try appReference.open("Clock", for: "Request").clock
                }
            )
            let client = AppAssembly.Factories.client(
                request: request2,
                trace: trace,
                retry: { [appReference = app.reference, log = app.log] in
                    let trace = AppAssembly.Factories.trace(log: log)
                    return AppAssembly.Factories.request(
                        trace: trace,
                        makeLog: { log },
                        clock: { try appReference.open("Clock", for: "Request").clock }
                    )
                }
            )
            return AccountAssembly.Factories.screen(
                context: context,
                client: client,
                clock: app.clock,
                other: { [appReference = app.reference, log = app.log] in
                    let trace = AppAssembly.Factories.trace(log: log)
                    let request3 = AppAssembly.Factories.request(
                        trace: trace,
                        makeLog: { log },
                        clock: { try appReference.open("Clock", for: "Request").clock }
                    )
                    return AppAssembly.Factories.client(
                        request: request3,
                        trace: trace,
                        retry: {
                            let trace = AppAssembly.Factories.trace(log: log)
                            return AppAssembly.Factories.request(
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
