final class Net: Sendable {
    let text: String

    #if swift(<5)
        init(session: Double) { text = "\(session)" }
    #elseif DEBUG
        init(socket: Int) { text = "socket \(socket)" }
    #else
        init(other: String) { text = "other \(other)" }
    #endif
}

final class Same: Sendable {
    let text: String

    #if DEBUG
        init(number: Int) { text = "debug \(number)" }
    #else
        init(number: Int) { text = "release \(number)" }
    #endif
}

struct Members: Sendable {
    #if DEBUG
        var number: Int
    #else
        var words: String
    #endif
    var text: String

    #if !DEBUG
        var number: Int { words.count }
    #endif
}

#if DEBUG
    struct Moved: Sendable {
        var net: Net
        var text: String { "beside \(net.text)" }
    }
#else
    enum Elsewhere {
        struct Moved: Sendable {
            var same: Same
            var text: String { "beside \(same.text)" }
        }
    }

    typealias Moved = Elsewhere.Moved
#endif

#if DEBUG
    @MainActor
#endif
final class Marked {
    let text = "marked"

    init() {}
}
