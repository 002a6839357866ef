package import DovetailGraph

extension ResolvedType {
    /// The canonical spelling: equal exactly where the types are.
    package var identity: String {
        var text = ""
        appendIdentity(to: &text)
        return text
    }

    /// The identity with the short name.
    package var key: Key {
        let collection: CollectionShape? =
            switch self {
            case .array(let element): CollectionShape(element: element.identity, isMap: false)
            case .dictionary(_, let value): CollectionShape(element: value.identity, isMap: true)
            default: nil
            }
        return Key(identity: identity, name: name, collection: collection)
    }

    /// The key of the type with a type as its tag.
    package func key(tagged tag: ResolvedType?) -> Key {
        key.tagged(tag.map { Key.Tag(identity: $0.identity, name: $0.name) })
    }

    fileprivate func appendIdentity(to text: inout String) {
        switch self {
        case .nominal(let nominal):
            nominal.appendIdentity(to: &text)
        case .existential(let parts), .composition(let parts):
            if parts.isEmpty { text += "Any" }
            Self.append(parts, separator: " & ", to: &text)
        case .opaque(let parts):
            text += "some "
            Self.append(parts, separator: " & ", to: &text)
        case .optional(let wrapped):
            Self.append("Optional", [wrapped], to: &text)
        case .array(let element):
            Self.append("Array", [element], to: &text)
        case .dictionary(let key, let value):
            Self.append("Dictionary", [key, value], to: &text)
        case .tuple(let elements):
            text += "("
            for (index, element) in elements.enumerated() {
                if index > 0 { text += ", " }
                if let label = element.label { text += "\(label): " }
                element.type.appendIdentity(to: &text)
            }
            text += ")"
        case .function(let function):
            function.appendIdentity(to: &text)
        case .metatype(let instance):
            // Told apart from the existential metatype, since an existential spells itself without `any`.
            text += "("
            if case .existential = instance { text += "any " }
            instance.appendIdentity(to: &text)
            text += ").Type"
        case .existentialMetatype(let instance):
            text += "any "
            instance.appendIdentity(to: &text)
            text += ".Type"
        case .genericParameter(let name):
            text += "'\(name)"
        case .integer(let digits):
            text += digits
        case .marked(let mark, let type):
            text += mark.rawValue
            type.appendIdentity(to: &text)
        case .verbatim(let spelling):
            text += spelling
        }
    }

    fileprivate static func append(_ name: String, _ arguments: [ResolvedType], to text: inout String) {
        text += name.distinct
        if arguments.isEmpty { return }
        text += "<"
        append(arguments, separator: ", ", to: &text)
        text += ">"
    }

    fileprivate static func append(_ types: [ResolvedType], separator: String, to text: inout String) {
        // Most have one, and an enumeration costs more than what it gives.
        if types.count == 1 { return types[0].appendIdentity(to: &text) }
        for (index, type) in types.enumerated() {
            if index > 0 { text += separator }
            type.appendIdentity(to: &text)
        }
    }
}

extension String {
    /// A name in a spelling that equals no other name's. Of two names that look alike, one with a composed letter and one
    /// with the letter and its accent, `String` makes one; the compiler makes two.
    var distinct: String {
        if isASCII { return self }
        return unicodeScalars.map { $0.isASCII ? String($0) : "\\\(String($0.value, radix: 16));" }.joined()
    }
}

extension NominalType {
    fileprivate func appendIdentity(to text: inout String) {
        if let module {
            text += module
            text += "::"
            if let extendedModule, !extendedModule.isEmpty {
                text += extendedModule
                text += "::"
            }
        }
        if path.count == 1, arguments.isEmpty {
            text += path[0].distinct
            return
        }
        for (index, name) in path.enumerated() {
            if index > 0 { text += "." }
            let isLast = index == path.count - 1
            let arguments = isLast ? arguments : (index < outerArguments.count ? outerArguments[index] : [])
            ResolvedType.append(name, arguments, to: &text)
        }
    }
}

extension ResolvedFunctionType {
    fileprivate func appendIdentity(to text: inout String) {
        text += "("
        appendAttributes(to: &text)
        text += "("
        for (index, parameter) in parameters.enumerated() {
            if index > 0 { text += ", " }
            parameter.appendIdentity(to: &text)
        }
        text += ")"
        if isAsync { text += " async" }
        if isThrowing { text += " throws" }
        if let thrownType { text += "(\(thrownType.identity))" }
        text += isResultSending ? " -> sending " : " -> "
        result.appendIdentity(to: &text)
        text += ")"
    }

    private func appendAttributes(to text: inout String) {
        if isNonsending { text += "nonisolated(nonsending) " }
        if let globalActor {
            // A function that is isolated to a global actor is `Sendable`, written or not.
            text += "@\(globalActor.module.map { "\($0)::" } ?? "")\(globalActor.path) "
        } else if isSendable {
            text += "@Sendable "
        }
        // What `@concurrent` says holds without it.
        for attribute in otherAttributes where attribute != "concurrent" { text += "@\(attribute) " }
    }
}

extension ResolvedFunctionType.Parameter {
    fileprivate func appendIdentity(to text: inout String) {
        for specifier in specifiers { text += "\(specifier) " }
        if isAutoclosure { text += "@autoclosure " }
        if isEscaping { text += "@escaping " }
        type.appendIdentity(to: &text)
        if isVariadic { text += "..." }
    }
}
