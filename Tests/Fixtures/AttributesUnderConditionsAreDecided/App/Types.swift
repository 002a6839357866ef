#if NEVER_DEFINED
    @MainActor
#endif
final class Plain: Sendable {
    init() {}
}

#if swift(>=5)
    @MainActor
#else
    @preconcurrency
#endif
final class Isolated {
    let plain: Plain

    init(plain: Plain) { self.plain = plain }
}

final class Chosen: Sendable {
    let text: String

    #if compiler(>=6)
        @available(*, unavailable)
    #endif
    init(old: Plain) { text = "old" }

    #if NEVER_DEFINED
        @available(*, unavailable)
    #endif
    init(new: Plain) { text = "new" }
}
