package import DovetailLinking
package import DovetailSyntax

/// One module as it was read from disk: the input of the pipeline.
package struct ReadModule: Sendable {
    package var name: String
    package var packageName: String
    /// Names of the modules that its target depends on, recursively.
    package var dependencies: [String]
    package var dependencyList = DependencyList.packageManifest
    /// Custom compilation conditions.
    package var conditions: Set<String>
    package var sources: [SourceText]
    /// What the scanner reads of `sources`, where that is known already.
    package var scanned: [ScannedFile]?

    package init(
        name: String,
        packageName: String,
        dependencies: [String] = [],
        conditions: Set<String> = [],
        sources: [SourceText]
    ) {
        self.name = name
        self.packageName = packageName
        self.dependencies = dependencies
        self.conditions = conditions
        self.sources = sources
    }
}
