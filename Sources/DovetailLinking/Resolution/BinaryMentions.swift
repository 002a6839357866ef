import DovetailSyntax

/// Which files mention which types of binary modules, so that generated code can import what they import.
struct BinaryMentions {
    private struct Mention {
        /// The module that the mention names itself.
        var qualifier: String?
        unowned var file: FileSymbol
    }

    private var mentions: [String: [Mention]] = [:]
    private var seen: Set<String> = []

    /// Adds a mention, each once for a file.
    mutating func insert(_ name: String, qualifier: String?, file: FileSymbol) {
        guard seen.insert("\(file.index) \(qualifier ?? "") \(name)").inserted else { return }
        mentions[name, default: []].append(Mention(qualifier: qualifier, file: file))
    }

    /// For each mentioned name, the imports of modules that are not scanned, each once, sorted by path.
    func imports(excluding table: SymbolTable) -> [String: [ImportDeclaration]] {
        var result: [String: [ImportDeclaration]] = [:]
        for (name, places) in mentions {
            let imports = imports(of: places, excluding: table)
            if !imports.isEmpty { result[name] = imports }
        }
        return result
    }

    private func imports(of places: [Mention], excluding table: SymbolTable) -> [ImportDeclaration] {
        var imports: [String: ImportDeclaration] = [:]
        for place in places.sorted(by: { $0.file.index < $1.file.index }) {
            var candidates = (place.file.imports + place.file.module.exports).filter { declaration in
                declaration.path.first.map { table.module(named: $0) == nil } ?? false
            }
            // Ours is imported by all generated code, and declares nothing else that a type may be made of.
            candidates.removeAll { $0.path[0] == RuntimeVocabulary.module }
            if let qualifier = place.qualifier, candidates.contains(where: { $0.path.first == qualifier }) {
                candidates.removeAll { $0.path.first != qualifier }
            }
            for var declaration in candidates {
                declaration.offset = 0
                let key = ([declaration.kind ?? ""] + declaration.path).joined(separator: ".")
                // An unconditional import of the same thing says more.
                if let known = imports[key], known.conditions.isEmpty || !declaration.conditions.isEmpty { continue }
                imports[key] = declaration
            }
        }
        return imports.sorted {
            ($0.value.path.joined(separator: "."), $0.key) < ($1.value.path.joined(separator: "."), $1.key)
        }
        .map(\.value)
    }
}
