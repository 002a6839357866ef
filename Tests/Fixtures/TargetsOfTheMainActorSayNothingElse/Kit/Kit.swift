public import Dovetail

/// What a target says once that is compiled with the main actor as its default isolation.
public enum ClockAssembly: Assembly {
    public typealias DefaultIsolation = MainActor
    public typealias Scope = AppScope
    public static var registrations: Registrations {
        Shared(Clock.self)
            .onEnd { $0.stop() }
        Shared(Journal.self)
        Shared(Ledger.self).lazy()
    }
}

public nonisolated enum AppScope: Scope {}

/// On the main actor, without a word of it.
public final class Clock {
    var isRunning = true
    public init() {}
    public var text: String { isRunning ? "running" : "stopped" }
    func stop() { isRunning = false }
}

public actor Journal {
    public private(set) var lines: [String] = []
    public init(clock: Clock) {}
    public func add(_ line: String) { lines.append(line) }
}

public nonisolated final class Ledger: Sendable {
    public let journal: Journal
    public init(journal: Journal) { self.journal = journal }
}
