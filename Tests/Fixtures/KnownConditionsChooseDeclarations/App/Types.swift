final class Net: Sendable {
    let text: String

    #if NEVER_DEFINED
        init(session: String) { text = session }
    #elseif swift(<5) || compiler(<6)
        init(other: Double) { text = "\(other)" }
    #else
        init(socket: Int) { text = "socket \(socket)" }
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
