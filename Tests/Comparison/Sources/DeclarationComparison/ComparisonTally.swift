/// What has been compared.
package struct ComparisonTally: Sendable {
    package private(set) var files = 0
    package private(set) var bytes = 0
    package private(set) var imports = 0
    package private(set) var types = 0
    package private(set) var aliases = 0
    package private(set) var initializers = 0
    package private(set) var parameters = 0
    package private(set) var properties = 0

    package init() {}

    /// Counts the oracle's declarations of a file.
    package mutating func add(_ file: FileDeclarations) {
        files += 1
        bytes += file.bytes
        imports += file.imports.count
        types += file.types.count { !$0.isLocal }
        aliases += file.aliases.count { !$0.isLocal }
        for initializer in file.initializers where !initializer.isLocal {
            initializers += 1
            parameters += initializer.parameters.count
        }
        properties += file.properties.count
    }

    package var description: String {
        "\(files) files, \(bytes) bytes, \(imports) imports, \(types) types and extensions, \(aliases) type aliases, "
            + "\(initializers) initializers, \(parameters) parameters, \(properties) properties"
    }
}
