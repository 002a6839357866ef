import DovetailSyntax

/// A scanned module.
final class ModuleSymbol {
    let name: String
    let packageName: String
    let dependencyList: DependencyList
    let conditions: ConditionEvaluator
    var files: [FileSymbol] = []
    /// Top-level types and aliases by name.
    var members: [String: [Symbol]] = [:]
    /// What it re-exports by `@_exported import`, for its own files and for those that import it.
    var exports: [ImportDeclaration] = []

    init(
        _ sources: ModuleSources,
        target: String,
        _ configuration: Configuration,
        _ undecided: UndecidedConditions
    ) {
        name = sources.name
        packageName = sources.packageName
        dependencyList = sources.dependencyList
        conditions = ConditionEvaluator(
            flags: sources.conditions,
            importable: Set(sources.dependencies),
            configuration: configuration,
            isForeign: !target.isEmpty && sources.name != target,
            module: sources.name,
            listener: undecided
        )
    }

    /// Its own top-level types and aliases of a name that a file may use.
    func symbols(named name: String, from file: FileSymbol) -> [Symbol] {
        guard let members = members[name] else { return [] }
        // Most names have one symbol.
        if members.count == 1 {
            return members[0].isNamed(name) && members[0].isAccessible(from: file) ? members : []
        }
        return members.filter { $0.isNamed(name) && $0.isAccessible(from: file) }
    }

    /// Whether it is the runtime library, which declares the vocabulary and no manifests.
    var isRuntime: Bool { name == RuntimeVocabulary.module }
}
