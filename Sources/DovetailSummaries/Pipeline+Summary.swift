import DovetailLinking
package import DovetailPipeline
import DovetailSyntax

extension Pipeline {
    /// What the linking of a module, and of those that depend on it, needs of its sources.
    ///
    /// A run over modules from summaries comes to the same outcome as one over their sources; only whether generated sources are up to date
    /// is not to be told from them.
    package static func summarize(_ module: ReadModule) -> ModuleSummary {
        ModuleSummary(
            name: module.name,
            packageName: module.packageName,
            dependencies: Set(module.dependencies).sorted(),
            conditions: module.conditions.sorted(),
            files: scan([module]).flatMap(\.files),
            generatedFiles: module.sources.map(\.path).filter(GeneratedSources.isOne)
        )
    }
}

extension ModuleSummary {
    /// The bytes of a file for it.
    package var encoded: [UInt8] { encoded(keepingBodiesOf: RuntimeVocabulary.manifestProperties) }
}

extension ReadModule {
    package init(_ summary: ModuleSummary) {
        self.init(
            name: summary.name,
            packageName: summary.packageName,
            dependencies: summary.dependencies,
            conditions: Set(summary.conditions),
            sources: summary.files.map(\.source) + summary.generatedFiles.map { SourceText(path: $0, bytes: []) }
        )
        scanned = summary.files
    }

    /// As the summary alone tells of it: who misses a dependency has to say so when summarizing.
    ///
    /// - Parameter dependencies: Those that the summary names, and all behind them.
    package init(_ summary: ModuleSummary, withAllDependencies dependencies: [String]) {
        self.init(summary)
        self.dependencies = dependencies
        dependencyList = .summary
    }
}
