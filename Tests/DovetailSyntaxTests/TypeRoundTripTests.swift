import DovetailSyntax
import Foundation
import Testing

/// Every type that stands in real sources, read, printed and read again.
@Suite struct TypeRoundTripTests {
    private static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The interfaces of the standard library and of all that comes with the compiler.
    private static let toolchain: URL? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let compiler = path.split(separator: ":").lazy.map { URL(filePath: String($0)).appending(path: "swiftc") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
        let library = compiler?.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "lib/swift")
        guard let library, !files(under: library, ending: ".swiftinterface").isEmpty else { return nil }
        return library
    }()

    /// A file that lists others, one path a line, for a run over any sources.
    private static let list = ProcessInfo.processInfo.environment["DOVETAIL_SOURCE_LIST"]

    private static func files(under folder: URL, ending: String) -> [String] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let paths = (found?.allObjects ?? []).compactMap { ($0 as? URL)?.path(percentEncoded: false) }
        return paths.filter { $0.hasSuffix(ending) && !$0.contains("/.build/") }.sorted()
    }

    /// Fails for every type that does not come back, and gives those that were read.
    private func roundTrip(_ paths: [String], mayBeBroken: Bool = false) -> WrittenTypes {
        var types = WrittenTypes()
        for path in paths {
            guard let bytes = FileManager.default.contents(atPath: path) else { continue }
            types.collect(from: SourceText(path: path, bytes: [UInt8](bytes)))
        }
        let lost = types.distinct.lazy.filter { TypeSyntax.parse($0.text) != $0 }.map(\.text).sorted()
        #expect(lost.isEmpty, "\(lost.prefix(20).joined(separator: "\n"))")
        if !mayBeBroken {
            #expect(types.unread.isEmpty, "\(types.unread.prefix(20).joined(separator: "\n"))")
        }
        return types
    }

    @Test("every type in this repository comes back as itself", arguments: ["Sources", "Tests", "Examples"])
    func repository(folder: String) {
        let types = roundTrip(Self.files(under: Self.repository.appending(path: folder), ending: ".swift"))
        #expect(types.count > 100)
    }

    @Test("every type in the toolchain's interfaces comes back as itself", .enabled(if: toolchain != nil))
    func interfaces() throws {
        let types = roundTrip(Self.files(under: try #require(Self.toolchain), ending: ".swiftinterface"))
        #expect(types.distinct.count > 1_000)
    }

    @Test("every type in the listed files comes back as itself", .enabled(if: list != nil))
    func listed() throws {
        let list = try #require(Self.list.flatMap { FileManager.default.contents(atPath: $0) })
        let paths = String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
        let types = roundTrip(paths, mayBeBroken: true)
        print("\(paths.count) files, \(types.count) types, \(types.distinct.count) of them different")
        for place in types.unread { print("no type: \(place)") }
    }
}
