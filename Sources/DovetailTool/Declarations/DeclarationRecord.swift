import DovetailSyntax

/// What the scanner sees in one file, with the fields of `tools/declaration-oracle`, to be held against it.
///
/// Nothing is local here: the scanner skips bodies. Where the compiler's parser gives a `#if` around attributes as one text, this gives
/// each attribute in a `#if` of its own.
struct DeclarationRecord: Encodable {
    struct Parameter: Encodable {
        var label: String
        var name: String
        var type: String
        var attributes: [String]
        var hasDefault: Bool
        var isVariadic: Bool
    }

    struct Initializer: Encodable {
        var owner: String
        var offset: Int
        var isLocal = false
        var modifiers: [String]
        var attributes: [String]
        var failable: String
        var generics: String
        var effects: String
        var parameters: [Parameter]
    }

    struct TypeDeclaration: Encodable {
        var kind: String
        var name: String
        var offset: Int
        var isLocal = false
        var modifiers: [String]
        var attributes: [String]
        var inherited: [String]
        var generics: String
    }

    struct Alias: Encodable {
        var name: String
        var type: String
        var isLocal = false
    }

    struct Property: Encodable {
        var owner: String
        var name: String
        var offset: Int
        var isLet: Bool
        var type: String?
        var hasDefault: Bool
        var accessors: [String]
        var modifiers: [String]
        var attributes: [String]
    }

    var path: String
    var bytes: Int
    var hasSyntaxErrors: Bool
    var imports: [String]
    var types: [TypeDeclaration] = []
    var aliases: [Alias] = []
    var initializers: [Initializer] = []
    var properties: [Property] = []

    /// In source order, as the oracle has them.
    init(_ file: ScannedFile) {
        path = file.source.path
        bytes = file.source.bytes.count
        hasSyntaxErrors = !file.problems.isEmpty
        imports = file.imports.map { file.source.text($0.range) }
        var collector = DeclarationCollector(source: file.source)
        collector.collect(file.members, in: "")
        types = collector.types.sorted { $0.offset < $1.offset }
        aliases = collector.aliases.sorted { $0.offset < $1.offset }.map(\.record)
        initializers = collector.initializers.sorted { $0.offset < $1.offset }
        properties = collector.properties.sorted { $0.offset < $1.offset }.map(\.record)
    }
}
