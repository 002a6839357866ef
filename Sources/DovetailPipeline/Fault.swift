import DovetailDiagnostics

/// What a diagnostic is about. The name of a composition and a number are no part of it: they differ between compositions with the same fault.
struct Fault: Hashable {
    private var id: DiagnosticID
    private var location: SourceLocation
    private var names: [Substring]

    init(_ diagnostic: Diagnostic, compositions: Set<String>) {
        id = diagnostic.id
        let names = Self.names(in: diagnostic.headline)
        if let mend = Self.mend(of: diagnostic, compositions), let missing = names.first {
            location = mend
            self.names = [missing]
        } else if diagnostic.id == .forbiddenDependency,
            let rule = diagnostic.notes.last(where: { $0.kind == .related })
        {
            // Who is the first to come to the place differs between compositions, too.
            location = diagnostic.location
            self.names = Self.names(in: rule.message).filter { !compositions.contains(String($0)) }
        } else {
            location = diagnostic.location
            self.names = names.filter { !compositions.contains(String($0)) }
        }
    }

    /// Where something is missing because a registration elsewhere is not as it should be: who is the first to lack it differs between
    /// compositions. What is to be done in a composition is to be done in each.
    private static func mend(of diagnostic: Diagnostic, _ compositions: Set<String>) -> SourceLocation? {
        guard diagnostic.id == .missingBinding,
            let suggestion = diagnostic.notes.first(where: { $0.kind == .suggestion }),
            let location = suggestion.location,
            !names(in: suggestion.message).contains(where: { compositions.contains(String($0)) })
        else { return nil }
        return location
    }

    /// What stands between backquotes.
    private static func names(in text: String) -> [Substring] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }
            .map(\.element)
    }
}
