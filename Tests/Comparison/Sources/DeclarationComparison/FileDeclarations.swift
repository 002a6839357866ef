/// What `tools/declaration-oracle` prints of one file, and `DovetailTool declarations` too; see the oracle's README.
package struct FileDeclarations: Decodable, Sendable {
    package struct TypeDeclaration: Decodable, Sendable {
        package var kind: String
        package var name: String
        package var offset: Int
        package var isLocal: Bool
        package var modifiers: [String]
        package var attributes: [String]
        package var inherited: [String]
        package var generics: String
    }

    package struct Alias: Decodable, Sendable {
        package var name: String
        package var type: String
        package var isLocal: Bool
    }

    package struct Parameter: Decodable, Sendable {
        package var label: String
        package var name: String
        package var type: String
        package var attributes: [String]
        package var hasDefault: Bool
        package var isVariadic: Bool
    }

    package struct Initializer: Decodable, Sendable {
        package var owner: String
        package var offset: Int
        package var isLocal: Bool
        package var modifiers: [String]
        package var attributes: [String]
        package var failable: String
        package var generics: String
        package var effects: String
        package var parameters: [Parameter]
    }

    package struct Property: Decodable, Sendable {
        package var owner: String
        package var name: String
        package var offset: Int
        package var isLet: Bool
        package var type: String?
        package var hasDefault: Bool
        package var accessors: [String]
        package var modifiers: [String]
        package var attributes: [String]
    }

    package var path: String
    package var bytes: Int
    package var hasSyntaxErrors: Bool
    package var imports: [String]
    package var types: [TypeDeclaration]
    package var aliases: [Alias]
    package var initializers: [Initializer]
    package var properties: [Property]
}
