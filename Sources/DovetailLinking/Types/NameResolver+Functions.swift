import DovetailSyntax

extension NameResolver {
    func resolveFunction(_ syntax: FunctionTypeSyntax, in context: LexicalContext) -> ResolvedFunctionType {
        var function = ResolvedFunctionType(
            isNonsending: syntax.isNonsending,
            parameters: syntax.parameters.map { resolveParameter($0, in: context) },
            isAsync: syntax.isAsync,
            isResultSending: Self.specifiers(of: syntax.result).contains("sending"),
            result: resolve(syntax.result, in: context)
        )
        switch syntax.throwing {
        case nil: break
        case .untyped, .rethrows: function.isThrowing = true
        case .typed(let error):
            function.setThrownType(resolve(error, in: context))
        }
        return apply(syntax.attributes, to: function, in: context)
    }

    private static func specifiers(of syntax: TypeSyntax) -> [String] {
        if case .attributed(let specifiers, _, _) = syntax { specifiers } else { [] }
    }

    private func resolveParameter(_ syntax: TypeSyntax, in context: LexicalContext) -> ResolvedFunctionType.Parameter {
        if case .variadic(let element) = syntax {
            var parameter = resolveParameter(element, in: context)
            parameter.isVariadic = true
            return parameter
        }
        var parameter = ResolvedFunctionType.Parameter(type: resolve(syntax, in: context))
        if case .attributed(let specifiers, let attributes, _) = syntax {
            parameter.specifiers = specifiers
            parameter.isAutoclosure = attributes.contains { $0.name == "autoclosure" }
            parameter.isEscaping = attributes.contains { $0.name == "escaping" }
        }
        return parameter
    }

    /// Puts the attributes before a function type into it.
    func apply(
        _ attributes: [AttributeSyntax],
        to type: ResolvedType,
        in context: LexicalContext
    ) -> ResolvedType {
        guard !attributes.isEmpty, case .function(let function) = type else { return type }
        return .function(apply(attributes, to: function, in: context))
    }

    private func apply(
        _ attributes: [AttributeSyntax],
        to function: ResolvedFunctionType,
        in context: LexicalContext
    ) -> ResolvedFunctionType {
        var function = function
        for attribute in attributes {
            switch attribute.name {
            case "Sendable": function.isSendable = true
            case "escaping", "autoclosure", "noescape": continue
            case "convention": function.otherAttributes += Self.convention(attribute)
            default:
                if let actor = globalActorType(attribute, in: context) {
                    function.globalActor = name(ofGlobalActor: actor)
                } else {
                    function.otherAttributes.append(String(attribute.text.dropFirst()))
                }
            }
        }
        function.otherAttributes.sort()
        return function
    }

    /// `convention(c)`, without the type in C, which makes no other type in Swift; nothing for Swift's own convention.
    private static func convention(_ attribute: AttributeSyntax) -> [String] {
        let arguments = (attribute.arguments ?? "").split { $0 == "," || $0 == " " }
        return arguments.first.map { $0 == "swift" ? [] : ["convention(\($0))"] } ?? []
    }
}
