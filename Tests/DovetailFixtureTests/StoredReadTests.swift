import DovetailPipeline
import DovetailSyntax
import DovetailTestSupport
import Foundation
import Testing

/// Reading what a composition exposes is reading a stored property, also from another module: the optimiser leaves no call of it.
@Suite struct StoredReadTests {
    /// More exposed objects than a class holds itself; the last one lies in a group.
    private static let count = 30

    private static let manifest = SourceText(
        path: "/Kit.swift",
        """
        public import Dovetail
        \((0..<count).map { "public final class Object\($0): Sendable { init() {} }" }.joined(separator: "\n"))
        public enum AppScope: Scope {}
        public enum KitAssembly: Assembly {
            public typealias Scope = AppScope
            public static var registrations: Registrations {
                \((0..<count).map { "Shared(Object\($0).self)" }.joined(separator: "\n"))
            }
        }
        public enum Kit: Composition {
            public static var assemblies: Assemblies {
                KitAssembly.self
                \((0..<count).map { "Expose(Object\($0).self)" }.joined(separator: "\n"))
            }
        }
        """
    )

    private static let reader = """
        public import Kits
        public func readFirst(_ app: Kit.App) -> Object0 { app.object0 }
        public func readLast(_ app: Kit.App) -> Object\(count - 1) { app.object\(count - 1) }
        """

    @Test func `a read of a shared object is a load`() throws {
        let folder = try TemporaryFolder("dovetail-read")
        let sources = [URL](
            FileManager.default.enumerator(at: Repository.runtimeSources, includingPropertiesForKeys: nil)?
                .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
        )
        try compileModule("Dovetail", sources, in: folder)

        let kit = ReadModule(name: "Kits", packageName: "kits", sources: [Self.manifest])
        let outcome = Pipeline.run([kit], target: "Kits")
        #expect(outcome.diagnostics.isEmpty)
        let files = [
            try write(Self.manifest.text(0..<Self.manifest.bytes.count), to: "Kit.swift", in: folder),
            try write(outcome.text, to: "Generated.swift", in: folder),
        ]
        try compileModule("Kits", files, in: folder)

        let app = try write(Self.reader, to: "App.swift", in: folder)
        let lowered = try compile(["-O", "-emit-sil", "-module-name", "App"], [app], in: folder)
        for function in ["readFirst", "readLast"] {
            let body = try #require(self.body(of: function, in: lowered))
            #expect(body.contains("ref_element_addr"), "\(body)")
            #expect(!body.contains("apply"), "\(body)")
        }
    }

    private func body(of function: String, in lowered: String) -> Substring? {
        lowered.split(separator: "\n\n").first { $0.contains("end sil function") && $0.contains(function) }
    }

    private func write(_ text: String, to name: String, in folder: TemporaryFolder) throws -> URL {
        let url = folder.url.appending(path: name)
        try Data(text.utf8).write(to: url)
        return url
    }

    private func compileModule(_ name: String, _ files: [URL], in folder: TemporaryFolder) throws {
        let path = folder.url.appending(path: "\(name).swiftmodule").path(percentEncoded: false)
        _ = try compile(["-O", "-emit-module", "-emit-module-path", path, "-module-name", name], files, in: folder)
    }

    private func compile(_ arguments: [String], _ files: [URL], in folder: TemporaryFolder) throws -> String {
        let path = folder.url.path(percentEncoded: false)
        let result = try Command(
            "swiftc",
            [
                "-swift-version", "6", "-parse-as-library", "-wmo", "-enable-upcoming-feature",
                "InternalImportsByDefault", "-package-name", "kits", "-I", path,
            ] + arguments + files.map { $0.path(percentEncoded: false) }
        ).run(in: folder.url)
        try #require(result.status == 0, "\(result.output)")
        return result.output
    }
}
