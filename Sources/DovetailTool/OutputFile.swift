#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes the generated file.
enum OutputFile {
    /// Leaves a file with the same bytes alone, so that a build recompiles nothing when the graph is as it was.
    ///
    /// - Returns: Whether it wrote.
    @discardableResult
    static func write(_ text: String, to path: String) throws -> Bool { try write(Data(text.utf8), to: path) }

    /// The same of bytes.
    @discardableResult
    static func write(_ data: Data, to path: String) throws -> Bool {
        if FileManager.default.contents(atPath: path) == data { return false }
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        if !folder.isEmpty {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        guard FileManager.default.createFile(atPath: path, contents: data) else {
            throw PlanFile.Failure(description: "can't write \(path)")
        }
        return true
    }
}
