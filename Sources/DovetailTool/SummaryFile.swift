import DovetailPipeline
import DovetailSummaries
import DovetailSyntax

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads and writes what `summarize` hands on to `link`.
enum SummaryFile {
    static func write(_ summary: ModuleSummary, to path: String) throws {
        try OutputFile.write(Data(summary.encoded), to: path)
    }

    static func read(_ path: String) throws -> ModuleSummary {
        do {
            return try ModuleSummary(try PlanFile.bytes(of: path))
        } catch let fault as ModuleSummary.Fault {
            throw PlanFile.Failure(description: words(for: fault, path))
        }
    }

    private static func words(for fault: ModuleSummary.Fault, _ path: String) -> String {
        switch fault {
        case .isNone: "\(path) is no summary"
        case .isDamaged: "\(path) is damaged; summarize its module again"
        case .version(let version):
            "\(path) has version \(version); this tool reads version \(ModuleSummary.currentVersion): summarize its module with this tool"
        }
    }

    /// The words behind the options, with the lines of a file in place of `@FILE`.
    static func paths(_ arguments: Arguments) throws -> [String] {
        try arguments.operands.flatMap { word in
            guard word.hasPrefix("@") else { return [word] }
            let bytes = try PlanFile.bytes(of: String(word.dropFirst()))
            return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
        }
    }
}
