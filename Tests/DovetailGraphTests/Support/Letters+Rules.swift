import DovetailDiagnostics
import DovetailGraph

extension Letters {
    /// Reads what stands after `forbid`: `A from B except C, D`, or after `confine`: `A to B, C`.
    mutating func readRule(_ kind: ArchitectureRule.Kind, isOwn: Bool, _ cursor: inout LetterCursor) {
        let location = cursor.location
        let part = part(&cursor)
        cursor.expect(kind == .forbid ? "from" : "to")
        let others = parts(&cursor)
        let exceptions = cursor.take("except") ? parts(&cursor) : []
        let labels = kind == .forbid ? ("Forbid", "from") : ("Confine", "to")
        var text = "\(labels.0)(\(part.written), \(labels.1): \(others.map(\.written).joined(separator: ", "))"
        if !exceptions.isEmpty { text += ", except: \(exceptions.map(\.written).joined(separator: ", "))" }
        var rule = ArchitectureRule(
            kind,
            part,
            others: others,
            text: text + ")",
            composition: isOwn ? graph.name : "Included",
            location: location
        )
        rule.exceptions = exceptions
        rule.isOwn = isOwn
        add(rule)
    }

    private func parts(_ cursor: inout LetterCursor) -> [ArchitectureRule.Part] {
        var parts = [part(&cursor)]
        while cursor.take(",") { parts.append(part(&cursor)) }
        return parts
    }

    /// A scope, an assembly, or else a type.
    private func part(_ cursor: inout LetterCursor) -> ArchitectureRule.Part {
        let location = cursor.location
        if cursor.take("unlisted") {
            let isScope = cursor.take("scope")
            return .init(isScope ? .scope(nil) : .assembly(-2), name: cursor.name(), location: location)
        }
        let key = cursor.type().key
        if let scope = graph.scopes.firstIndex(where: { $0.name == key.name }) {
            return .init(.scope(ScopeID(scope)), name: key.name, location: location)
        }
        if let binding = graph.bindings.first(where: { $0.assembly == key.name }) {
            return .init(.assembly(binding.assemblyIndex), name: key.name, location: location)
        }
        return .init(.key(key), name: key.name, location: location)
    }
}

extension ArchitectureRule.Part {
    fileprivate var written: String {
        guard case .key(let key) = members, let tag = key.tag else { return "\(name).self" }
        return "\(name).self, tag: \(tag.name).self"
    }
}
