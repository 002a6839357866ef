import Foundation

/// What one `swift build` did.
struct BuildLog {
    /// Processor time of the build and all that it ran, in seconds.
    var seconds: Double
    /// The time that went by, in seconds.
    var elapsed: Double
    /// The modules for which the tool ran.
    var toolRuns: Set<String> = []
    /// The modules of which the compiler compiled something.
    var compiled: Set<String> = []
    /// Whether it had nothing to do.
    var isIdle = true

    init(_ outcome: Command.Outcome) {
        seconds = outcome.seconds
        elapsed = outcome.elapsed
        for line in String(decoding: outcome.output, as: UTF8.self).split(separator: "\n") {
            guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { continue }
            isIdle = false
            let words = line[line.index(after: end)...].split(separator: " ")
            if words.first == "Dovetail:", words.count > 1 { toolRuns.insert(String(words[1])) }
            // SwiftPM says "Compiling plugin …" of its own plugins whenever it plans.
            if words.first == "Compiling", words.count > 1, words[1] != "plugin" {
                compiled.insert(String(words[1]))
            }
        }
    }
}
