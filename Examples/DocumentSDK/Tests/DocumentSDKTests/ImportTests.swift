internal import Foundation
import Testing

@Suite("Business types")
struct ImportTests {
    @Test("import no Dovetail: only assemblies, scopes and composition roots do")
    func onlyManifestsImportDovetail() throws {
        var importers: [String] = []
        for file in try sources() {
            let text = try String(contentsOf: file, encoding: .utf8)
            let imports = text.split(separator: "\n").contains { $0.hasSuffix("import Dovetail") }
            if imports { importers.append(file.lastPathComponent) }
            #expect(imports == isManifest(text), "\(file.lastPathComponent)")
        }
        #expect(importers.contains("DocumentStorageAssembly.swift"))
    }

    /// The SDK's sources: everything but the host, which calls what was generated.
    private func sources() throws -> [URL] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized
        let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        return files.compactMap { $0 as? URL }.filter {
            $0.pathExtension == "swift" && !$0.path.contains("/DocumentSDKExample/")
        }
    }

    private func isManifest(_ text: String) -> Bool {
        [": Assembly {", ": Composition {", ": Scope {"].contains { text.contains($0) }
    }
}
