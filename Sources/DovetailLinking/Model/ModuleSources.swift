package import DovetailSyntax

/// One scanned module: the target that the tool runs for, or one that it depends on.
package struct ModuleSources: Sendable {
    package var name: String
    /// The package that declares it: `package` access reaches this far.
    package var packageName: String
    /// Names of the scanned modules that its sources may import: its target's dependencies, recursively.
    package var dependencies: [String]
    package var dependencyList: DependencyList
    /// Custom compilation conditions (`-D`) of the module.
    package var conditions: Set<String>
    /// Sorted by path.
    package var files: [ScannedFile]

    package init(
        name: String,
        packageName: String,
        dependencies: [String] = [],
        listedIn dependencyList: DependencyList = .packageManifest,
        conditions: Set<String> = [],
        files: [ScannedFile]
    ) {
        self.name = name
        self.packageName = packageName
        self.dependencies = dependencies
        self.dependencyList = dependencyList
        self.conditions = conditions
        self.files = files
    }
}
