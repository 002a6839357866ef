import Foundation
import Synchronization

/// A folder that packages are built in, one after another: what they have in common, the tool, is built once.
final class Scratch: Sendable {
    /// The folder.
    let url: URL
    private let latest = Mutex<(package: URL, end: Date)?>(nil)

    init(at url: URL) {
        self.url = url
    }

    /// Where the native build system puts what it builds.
    var products: URL { url.appending(path: "debug").resolvingSymlinksInPath() }

    /// Where plugins put what they write.
    var outputs: URL { url.appending(path: "plugins/outputs") }

    /// Builds a package, or does what comes to that.
    func build<Outcome>(_ package: URL, _ body: () throws -> Outcome) throws -> Outcome {
        if let previous = latest.withLock(\.self)?.package, previous != package { try forgetPlan() }
        defer { latest.withLock { $0 = (package, Date()) } }
        return try body()
    }

    /// Waits for the second to be over in which a package was built last, if it isn't. On Linux, the compiler's driver
    /// compares the times of files by the second: it does not see an edit in the second of the build before.
    func prepareEdit() {
        guard let end = latest.withLock(\.self)?.end else { return }
        Thread.sleep(until: Date(timeIntervalSince1970: end.timeIntervalSince1970.rounded(.down) + 1))
    }

    /// Makes SwiftPM plan anew and run its plugins. It does so when a package changes, not when it is another one.
    func forgetPlan() throws {
        let description = products.appending(path: "description.json")
        guard FileManager.default.fileExists(atPath: description.path(percentEncoded: false)) else { return }
        try FileManager.default.removeItem(at: description)
    }
}
