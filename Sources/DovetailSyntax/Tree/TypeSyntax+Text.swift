extension TypeSyntax {
    /// Swift text that the compiler reads back as this type.
    package var text: String {
        switch self {
        case .named(let moduleSelector, let components):
            let name = components.enumerated().map { $1.text(isFirst: $0 == 0) }.joined(separator: ".")
            return moduleSelector.map { Identifier.quoted($0) + "::" + name } ?? name
        case .member(let base, let component):
            return "\(base.textAsOperand).\(component.text(isFirst: false))"
        case .optional(let wrapped):
            return wrapped.textAsOperand + "?"
        case .implicitlyUnwrapped(let wrapped):
            return wrapped.textAsOperand + "!"
        case .array(let element):
            return "[\(element.text)]"
        case .dictionary(let key, let value):
            return "[\(key.text): \(value.text)]"
        case .inlineArray(let count, let element):
            return "[\(count.text) of \(element.text)]"
        case .integer(let digits):
            return digits
        case .tuple(let elements):
            return "(\(elements.map(\.text).joined(separator: ", ")))"
        case .function(let function):
            return function.text
        case .variadic(let element):
            return "\(element.text)..."
        case .composition(let members):
            return members.isEmpty ? "Any" : members.map(\.textAsCompositionMember).joined(separator: " & ")
        case .any(let constraint):
            return "any \(constraint.textAsConstraint)"
        case .some(let constraint):
            return "some \(constraint.textAsConstraint)"
        case .metatype(let instance):
            return instance.textAsOperand + ".Type"
        case .protocolMetatype(let instance):
            return instance.textAsOperand + ".Protocol"
        case .suppressed(let type):
            return "~\(type.textAsOperand)"
        case .packExpansion(let pattern):
            return "repeat \(pattern.text)"
        case .packElement(let pack):
            return "each \(pack.textAsOperand)"
        case .attributed(let specifiers, let attributes, .function(var function)):
            // What stands before all attributes has to do so also before these.
            let isNonsending = function.isNonsending
            function.isNonsending = false
            let first = isNonsending ? [FunctionTypeSyntax.nonsending] : []
            return (specifiers + first + attributes.map(\.text) + [function.text]).joined(separator: " ")
        case .attributed(let specifiers, let attributes, let type):
            return (specifiers + attributes.map(\.text) + [type.text]).joined(separator: " ")
        case .unreadable(let text):
            return text
        }
    }

    /// The text before a suffix or beside `&`: in parentheses where the suffix would otherwise take only a part of it.
    private var textAsOperand: String {
        switch self {
        case .composition([]): text
        case .function, .composition, .any, .some, .suppressed, .packExpansion, .packElement, .attributed:
            "(\(text))"
        default:
            text
        }
    }

    /// The text behind `any` or `some`, which reach over compositions and `~`.
    private var textAsConstraint: String {
        switch self {
        case .composition, .suppressed: text
        default: textAsOperand
        }
    }

    private var textAsCompositionMember: String {
        if case .suppressed = self { text } else { textAsOperand }
    }
}

extension NameComponent {
    /// The name with its generic arguments, in backticks where it needs them.
    fileprivate func text(isFirst: Bool) -> String {
        var name = isFirst ? Identifier.quotedTypeName(self.name) : Identifier.quotedMember(self.name)
        if let moduleSelector { name = Identifier.quoted(moduleSelector) + "::" + name }
        guard !arguments.isEmpty else { return name }
        return "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
    }
}

extension TupleElement {
    fileprivate var text: String {
        label.map { "\(Identifier.quotedLabel($0)): \(type.text)" } ?? type.text
    }
}

extension AttributeSyntax {
    /// `@name(arguments)`
    package var text: String {
        arguments.map { "@\(name)(\($0))" } ?? "@\(name)"
    }
}

extension ThrowsClause {
    /// `throws`, `rethrows` or `throws(E)`
    package var text: String {
        switch self {
        case .untyped: "throws"
        case .rethrows: "rethrows"
        case .typed(let error): "throws(\(error.text))"
        }
    }
}

extension FunctionTypeSyntax {
    /// The specifier that `isNonsending` stands for.
    package static let nonsending = "nonisolated(nonsending)"

    /// `nonisolated(nonsending) @Sendable (A) async throws -> B`: the compiler wants specifiers in front of attributes.
    package var text: String {
        var words = isNonsending ? [Self.nonsending] : []
        words += attributes.map(\.text)
        words.append("(\(parameters.map(\.text).joined(separator: ", ")))")
        if isAsync { words.append("async") }
        if let throwing { words.append(throwing.text) }
        words.append("-> \(result.text)")
        return words.joined(separator: " ")
    }
}
