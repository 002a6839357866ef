import DovetailSyntax

/// One property, as an initializer has to do with it.
struct StoredProperty {
    /// What the memberwise initializer takes for it.
    enum Argument: Equatable {
        /// Nothing.
        case none
        case value
        /// A closure that a result builder's attribute stands in front of.
        case built
        /// The wrapper itself, whose type is not written.
        case wrapper(AttributeSyntax)
    }

    /// With the one name where it is part of a pattern.
    var declaration: PropertyDeclaration
    /// Of the argument; nil where it can't be read.
    var type: TypeSyntax?
    /// Whether an instance can be made without a value for it.
    var hasDefault: Bool
    var argument: Argument
    /// Whether the memberwise initializer can do without the argument.
    var isArgumentDefaulted = false
    var isWrapped = false
    /// Whether a wrapper or macro of a binary module decides about it.
    var hasUnknownAttribute = false
    var conditions: Conditions

    /// That of the memberwise initializer, if it takes any.
    var parameter: ParameterDeclaration? {
        let name = declaration.name
        var type = self.type ?? .unreadable(name)
        var attributes: [AttributeSyntax] = []
        let isFunction = if case .function = type { true } else { false }
        var isEscaping = isFunction
        switch argument {
        case .none: return nil
        case .value: break
        case .built:
            isEscaping = isFunction
            if !isFunction { type = .function(FunctionTypeSyntax(parameters: [], result: type)) }
        case .wrapper(let wrapper):
            attributes = [wrapper]
        }
        return ParameterDeclaration(
            label: name,
            name: name,
            offset: declaration.offset,
            attributes: attributes,
            type: type,
            typeText: isEscaping ? "@escaping \(type.text)" : type.text,
            hasDefault: isArgumentDefaulted
        )
    }
}
