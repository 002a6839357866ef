final class ImageCache: Sendable {}
final class ScoreStream: Sendable {}
final class Request: Sendable {}

struct User: Sendable {
    var name: String
}

/// Of the logged-in component; takes from it and from those around it.
final class LoggedIn: Sendable {
    let user: User
    let scores: ScoreStream
    let images: ImageCache
    init(user: User, scores: ScoreStream, images: ImageCache) {
        self.user = user
        self.scores = scores
        self.images = images
    }
}

/// Of a grandchild, two components away from what it takes.
final class Game: Sendable {
    let images: ImageCache
    let scores: ScoreStream
    init(images: ImageCache, scores: ScoreStream) {
        self.images = images
        self.scores = scores
    }
}

/// A part that is started and stopped beside what it belongs to.
final class Plugin: Sendable {
    let scores: ScoreStream
    init(scores: ScoreStream) { self.scores = scores }
    func stop() { print("- the plugin stops") }
}

final class Flow: Sendable {
    let startPlugin: @Sendable () throws -> (Plugin, end: @Sendable () async -> Void)
    init(startPlugin: @escaping @Sendable () throws -> (Plugin, end: @Sendable () async -> Void)) {
        self.startPlugin = startPlugin
    }
}
