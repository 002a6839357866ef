internal import Foundation

/// An app with the document SDK in it, which tells what it does.
@main
enum ExampleApp {
    @MainActor
    static func main() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "DocumentSDKExample-\(UUID().uuidString)",
            directoryHint: .isDirectory
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        let storage = folder.path(percentEncoded: false)
        try await Story(app: DemoApp(), storage: storage).tell()
        try await OfflineDemo(storage: storage).tell()
    }
}
