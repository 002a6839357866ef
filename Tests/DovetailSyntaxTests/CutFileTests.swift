import DovetailSyntax
import Foundation
import Testing

/// Files that end too early, as they do while somebody writes them.
@Suite struct CutFileTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let shared = repository.deletingLastPathComponent().appendingPathComponent("shared")

    /// The sources of every fixture, and the reduced reports where they are there.
    private static let paths: [String] = {
        let folders = [repository.appendingPathComponent("Tests/Fixtures"), shared.appendingPathComponent("cases")]
        return folders.flatMap { folder in
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            let paths = (files?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
            return paths.filter { $0.hasSuffix(".swift") }.sorted()
        }
    }()

    private static func bytes(of path: String) -> [UInt8] {
        FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
    }

    private static func scan(_ bytes: ArraySlice<UInt8>) -> ScannedFile {
        Scanner.scan(SourceText(path: "Test.swift", bytes: Array(bytes)))
    }

    @Test("Every prefix of every fixture gives what stands before the cut, and at most one problem")
    func prefixes() {
        #expect(Self.paths.count > 200)
        for path in Self.paths {
            let bytes = Self.bytes(of: path)
            let whole = Self.scan(bytes[...]).members.declarationOffsets
            // All of a small file's; the work grows with the square of the size.
            let step = max(1, bytes.count * bytes.count / 16_000_000)
            for end in stride(from: 0, through: bytes.count, by: step) {
                let file = Self.scan(bytes[..<end])
                #expect(file.problems.count <= 1, "\(path), cut at \(end): \(file.problems)")
                #expect(file.problems.allSatisfy { $0.offset <= end })
                // The last one or two may be cut themselves: a member, and the type or extension around it.
                let found = Set(file.members.declarationOffsets)
                let before = whole.prefix { $0 < end }.dropLast(2)
                let lost = before.filter { !found.contains($0) }
                #expect(lost.isEmpty, "\(path), cut at \(end): what begins at \(lost)")
            }
        }
    }
}

extension MemberBlock {
    /// The offsets of all declarations at all levels, in order.
    fileprivate var declarationOffsets: [Int] {
        var offsets = aliases.map(\.offset) + initializers.map(\.offset) + properties.map(\.offset)
        for type in types { offsets += [type.offset] + type.members.declarationOffsets }
        for declaration in extensions { offsets += [declaration.offset] + declaration.members.declarationOffsets }
        return offsets.sorted()
    }
}
