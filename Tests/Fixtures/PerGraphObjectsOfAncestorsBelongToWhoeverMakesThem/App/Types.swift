final class Log: Sendable {}

final class Clock: Sendable {
    let trace: Trace
    init(trace: Trace) { self.trace = trace }
}

final class Trace: Sendable {
    let log: Log
    init(log: Log) { self.log = log }
}

struct Request: Sendable {
    let trace: Trace
    let makeLog: @Sendable () -> Log
    let clock: @Sendable () throws -> Clock
}

struct Client: Sendable {
    let request: Request
    let trace: Trace
    let retry: @Sendable () throws -> Request
}

struct AppService: Sendable {
    let client: Client
    let trace: Trace
}

/// Holds one of its parent.
struct Context: Sendable {
    let trace: Trace
    let request: Request
}

struct Session: Sendable {
    let client: Client
    let context: Context
    let open: @Sendable () -> Context
}

struct Screen {
    let context: Context
    let client: Client
    let clock: Clock
    let other: () throws -> Client
    let trace: Trace
}
