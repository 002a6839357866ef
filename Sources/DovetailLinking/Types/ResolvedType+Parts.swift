package import DovetailSyntax

extension ResolvedType {
    /// The least access among all types that it is made of.
    package var access: AccessLevel {
        var least = AccessLevel.open
        forEachNominal { least = min(least, $0.access) }
        return min(least, .public)
    }

    /// Calls back for every nominal type in it, arguments included.
    package func forEachNominal(_ body: (NominalType) -> Void) {
        switch self {
        case .nominal(let nominal):
            body(nominal)
            for argument in nominal.arguments { argument.forEachNominal(body) }
            for arguments in nominal.outerArguments {
                for argument in arguments { argument.forEachNominal(body) }
            }
        case .existential(let parts), .composition(let parts), .opaque(let parts):
            for part in parts { part.forEachNominal(body) }
        case .optional(let type), .array(let type), .metatype(let type), .existentialMetatype(let type),
            .marked(_, let type):
            type.forEachNominal(body)
        case .dictionary(let key, let value):
            key.forEachNominal(body)
            value.forEachNominal(body)
        case .tuple(let elements):
            for element in elements { element.type.forEachNominal(body) }
        case .function(let function):
            for parameter in function.parameters { parameter.type.forEachNominal(body) }
            function.thrownType?.forEachNominal(body)
            function.result.forEachNominal(body)
        case .genericParameter, .integer, .verbatim:
            break
        }
    }

    /// With types in place of generic parameters; others stay.
    package func substituting(_ map: [String: ResolvedType]) -> ResolvedType {
        if map.isEmpty { return self }
        switch self {
        case .nominal(var nominal):
            if nominal.arguments.isEmpty, nominal.outerArguments.isEmpty { return self }
            nominal.arguments = nominal.arguments.map { $0.substituting(map) }
            nominal.outerArguments = nominal.outerArguments.map { $0.map { $0.substituting(map) } }
            return .nominal(nominal)
        case .existential(let parts):
            return .existential(Self.canonicalParts(parts.map { $0.substituting(map) }))
        case .composition(let parts):
            return .composition(Self.canonicalParts(parts.map { $0.substituting(map) }))
        case .opaque(let parts):
            return .opaque(Self.canonicalParts(parts.map { $0.substituting(map) }))
        case .optional(let type): return .optional(type.substituting(map))
        case .array(let type): return .array(type.substituting(map))
        case .metatype(let type): return .metatype(type.substituting(map))
        case .existentialMetatype(let type): return .existentialMetatype(type.substituting(map))
        case .dictionary(let key, let value):
            return .dictionary(key: key.substituting(map), value: value.substituting(map))
        case .tuple(let elements):
            return .tuple(elements.map { Element(label: $0.label, type: $0.type.substituting(map)) })
        case .function(let function):
            return .function(function.substituting(map))
        case .genericParameter(let name):
            return map[name]?.asValue ?? self
        case .marked(let mark, let type):
            return .marked(mark, type.substituting(map))
        case .integer, .verbatim:
            return self
        }
    }

    /// As the type of a value: a protocol's bare name means its existential.
    var asValue: ResolvedType {
        switch self {
        case .nominal(let nominal) where nominal.kind == .protocol: .existential([self])
        case .composition(let parts): .existential(parts)
        case .metatype(let instance) where instance.isConstraint: .existentialMetatype(instance.asValue)
        default: self
        }
    }

    /// Whether it is a protocol or composition that stands for itself, or the metatype of one.
    var isConstraint: Bool {
        switch self {
        case .nominal(let nominal): nominal.kind == .protocol
        case .composition: true
        case .metatype(let instance): instance.isConstraint
        default: false
        }
    }

    /// The parts of a composition in the one order that all spellings share, without `Any` and duplicates.
    static func canonicalParts(_ parts: [ResolvedType]) -> [ResolvedType] {
        if parts.count == 1, case .nominal = parts[0] { return parts }
        var unique: [(identity: String, type: ResolvedType)] = []
        for part in parts {
            let identity = part.identity
            if identity == "Any" || unique.contains(where: { $0.identity == identity }) { continue }
            unique.append((identity, part))
        }
        return unique.count < 2 ? unique.map(\.type) : unique.sorted { $0.identity < $1.identity }.map(\.type)
    }
}

extension ResolvedFunctionType {
    /// With types in place of generic parameters.
    package func substituting(_ map: [String: ResolvedType]) -> ResolvedFunctionType {
        var function = self
        function.parameters = parameters.map { $0.substituting(map) }
        function.thrownType = thrownType?.substituting(map)
        function.result = result.substituting(map)
        return function
    }
}

extension ResolvedFunctionType.Parameter {
    /// With types in place of generic parameters. A function in place of one may escape, as a value of it always could.
    fileprivate func substituting(_ map: [String: ResolvedType]) -> Self {
        var parameter = self
        parameter.type = type.substituting(map)
        if case .genericParameter = type, case .function = parameter.type { parameter.isEscaping = true }
        return parameter
    }
}

extension NominalType {
    /// A type of a binary module, or of one that the scanner did not see whole, nested in this one.
    func nesting(_ name: String, arguments: [ResolvedType]) -> NominalType {
        var outer = outerArguments
        if !self.arguments.isEmpty || !outer.isEmpty {
            if outer.isEmpty { outer = Array(repeating: [], count: path.count - 1) }
            outer.append(self.arguments)
        }
        return NominalType(
            module: module,
            path: path + [name],
            arguments: arguments,
            outerArguments: outer,
            kind: nil,
            access: access
        )
    }
}
