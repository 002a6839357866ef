import DovetailDiagnostics
import DovetailSyntax

/// A declared type with all that its extensions add to it.
final class TypeSymbol {
    let declaration: TypeDeclaration
    unowned let module: ModuleSymbol
    unowned let file: FileSymbol
    /// The type that it is nested in, by its declaration or by an extension.
    let parent: TypeSymbol?
    /// Outermost first.
    let path: [String]
    /// Its own access capped by that of what it is nested in.
    let access: AccessLevel
    /// The undecided conditions that it stands under, those around it included.
    let conditions: Conditions
    /// Where its inheritance clause is read.
    let outerContext: LexicalContext
    /// Nested types and aliases by name, from its declaration and its extensions.
    var members: [String: [Symbol]] = [:]
    var extensions: [ExtensionSymbol] = []
    /// Filled by `NameResolver`.
    var supertypes: [ResolvedType]?
    var isFindingSupertypes = false
    /// Filled by `NameResolver`: the supertypes whose members its own context sees.
    var inheritedMembers: [InheritedMembers]?

    /// A supertype, with what its generic parameters stand for.
    struct InheritedMembers {
        unowned let type: TypeSymbol
        let substitution: [String: ResolvedType]
    }

    /// Where its members' types are read.
    private(set) lazy var context = LexicalContext(
        outer: outerContext,
        file: file,
        genericParameters: declaration.genericParameters.map(\.name),
        type: self
    )

    init(
        _ declaration: TypeDeclaration,
        file: FileSymbol,
        parent: TypeSymbol?,
        path: [String],
        access: AccessLevel,
        conditions: Conditions,
        outerContext: LexicalContext
    ) {
        self.declaration = declaration
        self.file = file
        self.parent = parent
        self.path = path
        self.access = access
        self.conditions = conditions
        self.outerContext = outerContext
        module = file.module
    }

    /// The dotted path.
    var name: String { path.joined(separator: ".") }

    /// Unique in the program but for private types of two files.
    var identity: String { SymbolTable.identity(module: module.name, extended: extendedModule, path: path) }

    /// The module of the outermost type around it, where an extension in another module nests it there; empty for a binary type.
    var extendedModule: String? {
        guard path.count > 1 else { return nil }
        var outermost = self
        while let parent = outermost.parent { outermost = parent }
        if outermost.path.count > 1 { return "" }
        return outermost.module === module ? nil : outermost.module.name
    }

    /// The place of its name.
    var location: SourceLocation { file.location(declaration.nameOffset) }

    /// The names of its generic parameters and of those of the types around it, outermost first.
    var allGenericParameters: [String] {
        let own = declaration.genericParameters.map(\.name)
        return parent.map { $0.allGenericParameters + own } ?? own
    }
}
