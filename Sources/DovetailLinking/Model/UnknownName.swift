package import DovetailDiagnostics
import DovetailSyntax

/// A name in a manifest that no scanned module declares: one of a binary module, or a slip.
package struct UnknownName: Hashable, Sendable {
    package var name: String
    package var location: SourceLocation
    /// The scanned modules that its file sees, its own among them.
    var modules: Set<String>
    /// Whether its file imports nothing that could declare it.
    var isSlip: Bool
}

extension NameResolver {
    /// Those that a type in a manifest is made of.
    func unknownNames(in type: ResolvedType, at location: SourceLocation, from file: FileSymbol) -> [UnknownName] {
        var found: [UnknownName] = []
        type.forEachNominal { nominal in
            guard nominal.module == nil, let name = nominal.path.first,
                StandardLibrary.type(name, nominal.arguments) == nil
            else { return }
            found.append(
                UnknownName(
                    name: name,
                    location: location,
                    modules: file.moduleNames,
                    isSlip: file.externalModules.isSubset(of: [RuntimeVocabulary.module, "Swift", "_Concurrency"])
                )
            )
        }
        return found
    }
}

extension LinkedProgram {
    /// The diagnostics with what misspelt names in manifests explain of them: where a name can't be anything but a slip, that is told of in
    /// their place, at its own.
    package func explaining(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        if unknownNames.isEmpty || !diagnostics.contains(where: { $0.severity == .error && !$0.missing.isEmpty }) {
            return diagnostics
        }
        let byName = Dictionary(grouping: unknownNames, by: \.name)
        var slips: [Diagnostic] = []
        var searchesLeft = Self.searches
        var explained: [Diagnostic] = []
        for diagnostic in diagnostics {
            guard !diagnostic.missing.isEmpty, searchesLeft > 0 else {
                explained.append(diagnostic)
                continue
            }
            searchesLeft -= 1
            let words = diagnostic.missing.flatMap { $0.split(whereSeparator: { !$0.isPartOfName }).map(String.init) }
            guard let (unknown, cause) = slip(behind: words, byName) else {
                explained.append(diagnostic)
                continue
            }
            if unknown.isSlip {
                slips += (byName[unknown.name] ?? []).filter(\.isSlip).map { Self.diagnostic($0, cause) }
            } else if diagnostic.severity == .error {
                var told = diagnostic
                let fact = Self.note(unknown, cause)
                let place = told.notes.firstIndex { $0.kind == .suggestion } ?? told.notes.endIndex
                told.notes.insert(Diagnostic.Note(.suggestion, fact, at: unknown.location), at: place)
                explained.append(told)
            } else {
                explained.append(diagnostic)
            }
        }
        var seen: Set<Diagnostic> = []
        return slips.filter { seen.insert($0).inserted } + explained
    }

    /// Comparing names costs a look at all that are declared, so it stops where there is more wrong than spelling.
    private static let searches = 20

    /// Why a name is not known.
    private enum Cause {
        case misspelt(meant: String)
        case notImported(module: String)
    }

    /// An unknown name among the words that reads almost like a declared one, or that a declared one among them reads almost like.
    private func slip(
        behind words: [String],
        _ byName: [String: [UnknownName]]
    ) -> (unknown: UnknownName, cause: Cause)? {
        for word in words {
            if let unknown = byName[word]?.first {
                let declaring = names.declaringModules[word] ?? []
                // What the file could see but for its access is another mistake.
                if !declaring.isEmpty, !unknown.modules.isDisjoint(with: declaring) { continue }
                if let module = declaring.first { return (unknown, .notImported(module: module)) }
                let visible = names.declaringModules.filter { !unknown.modules.isDisjoint(with: $0.value) }.map(\.key)
                if let meant = NearMiss.of(word, among: visible) { return (unknown, .misspelt(meant: meant)) }
                continue
            }
            guard let declaring = names.declaringModules[word] else { continue }
            let near = byName.values.compactMap(\.first).sorted { $0.location < $1.location }.first { unknown in
                !unknown.modules.isDisjoint(with: declaring) && NearMiss.of(unknown.name, among: [word]) != nil
            }
            if let near { return (near, .misspelt(meant: word)) }
        }
        return nil
    }

    private static func diagnostic(_ unknown: UnknownName, _ cause: Cause) -> Diagnostic {
        switch cause {
        case .misspelt(let meant):
            Diagnostic(
                .unknownType,
                at: unknown.location,
                "no module that this file imports declares `\(unknown.name)`",
                notes: [Diagnostic.Note(.suggestion, "did you mean `\(meant)`?")]
            )
        case .notImported(let module):
            Diagnostic(
                .unknownType,
                at: unknown.location,
                "`\(unknown.name)` is declared by module `\(module)`, which this file does not import",
                notes: [Diagnostic.Note(.suggestion, "add `import \(module)` to this file")]
            )
        }
    }

    /// The same where the name may be one of a binary module.
    private static func note(_ unknown: UnknownName, _ cause: Cause) -> String {
        switch cause {
        case .misspelt(let meant):
            "no source that is read here declares `\(unknown.name)`: did you mean `\(meant)`?"
        case .notImported(let module):
            "`\(unknown.name)` is declared by module `\(module)`, which this file does not import: add `import \(module)`"
        }
    }
}

extension Character {
    fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
