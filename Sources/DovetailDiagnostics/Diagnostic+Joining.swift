extension Sequence<Diagnostic> {
    /// Errors that one edit is likely to mend, as one: those of an id whose first suggestion is the same, word for word and at the same place. The
    /// first of them stays, and says what else is wrong for that reason.
    ///
    /// For people and for reports. What the checks find, and what is written into a generated file, is told apart.
    package func joinedByMend() -> [Diagnostic] {
        var joined: [Diagnostic] = []
        var others: [[Diagnostic]] = []
        var places: [Mend: Int] = [:]
        for diagnostic in self {
            if let mend = Mend(diagnostic), let place = places[mend] {
                others[place].append(diagnostic)
                continue
            }
            if let mend = Mend(diagnostic) { places[mend] = joined.count }
            joined.append(diagnostic)
            others.append([])
        }
        return zip(joined, others).map { $0.telling(of: $1) }
    }
}

/// What is advised first, if that names a place.
private struct Mend: Hashable {
    var id: DiagnosticID
    var note: Diagnostic.Note

    init?(_ diagnostic: Diagnostic) {
        guard diagnostic.severity == .error,
            let note = diagnostic.notes.first(where: { $0.kind == .suggestion }), note.location != nil
        else { return nil }
        (id, self.note) = (diagnostic.id, note)
    }
}

extension Diagnostic {
    private static let othersShown = 5

    /// With the others that have the same mend, in front of that.
    fileprivate func telling(of others: [Diagnostic]) -> Diagnostic {
        if others.isEmpty { return self }
        var notes = others.prefix(Self.othersShown).map { other in
            Note(.related, "for the same reason, it seems, \(other.headline)", at: other.location)
        }
        let rest = others.count - notes.count
        if rest > 0 { notes.append(Note(.related, "\(rest) more error\(rest == 1 ? "" : "s") for the same reason")) }
        var joined = self
        let place = self.notes.firstIndex { $0.kind == .suggestion } ?? self.notes.endIndex
        joined.notes.insert(contentsOf: notes, at: place)
        joined.missing += others.flatMap(\.missing)
        return joined
    }
}
