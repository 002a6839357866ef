import DovetailDiagnostics
import DovetailSyntax

/// A declared typealias.
final class AliasSymbol {
    let declaration: TypealiasDeclaration
    unowned let module: ModuleSymbol
    unowned let file: FileSymbol
    /// Its own access capped by that of what it is nested in.
    let access: AccessLevel
    /// The undecided conditions that it stands under.
    let conditions: Conditions
    /// Whether another branch of an `#if` declares the same name, so that what it stands for is not known.
    var hasAlternatives = false
    /// Where its type is read: its own generic parameters included.
    let context: LexicalContext
    /// Its type in terms of its generic parameters and its type's; filled by `NameResolver`.
    var resolved: ResolvedType?
    var isResolving = false
    /// What is wrong with names in its type, for each of its uses; filled by `NameResolver`.
    var problems: [NameResolver.Problem] = []

    init(_ declaration: TypealiasDeclaration, access: AccessLevel, conditions: Conditions, context: LexicalContext) {
        self.declaration = declaration
        self.access = access
        self.conditions = conditions
        file = context.file
        module = context.file.module
        self.context =
            declaration.genericParameters.isEmpty
            ? context
            : LexicalContext(
                outer: context,
                file: context.file,
                genericParameters: declaration.genericParameters.map(\.name)
            )
    }

    /// The place of the declaration.
    var location: SourceLocation { file.location(declaration.offset) }
}
