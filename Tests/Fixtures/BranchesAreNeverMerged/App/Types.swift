// case35 (uber/mockolo#263, #75): where a condition is not known here, what depends on it is told of with the condition. No
// branch is dropped, two are never taken at once, and nobody is told of a duplicate.

final class Net: Sendable {
    #if DEBUG
    init(mock: Bool) {}
    #elseif os(Linux) || swift(<5)
    init(socket: Int) {}
    #else
    init(session: String) {}
    #endif
}

/// The condition is that of the type.
#if DEBUG
    final class Log: Sendable { init() {} }
#else
    final class Log: Sendable { init(number: Int) {} }
#endif

/// One branch has all there is.
final class Only: Sendable {
    #if targetEnvironment(simulator)
        init() {}
    #endif
}

/// The condition is that of an extension.
struct Extended: Sendable {
    private init(_ number: Int) {}
}

#if arch(arm64)
    extension Extended {
        init(arm: Int) { self.init(arm) }
    }
#endif

/// Of a property, which makes the memberwise initializer another.
struct Memberwise: Sendable {
    let number: Int
    #if DEBUG
        let trace: Bool
    #endif
}

