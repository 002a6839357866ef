package import Foundation

/// A new folder that goes when the last holder lets go of it.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init(_ name: String) throws {
        url = FileManager.default.temporaryDirectory.appending(
            path: "\(name)-\(UUID().uuidString)",
            directoryHint: .isDirectory
        )
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}

/// Folders of this package.
package enum Repository {
    package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    package static var runtimeSources: URL { root.appending(path: "Sources/Dovetail") }
    package static var fixtures: URL { root.appending(path: "Tests/Fixtures") }
    package static var examples: URL { root.appending(path: "Examples") }
}
