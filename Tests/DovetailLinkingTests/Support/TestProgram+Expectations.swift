import DovetailDiagnostics
import DovetailLinking
import Testing

/// A diagnostic as a test states it: parts of what it says, at marks.
struct ExpectedDiagnostic {
    var id: DiagnosticID
    var mark: String
    var headline: String
    var notes: [(kind: Diagnostic.NoteKind, part: String, mark: String?)]

    init(
        _ id: DiagnosticID,
        _ mark: String,
        _ headline: String,
        notes: [(kind: Diagnostic.NoteKind, part: String, mark: String?)] = []
    ) {
        self.id = id
        self.mark = mark
        self.headline = headline
        self.notes = notes
    }
}

extension TestProgram {
    /// Exactly these, in any order; notes that are not named are not looked at.
    func expect(_ expected: ExpectedDiagnostic..., sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        var remaining = program.diagnostics
        for item in expected {
            let index = remaining.firstIndex { diagnostic in
                diagnostic.id == item.id && diagnostic.location == self[item.mark]
                    && diagnostic.headline.contains(item.headline)
                    && item.notes.allSatisfy { note in
                        diagnostic.notes.contains {
                            $0.kind == note.kind && $0.message.contains(note.part)
                                && (note.mark == nil || $0.location == note.mark.map { self[$0] })
                        }
                    }
            }
            if let index {
                remaining.remove(at: index)
            } else {
                Issue.record(
                    "missing \(item.id.rawValue) at \(item.mark) (\(self[item.mark])): \(item.headline)\n\(rendered)",
                    sourceLocation: sourceLocation
                )
            }
        }
        if !remaining.isEmpty {
            Issue.record("unexpected \(remaining.map(\.headline))\n\(rendered)", sourceLocation: sourceLocation)
        }
    }

    func expectNoDiagnostics(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        expect(sourceLocation: sourceLocation)
    }

    private var rendered: String {
        program.diagnostics.map { diagnostic in
            let notes = diagnostic.notes.map {
                "\n    \($0.kind) \($0.location.map(\.description) ?? ""): \($0.message)"
            }
            return "\(diagnostic.location): \(diagnostic.id.rawValue): \(diagnostic.headline)\(notes.joined())"
        }.joined(separator: "\n")
    }

    /// All registrations of the assembly of that name.
    func registrations(_ assembly: String = "Main") -> [LinkedRegistration] {
        program.assemblies.first { $0.name == assembly }?.registrations ?? []
    }

    /// The first registration that makes a type of that name.
    func registration(_ type: String, in assembly: String = "Main") throws -> LinkedRegistration {
        try #require(registrations(assembly).first { $0.type.name == type })
    }

    /// The identities of the parameters of a registration.
    func parameters(_ type: String) throws -> [String] {
        try registration(type).parameters.map(\.type.identity)
    }
}

/// A scope and an assembly `Main` with the given registrations.
func manifest(_ registrations: String) -> String {
    """
    import Dovetail
    enum AppScope: Scope {}
    enum Main: Assembly {
        typealias Scope = AppScope
        static var registrations: Registrations {
            \(registrations)
        }
    }

    """
}
