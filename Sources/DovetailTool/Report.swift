import DovetailDiagnostics
import DovetailReports
import DovetailSyntax

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What was found, in one of the forms in which it can be told.
struct Report {
    enum Format: String, CaseIterable {
        case text, json, sarif, github
    }

    var diagnostics: [Diagnostic]
    /// Files in it are told relative to it, in the forms that are for other machines than this one.
    var base: BaseFolder
    /// How many people are shown.
    var limit = DiagnosticLimit.standard
    var sources: PlanSources

    func rendered(as format: Format, isColoured: Bool = false) throws -> String {
        switch format {
        case .text: TextRenderer(isColoured: isColoured, limit: limit).rendered(diagnostics)
        case .github: GitHubRenderer(base: base, limit: limit).rendered(diagnostics)
        case .json: try Self.encoded(DiagnosticReport(diagnostics))
        case .sarif:
            try Self.encoded(
                SARIFLog(diagnostics, base: base) { location in
                    sources[location.path]?.codePointColumn(of: location) ?? location.column
                }
            )
        }
    }

    private static func encoded(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}
