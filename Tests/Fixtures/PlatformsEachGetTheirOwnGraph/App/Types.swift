protocol Screen: Sendable {
    var text: String { get }
}

#if os(iOS) || canImport(NoSuchModule)
    struct TouchScreen: Screen {
        var name: String
        var text: String { "touch on \(name)" }
    }
#endif

struct TextScreen: Screen {
    var name: String
    var text: String { "text on \(name)" }
}
