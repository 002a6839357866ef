import DovetailSyntax

/// Turns types as written into types with a meaning, as the compiler looks names up.
final class NameResolver {
    let table: SymbolTable
    /// The files that mention a binary type, for its imports.
    private(set) var mentions = BinaryMentions()
    private var problems: [Problem] = []

    init(_ table: SymbolTable) {
        self.table = table
    }

    /// The type of a value so written: a bare protocol is its existential there.
    func resolve(_ syntax: TypeSyntax, in context: LexicalContext) -> ResolvedType {
        resolveConstraint(syntax, in: context).asValue
    }

    /// The problems met since this was last asked.
    func takeProblems() -> [Problem] {
        defer { problems = [] }
        return problems
    }

    /// Drops what was found out while declarations were still being added.
    func forget() {
        for type in table.types {
            type.supertypes = nil
            type.inheritedMembers = nil
        }
        for alias in table.aliases {
            alias.resolved = nil
            alias.problems = []
        }
        problems = []
    }

    /// The nominal type that an extension extends.
    func extendedType(_ syntax: TypeSyntax, in context: LexicalContext) -> NominalType? {
        switch resolveConstraint(syntax, in: context) {
        case .nominal(let nominal): nominal
        case .optional: NominalType(module: nil, path: ["Optional"], kind: nil, access: .public)
        case .array: NominalType(module: nil, path: ["Array"], kind: nil, access: .public)
        case .dictionary: NominalType(module: nil, path: ["Dictionary"], kind: nil, access: .public)
        default: nil
        }
    }

    /// The declaration of a scanned type, as one file sees it.
    func symbol(of nominal: NominalType, from file: FileSymbol?) -> TypeSymbol? {
        let symbols = table.symbols(of: nominal)
        guard symbols.count > 1, let file else { return symbols.first }
        return symbols.first { $0.access.reaches(file, from: $0.file) } ?? symbols.first
    }

    /// Runs something whose problems are not the reader's: a clause that the compiler complains of itself.
    func withoutProblems<Result>(_ body: () -> Result) -> Result {
        let count = problems.count
        defer { problems.removeSubrange(count...) }
        return body()
    }

    /// Keeps a problem for whoever asks next.
    func note(_ problem: Problem) { problems.append(problem) }

    /// Runs something, and gives back what it met besides; whoever asks next is not told of it.
    func collectingProblems<Result>(_ body: () -> Result) -> (Result, [Problem]) {
        let count = problems.count
        let result = body()
        defer { problems.removeSubrange(count...) }
        return (result, Array(problems[count...]))
    }

    /// Keeps which file mentions a type of a binary module.
    func mention(_ name: String, qualifier: String?, in file: FileSymbol) {
        mentions.insert(name, qualifier: qualifier, file: file)
    }

    /// The type as written, where a protocol stands for itself: in inheritance clauses, after `any`, in compositions.
    func resolveConstraint(_ syntax: TypeSyntax, in context: LexicalContext) -> ResolvedType {
        switch syntax {
        case .named(let moduleSelector, let components):
            return resolveName(components, moduleSelector: moduleSelector, in: context)
        case .member(let base, let component):
            return resolveMember(component, of: resolveConstraint(base, in: context), in: context)
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
            return .optional(resolve(wrapped, in: context))
        case .array(let element):
            return .array(resolve(element, in: context))
        case .dictionary(let key, let value):
            return .dictionary(key: resolve(key, in: context), value: resolve(value, in: context))
        case .tuple(let elements):
            let resolved = elements.map { element in
                ResolvedType.Element(label: element.label, type: resolve(element.type, in: context))
            }
            return resolved.count == 1 && resolved[0].label == nil ? resolved[0].type : .tuple(resolved)
        case .function(let function):
            return .function(resolveFunction(function, in: context))
        case .composition(let parts):
            return .existential(resolveParts(parts, in: context))
        case .any(let constraint):
            return resolveExistential(constraint, in: context)
        case .some(let constraint):
            return .opaque(resolveParts([constraint], in: context))
        case .metatype(let instance):
            return resolveMetatype(instance, in: context)
        case .protocolMetatype(let instance):
            return .metatype(resolve(instance, in: context))
        case .attributed(_, let attributes, let type):
            return apply(attributes, to: resolveConstraint(type, in: context), in: context)
        case .inlineArray, .suppressed, .packExpansion, .packElement, .unreadable:
            return .verbatim(syntax.text)
        }
    }

    private func resolveExistential(_ constraint: TypeSyntax, in context: LexicalContext) -> ResolvedType {
        // `any P.Type` is `any (P.Type)`: every metatype of every type that conforms.
        if case .metatype(let instance) = constraint {
            return .existentialMetatype(.existential(resolveParts([instance], in: context)).asValue)
        }
        return .existential(resolveParts([constraint], in: context))
    }

    private func resolveMetatype(_ instance: TypeSyntax, in context: LexicalContext) -> ResolvedType {
        switch resolveConstraint(instance, in: context) {
        case .nominal(let nominal) where nominal.kind == .protocol:
            .existentialMetatype(.existential([.nominal(nominal)]))
        case let resolved: .metatype(resolved)
        }
    }

    private func resolveParts(_ parts: [TypeSyntax], in context: LexicalContext) -> [ResolvedType] {
        var resolved: [ResolvedType] = []
        for part in parts {
            if case .composition(let inner) = part {
                resolved += resolveParts(inner, in: context)
                continue
            }
            switch resolveConstraint(part, in: context) {
            case .existential(let inner): resolved += inner
            case let type: resolved.append(type)
            }
        }
        return ResolvedType.canonicalParts(resolved)
    }

    private func resolveFunction(_ syntax: FunctionTypeSyntax, in context: LexicalContext) -> ResolvedFunctionType {
        var function = ResolvedFunctionType(
            parameters: syntax.parameters.map { resolveParameter($0, in: context) },
            isAsync: syntax.isAsync,
            result: resolve(syntax.result, in: context)
        )
        switch syntax.throwing {
        case nil: break
        case .untyped, .rethrows: function.isThrowing = true
        case .typed(let error):
            let thrown = resolve(error, in: context)
            // `throws(any Error)` and `throws(Never)` are other spellings of `throws` and of nothing.
            function.isThrowing = thrown.identity != "Never"
            if function.isThrowing, thrown.identity != "Error" { function.thrownType = thrown }
        }
        return apply(syntax.attributes, to: function, in: context)
    }

    private func resolveParameter(_ syntax: TypeSyntax, in context: LexicalContext) -> ResolvedFunctionType.Parameter {
        guard case .attributed(let specifiers, _, _) = syntax else {
            return ResolvedFunctionType.Parameter(type: resolve(syntax, in: context))
        }
        return ResolvedFunctionType.Parameter(specifiers: specifiers, type: resolve(syntax, in: context))
    }

    private func apply(
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
            case "convention" where attribute.arguments == "swift": continue
            default:
                if let actor = globalActor(attribute, in: context) {
                    function.globalActor = actor
                } else {
                    function.otherAttributes.append(String(attribute.text.dropFirst()))
                }
            }
        }
        function.otherAttributes.sort()
        return function
    }
}
