import DovetailSyntax

/// An extension of a scanned type.
final class ExtensionSymbol {
    let declaration: ExtensionDeclaration
    unowned let file: FileSymbol
    unowned let type: TypeSymbol
    /// The undecided conditions that it stands under.
    let conditions: Conditions
    /// Where its members' types are read. The types around the extended one are out of sight there, as for the compiler.
    let context: LexicalContext
    /// Where its inheritance clause and its constraints' right-hand sides are read.
    let outerContext: LexicalContext

    init(_ declaration: ExtensionDeclaration, of type: TypeSymbol, conditions: Conditions, outerContext: LexicalContext)
    {
        self.declaration = declaration
        self.type = type
        self.conditions = conditions
        self.outerContext = outerContext
        file = outerContext.file
        context = LexicalContext(
            outer: outerContext,
            file: outerContext.file,
            genericParameters: type.allGenericParameters,
            type: type
        )
    }

    /// What a member without an access level of its own gets: that of a `private` extension is there for the whole file.
    var defaultAccess: AccessLevel { max(.fileprivate, AccessLevel.stated(in: declaration.modifiers) ?? .internal) }
}
