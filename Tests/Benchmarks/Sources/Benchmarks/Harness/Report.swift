import Foundation

/// What one run found, as it is written to a file.
struct Report: Codable {
    var commit: String
    var compiler: String
    var cores: Int
    /// How long each section took by the clock on the wall, with the building of what it measures.
    var seconds: [String: Double]
    var rows: [Row]

    init(_ rows: [Row], seconds: [String: Double], repository: URL) {
        self.rows = rows
        self.seconds = seconds
        cores = ProcessInfo.processInfo.activeProcessorCount
        commit = Self.firstLine(["git", "-C", repository.path, "describe", "--always", "--dirty"])
        compiler = Self.firstLine(["swiftc", "--version"])
    }

    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(self).write(to: file)
    }

    /// Empty where the command can't be run: a copy without its history can be measured too.
    private static func firstLine(_ words: [String]) -> String {
        let output = try? Command("/usr/bin/env", words, isQuiet: true).run().output
        return String(decoding: output ?? Data(), as: UTF8.self).split(whereSeparator: \.isNewline).first.map(
            String.init
        ) ?? ""
    }
}
