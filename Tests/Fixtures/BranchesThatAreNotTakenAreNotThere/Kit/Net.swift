// case35 (uber/mockolo#263, #75): of an `#if`, the one branch is there that the declaring module's conditions choose, and
// none of the others. What is known of is custom conditions and the compiler's versions; for the rest see
// BranchesAreNeverMerged, KnownConditionsChooseDeclarations and UnknownConditionsAreToldOf.

public final class Net: Sendable {
    public let text: String

    #if MOCK
        public init(mock: Bool) { text = "mock" }
    #elseif (TRACING || swift(<5)) && !SLOW
        public init(socket: Int) { text = "socket \(socket)" }
    #else
        public init(session: String) { text = "session" }
    #endif
}

#if TRACING
    #if SLOW
        public struct Tracer: Sendable { public init(slow: Double) {} }
    #elseif FAST && compiler(>=6)
        public struct Tracer: Sendable {
            public let text = "fast"
            public init(number: Int) {}
        }
    #else
        public struct Tracer: Sendable { public init(plain: Double) {} }
    #endif
#endif

/// Conformances, aliases and extensions stand in branches too.
public protocol Log: Sendable {}

#if FAST
    public struct FastLog {
        public init() {}
    }
    extension FastLog: Log {}
    public typealias DefaultLog = FastLog
#else
    public struct SlowLog: Log {
        public init() {}
    }
    public typealias DefaultLog = SlowLog
#endif

/// Attributes may.
#if TRACING
    @MainActor
#endif
public final class Screen {
    public init(log: any Log) {}
}
