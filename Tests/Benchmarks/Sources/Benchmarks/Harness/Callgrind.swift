import Foundation

/// Counts the instructions of a command with valgrind: the same on each run, whatever else the machine does.
struct Callgrind {
    /// Nil where valgrind is not installed.
    init?() {
        guard (try? Command("/usr/bin/env", ["valgrind", "--version"]).run()) != nil else { return nil }
    }

    func instructions(of executable: String, _ arguments: [String], lines: [String] = []) throws -> Double {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("callgrind-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let options = ["valgrind", "--tool=callgrind", "--callgrind-out-file=\(file.path)", "--quiet"]
        _ = try Command("/usr/bin/env", options + [executable] + arguments, isQuiet: true).run(lines: lines)
        let text = try String(contentsOf: file, encoding: .utf8)
        let totals = text.split(separator: "\n").last { $0.hasPrefix("summary:") || $0.hasPrefix("totals:") }
        guard let number = totals?.split(separator: " ").last.flatMap({ Double($0) }) else { throw NoTotals() }
        return number
    }

    struct NoTotals: Error, CustomStringConvertible {
        var description: String { "valgrind wrote no totals" }
    }
}
