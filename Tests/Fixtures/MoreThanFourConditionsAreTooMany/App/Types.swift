struct Screen: Sendable {
    var name: String
}

final class Log: Sendable {}

final class Index: Sendable {
    // It makes no difference here.
    #if os(Windows)
        let path = "\\"
    #else
        let path = "/"
    #endif
}

final class Net: Sendable {
    #if arch(arm64)
        init(screen: Screen) {}
    #else
        init() {}
    #endif
}
