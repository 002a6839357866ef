import DovetailDiagnostics

/// What a diagnostic is about. The name of a composition and a number are no part of it: they differ between compositions with the same fault.
struct Fault: Hashable {
    private var id: DiagnosticID
    private var location: SourceLocation
    private var names: [Substring]

    init(_ diagnostic: Diagnostic, compositions: Set<String>) {
        id = diagnostic.id
        location = diagnostic.location
        // What stands between backquotes.
        names = diagnostic.headline.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 && !compositions.contains(String($0.element)) }
            .map(\.element)
    }
}
