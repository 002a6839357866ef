final class Log: Sendable { init() {} }

final class Retry {
    let onFail: () -> Void
    init(onFail: @escaping () -> Void, log: Log) { self.onFail = onFail }
}

final class Task {
    let completion: Completion
    let number: Int?
    init(completion: @escaping Completion, number: Int?) {
        self.completion = completion
        self.number = number
    }
}

struct Screen {
    let makeRetry: (@escaping () -> Void) -> Retry
}

/// Whatever it asks for can be asked for through a closure of a protocol's type too.
final class Provider: Sendable {
    let makeLog: @Sendable () -> Log
    init(makeLog: @escaping @Sendable () -> Log) { self.makeLog = makeLog }
}
