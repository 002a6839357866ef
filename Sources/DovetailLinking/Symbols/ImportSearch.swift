import DovetailSyntax

/// Finds what imports bring in under one name, as the compiler chooses among them.
///
/// A scoped import (`import struct A.B`) wins over imports of whole modules. Of two modules, one shadows the other where there is no way
/// from the imports to the other that does not lead through it: a module shadows what it re-exports, but not what is imported beside it.
///
/// A binary module may declare the name as well, which we can't see. The compiler then refuses it as ambiguous at its place, unless it is
/// imported by name, which we do see; so in whatever compiles the scanned module's is meant.
struct ImportSearch {
    let table: SymbolTable
    let file: FileSymbol
    let name: String

    private struct Candidate {
        let module: ModuleSymbol
        let symbols: [Symbol]
        var isScoped = false
        /// Of the imports that lead to it; empty where one of them stands under none.
        var conditions: Conditions = []
    }

    /// What the file's imports, and what its module re-exports, bring in.
    func lookUp() -> TopLevelLookup {
        let symbols = file.visibleModules.filter { $0.onlyName == nil || $0.onlyName == name }
            .contains { !accessibleMembers(of: $0.module).isEmpty || !$0.module.exports.isEmpty }
        guard symbols else { return .none }
        return lookUp(through: file.imports + file.module.exports, of: file.module)
    }

    /// What some imports of a module bring in.
    func lookUp(through imports: [ImportDeclaration], of module: ModuleSymbol) -> TopLevelLookup {
        let imports = imports.filter { $0.kind == nil || $0.path.last == name }
        var candidates: [Candidate] = []
        for declaration in imports {
            guard let root = table.module(named: declaration.path[0]), root !== file.module else { continue }
            // Most declare no such name, and re-export none.
            if root.members[name] == nil, root.exports.isEmpty { continue }
            let conditions = module.conditions.undecided(declaration.conditions) ?? []
            for reached in reachable(from: root, avoiding: nil) {
                add(reached, by: declaration, conditions, to: &candidates)
            }
        }
        if candidates.contains(where: \.isScoped) {
            candidates.removeAll { !$0.isScoped }
        } else if file.externalNames.contains(name) {
            return .none
        }
        if candidates.count > 1 {
            // Also behind a module's name it is the file's own imports that decide.
            let all = file.sees(module) ? file.imports + file.module.exports : imports
            let roots = all.filter { $0.kind == nil || $0.path.last == name }
            candidates = candidates.filter { candidate in
                !candidates.contains { isShadowed(candidate.module, by: $0.module, roots) }
            }
        }
        return choice(candidates)
    }

    private func choice(_ candidates: [Candidate]) -> TopLevelLookup {
        // Where both are imported the program does not compile, so the one that is there in any case is meant.
        let certain = candidates.filter(\.conditions.isEmpty)
        let chosen = (certain.isEmpty ? candidates : certain).sorted { $0.module.name < $1.module.name }
        if chosen.isEmpty { return .none }
        let symbols = chosen.flatMap(\.symbols)
        guard certain.isEmpty, chosen.count > 1 else { return .found(symbols) }
        return .conditional(symbols, chosen.reduce([]) { $0.adding($1.conditions) })
    }

    private func add(
        _ module: ModuleSymbol,
        by declaration: ImportDeclaration,
        _ conditions: Conditions,
        to candidates: inout [Candidate]
    ) {
        let symbols = accessibleMembers(of: module)
        guard !symbols.isEmpty else { return }
        if let index = candidates.firstIndex(where: { $0.module === module }) {
            let known = candidates[index].conditions
            candidates[index].conditions = known.isEmpty || conditions.isEmpty ? [] : known.adding(conditions)
            candidates[index].isScoped = candidates[index].isScoped || declaration.kind != nil
        } else {
            let isScoped = declaration.kind != nil
            candidates.append(
                Candidate(module: module, symbols: symbols, isScoped: isScoped, conditions: conditions)
            )
        }
    }

    private func accessibleMembers(of module: ModuleSymbol) -> [Symbol] {
        module.symbols(named: name, from: file)
    }

    private func isShadowed(_ module: ModuleSymbol, by other: ModuleSymbol, _ imports: [ImportDeclaration]) -> Bool {
        guard module !== other else { return false }
        return !imports.contains { declaration in
            guard let root = table.module(named: declaration.path[0]) else { return false }
            return reachable(from: root, avoiding: other).contains { $0 === module }
        }
    }

    /// The module and all that it re-exports the name from.
    private func reachable(from root: ModuleSymbol, avoiding other: ModuleSymbol?) -> [ModuleSymbol] {
        if root === other { return [] }
        var found = [root]
        var next = 0
        while next < found.count {
            for export in found[next].exports where export.kind == nil || export.path.last == name {
                guard let module = table.module(named: export.path[0]), module !== other,
                    !found.contains(where: { $0 === module })
                else { continue }
                found.append(module)
            }
            next += 1
        }
        return found
    }
}
