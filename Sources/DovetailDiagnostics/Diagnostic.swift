/// One problem found in a user's sources, as a value; `TextRenderer` turns it into the compiler's form.
package struct Diagnostic: Hashable, Sendable {
    package enum Severity: String, Hashable, Sendable {
        case error
        case warning
    }

    /// What the note tells; renderers group by it.
    package enum NoteKind: String, Hashable, Sendable {
        /// One step of the road from a root to the place of the diagnostic, root first.
        case road
        /// Another place that takes part in the problem.
        case related
        /// What to do about it.
        case suggestion
    }

    package struct Note: Hashable, Sendable {
        package var kind: NoteKind
        package var location: SourceLocation?
        package var message: String

        package init(_ kind: NoteKind, _ message: String, at location: SourceLocation? = nil) {
            self.kind = kind
            self.location = location
            self.message = message
        }
    }

    package var id: DiagnosticID
    package var severity: Severity
    package var location: SourceLocation
    package var headline: String
    package var notes: [Note]
    /// The names of the types that are looked for in vain, as a reader would write them: where a name is misspelt elsewhere, that explains it.
    package var missing: [String] = []

    package init(
        _ id: DiagnosticID,
        severity: Severity = .error,
        at location: SourceLocation,
        _ headline: String,
        notes: [Note] = []
    ) {
        self.id = id
        self.severity = severity
        self.location = location
        self.headline = headline
        self.notes = notes
    }
}
