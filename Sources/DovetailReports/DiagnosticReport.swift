package import DovetailDiagnostics

/// Diagnostics for programs, to be encoded as JSON:
///
/// ```json
/// {
///   "version": 1,
///   "errors": 1,
///   "warnings": 0,
///   "findings": [
///     {
///       "id": "missing-binding",
///       "severity": "error",
///       "message": "nothing provides `Cache`, which `List` needs for its parameter `cache` in `AccountScope`",
///       "location": { "path": "/sources/Kit/List.swift", "line": 4, "column": 10 },
///       "notes": [
///         {
///           "kind": "road",
///           "message": "`Kit` exposes `List`",
///           "location": { "path": "/sources/Kit/Kit.swift", "line": 9, "column": 9 }
///         },
///         { "kind": "suggestion", "message": "register it in `KitAssembly`" }
///       ]
///     }
///   ]
/// }
/// ```
///
/// `severity` is `error` or `warning`. Notes of the kind `road` lead from a root of the graph to the place, root first; `related` is another
/// place that takes part, `suggestion` what to do. A note without a location is about the finding's. Lines and columns count from one, columns
/// in bytes of UTF-8, as the compiler's do. Findings stand in the order of reporting: the mistake that explains most comes first.
/// A reader is to pass over members that it doesn't know; `version` changes when one is taken away or means something else.
package struct DiagnosticReport: Encodable, Sendable {
    package static let currentVersion = 1

    private struct Finding: Encodable {
        var id: String
        var severity: String
        var message: String
        var location: Place
        var notes: [Note]
    }

    private struct Note: Encodable {
        var kind: String
        var message: String
        var location: Place?
    }

    private struct Place: Encodable {
        var path: String
        var line: Int
        var column: Int

        init(_ location: SourceLocation) {
            path = location.path
            line = location.line
            column = location.column
        }
    }

    private var version = Self.currentVersion
    private var errors: Int
    private var warnings: Int
    private var findings: [Finding]

    /// In the order given.
    package init(_ diagnostics: [Diagnostic]) {
        errors = diagnostics.count { $0.severity == .error }
        warnings = diagnostics.count - errors
        findings = diagnostics.map { diagnostic in
            Finding(
                id: diagnostic.id.rawValue,
                severity: diagnostic.severity.rawValue,
                message: diagnostic.headline,
                location: Place(diagnostic.location),
                notes: diagnostic.notes.map { note in
                    Note(kind: note.kind.rawValue, message: note.message, location: note.location.map(Place.init))
                }
            )
        }
    }
}
