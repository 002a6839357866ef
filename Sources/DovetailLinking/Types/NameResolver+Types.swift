import DovetailSyntax

extension NameResolver {
    /// The type of a value so written: a bare protocol is its existential there.
    func resolve(_ syntax: TypeSyntax, in context: LexicalContext) -> ResolvedType {
        value(resolveConstraint(syntax, in: context), in: context)
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
        case .array(let element), .variadic(let element):
            return .array(resolve(element, in: context))
        case .dictionary(let key, let value):
            return .dictionary(key: resolve(key, in: context), value: resolve(value, in: context))
        case .inlineArray(let count, let element):
            let arguments = [resolve(count, in: context), resolve(element, in: context)]
            return StandardLibrary.type("InlineArray", arguments) ?? .verbatim(syntax.text)
        case .integer(let digits):
            return .integer(IntegerLiteral.decimal(digits))
        case .tuple(let elements):
            return .tuple(
                elements.map { ResolvedType.Element(label: $0.label, type: resolve($0.type, in: context)) }
            )
        case .function(let function):
            return .function(resolveFunction(function, in: context))
        case .composition(let parts):
            return .composition(resolveParts(parts, in: context))
        case .any(let constraint):
            return resolveExistential(constraint, in: context)
        case .some(let constraint):
            return .opaque(reduced(resolveParts([constraint], in: context), in: context))
        case .metatype(let instance):
            return resolveMetatype(instance, in: context)
        case .protocolMetatype(let instance):
            return .metatype(resolve(instance, in: context))
        case .attributed(_, let attributes, let type):
            return apply(attributes, to: resolveConstraint(type, in: context), in: context)
        case .suppressed(let type):
            return .marked(.suppressed, resolveConstraint(type, in: context))
        case .packExpansion(let pattern):
            return .marked(.packExpansion, resolve(pattern, in: context))
        case .packElement(let pack):
            return .marked(.packElement, resolve(pack, in: context))
        case .unreadable:
            return .verbatim(syntax.text)
        }
    }

    private func resolveExistential(_ constraint: TypeSyntax, in context: LexicalContext) -> ResolvedType {
        // `any P.Type` is `any (P.Type)`: every metatype of every type that conforms.
        if case .metatype = constraint { return resolve(constraint, in: context) }
        return existential(resolveParts([constraint], in: context), in: context)
    }

    /// Of a protocol that stands for itself, it stands for itself too, until it is the type of a value.
    private func resolveMetatype(_ instance: TypeSyntax, in context: LexicalContext) -> ResolvedType {
        let constraint = resolveConstraint(instance, in: context)
        // Behind an alias the compiler takes `any P.Type` for the constraint, in `(any P.Type).Type` for the value.
        if case .existentialMetatype = constraint, case .named = instance { return .existentialMetatype(constraint) }
        return .metatype(constraint.isConstraint ? constraint : value(constraint, in: context))
    }

    private func resolveParts(_ parts: [TypeSyntax], in context: LexicalContext) -> [ResolvedType] {
        var resolved: [ResolvedType] = []
        for part in parts {
            switch resolveConstraint(part, in: context) {
            case .existential(let inner), .composition(let inner): resolved += inner
            case let type: resolved.append(type)
            }
        }
        return ResolvedType.canonicalParts(resolved)
    }
}
