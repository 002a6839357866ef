internal import DocumentKit
internal import Foundation

/// A folder that is gone when nobody holds it any more.
final class TemporaryFolder: Sendable {
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "DocumentSDKTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The folder as a host hands it in.
    var location: StorageLocation { .folder(path: url.path(percentEncoded: false)) }

    /// The files in it.
    var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false)).sorted() }
    }
}
