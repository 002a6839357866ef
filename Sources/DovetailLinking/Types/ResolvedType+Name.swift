import DovetailGraph
import DovetailSyntax

extension ResolvedType {
    /// The short spelling for readers: without modules, with the sugar of the language.
    package var name: String {
        switch self {
        case .nominal(let nominal): nominal.name
        case .existential(let parts): parts.isEmpty ? "Any" : "any \(Self.names(parts, separator: " & "))"
        case .composition(let parts): parts.isEmpty ? "Any" : Self.names(parts, separator: " & ")
        case .opaque(let parts): "some \(Self.names(parts, separator: " & "))"
        case .optional(let wrapped): "\(wrapped.postfixBaseName)?"
        case .array(let element): "[\(element.name)]"
        case .dictionary(let key, let value): "[\(key.name): \(value.name)]"
        case .tuple(let elements):
            "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.name }.joined(separator: ", ")))"
        case .function(let function): function.name
        case .metatype(.existential([])): "(any Any).Type"
        case .metatype(let instance): "\(instance.postfixBaseName).Type"
        case .existentialMetatype(let instance):
            if case .existential(let parts) = instance, parts.count <= 1 {
                "any \(parts.first?.name ?? "Any").Type"
            } else if case .existential(let parts) = instance {
                "any (\(Self.names(parts, separator: " & "))).Type"
            } else {
                "any \(instance.name).Type"
            }
        case .genericParameter(let name): name
        case .integer(let digits): digits
        case .marked(let mark, let type): mark.rawValue + type.name
        case .verbatim(let spelling): spelling
        }
    }

    /// The last name of `Name`, `Outer.Name` and `any Name`.
    var ownName: String? { name.split { $0 == " " || $0 == "." }.last.map(String.init) }

    /// The name as it has to be written before a `.` or a `?`.
    package var postfixBaseName: String {
        switch self {
        case .function, .opaque, .existentialMetatype, .marked: "(\(name))"
        case .existential(let parts), .composition(let parts): parts.isEmpty ? name : "(\(name))"
        default: name
        }
    }

    /// Short spellings in a row.
    static func names(_ types: [ResolvedType], separator: String) -> String {
        types.map(\.name).joined(separator: separator)
    }
}

extension NominalType {
    /// The dotted path with its arguments, without the module.
    package var name: String {
        if arguments.isEmpty, outerArguments.isEmpty { return path.joined(separator: ".") }
        return path.indices.map { index in
            let isLast = index == path.count - 1
            let arguments = isLast ? arguments : (index < outerArguments.count ? outerArguments[index] : [])
            return arguments.isEmpty
                ? path[index] : "\(path[index])<\(ResolvedType.names(arguments, separator: ", "))>"
        }.joined(separator: ".")
    }
}

extension ResolvedFunctionType {
    /// The type as written, with attributes in a fixed order.
    package var name: String {
        var text = isNonsending ? FunctionTypeSyntax.nonsending + " " : ""
        if let globalActor { text += "@\(globalActor.path) " }
        if isSendable { text += "@Sendable " }
        for attribute in otherAttributes { text += "@\(attribute) " }
        text += "(\(parameters.map(\.name).joined(separator: ", ")))"
        if isAsync { text += " async" }
        if isThrowing { text += " throws" }
        if let thrownType { text += "(\(thrownType.name))" }
        let result = result == .tuple([]) ? "Void" : result.name
        return text + (isResultSending ? " -> sending " : " -> ") + result
    }
}

extension ResolvedFunctionType.Parameter {
    /// `inout T`, `@autoclosure () -> T`, `T...`
    package var name: String { text(with: type.name) }

    /// As it is written where the text of its type is this one.
    package func text(with type: String) -> String {
        var words = specifiers
        if isAutoclosure { words.append("@autoclosure") }
        if isEscaping { words.append("@escaping") }
        var text = type
        if case .function(let function) = self.type, function.isNonsending {
            // Specifiers stand in front of attributes.
            words.insert(FunctionTypeSyntax.nonsending, at: 0)
            text.removeFirst(FunctionTypeSyntax.nonsending.count + 1)
        }
        return words.map { $0 + " " }.joined() + text + (isVariadic ? "..." : "")
    }
}
