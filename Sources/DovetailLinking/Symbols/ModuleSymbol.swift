import DovetailSyntax

/// A scanned module.
final class ModuleSymbol {
    let name: String
    let packageName: String
    let conditions: ConditionEvaluator
    var files: [FileSymbol] = []
    /// Top-level types and aliases by name.
    var members: [String: [Symbol]] = [:]
    /// What it re-exports by `@_exported import`, for its own files and for those that import it.
    var exports: [ImportDeclaration] = []

    init(_ sources: ModuleSources) {
        name = sources.name
        packageName = sources.packageName
        conditions = ConditionEvaluator(flags: sources.conditions)
    }

    /// Whether it is the runtime library, which declares the vocabulary and no manifests.
    var isRuntime: Bool { name == RuntimeVocabulary.module }
}
