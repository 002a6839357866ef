import Foundation
import Synchronization

/// A folder that packages are built in, one after another: what they have in common, the tool, is built once.
final class Scratch: Sendable {
    let url: URL
    private let latest = Mutex<URL?>(nil)

    init(at url: URL) {
        self.url = url
    }

    /// Where the native build system puts what it builds.
    var products: URL { url.appending(path: "debug").resolvingSymlinksInPath() }

    /// Where plugins put what they write.
    var outputs: URL { url.appending(path: "plugins/outputs") }

    /// Is called before a package is built.
    func prepare(for package: URL) throws {
        let previous = latest.withLock { latest in
            defer { latest = package }
            return latest
        }
        if let previous, previous != package { try forgetPlan() }
    }

    /// Makes SwiftPM plan anew and run its plugins. It does so when a package changes, not when it is another one.
    func forgetPlan() throws {
        let description = products.appending(path: "description.json")
        guard FileManager.default.fileExists(atPath: description.path(percentEncoded: false)) else { return }
        try FileManager.default.removeItem(at: description)
    }
}
