import DeclarationComparison
import DovetailTestSupport
import Foundation

/// What `DovetailTool declarations` prints of some files, held against what the compiler's own parser sees there.
struct OracleComparison {
    /// The program that links the compiler's parser; see its README.
    static let oracle = shared.appending(path: "tools/declaration-oracle/oracle")

    static var isOracleThere: Bool {
        FileManager.default.isExecutableFile(atPath: oracle.path(percentEncoded: false))
    }

    /// The files that stand beside the repository.
    static var shared: URL { Repository.root.deletingLastPathComponent().appending(path: "shared") }

    /// Swift files of a folder with this extension, each content once, in order.
    static func files(in folder: URL, _ pathExtension: String) -> [String] {
        let entries = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let paths = (entries?.allObjects ?? []).compactMap { ($0 as? URL)?.path(percentEncoded: false) }
        var contents: Set<Data> = []
        return paths.filter { $0.hasSuffix("." + pathExtension) && !$0.contains("/.build/") }.sorted().filter { path in
            contents.insert(FileManager.default.contents(atPath: path) ?? Data()).inserted
        }
    }

    private(set) var tally = ComparisonTally()
    private(set) var files: [FileComparison] = []

    init(_ paths: [String]) throws {
        let folder = try TemporaryFolder("dovetail-oracle")
        let list = folder.url.appending(path: "paths")
        try Data(paths.joined(separator: "\n").utf8).write(to: list)
        let expected = try Self.output(of: Command(executable: Self.oracle, arguments: []), list)
        let found = try Self.output(of: Command(executable: BuiltTool.url, arguments: ["declarations"]), list)
        for (var file, other) in zip(expected, found) where file.path == other.path {
            file.removeBinaryNames(in: FileManager.default.contents(atPath: file.path) ?? Data())
            tally.add(file)
            files.append(FileComparison(oracle: file, scanner: other))
        }
    }

    private static func output(of command: Command, _ paths: URL) throws -> [FileDeclarations] {
        let output = try command.run(input: paths, errors: .nothing).output
        let decoder = JSONDecoder()
        return try output.utf8.split(separator: UInt8(ascii: "\n")).map { line in
            try decoder.decode(FileDeclarations.self, from: Data(line))
        }
    }
}
