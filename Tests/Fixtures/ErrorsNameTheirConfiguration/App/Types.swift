final class Net: Sendable {
    let text: String

    #if swift(<5)
        init(session: String) { text = session }
    #elseif os(Linux) || os(macOS) || canImport(Darwin)
        init(socket: Int) { text = "socket \(socket)" }
    #else
        init(other: Double) { text = "\(other)" }
    #endif
}

protocol Speaking: Sendable {}

#if NEVER_DEFINED
    final class Base: Speaking {
        init(missing: Double) {}
    }
#else
    final class Base: Speaking {
        init(net: Net) {}
    }
#endif
