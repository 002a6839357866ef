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
        case .existential(let parts), .opaque(let parts):
            for part in parts { part.forEachNominal(body) }
        case .optional(let type), .array(let type), .metatype(let type), .existentialMetatype(let type):
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
        case .genericParameter, .verbatim:
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
        case .verbatim:
            return self
        }
    }

    /// As the type of a value: a protocol's bare name means its existential.
    var asValue: ResolvedType {
        guard case .nominal(let nominal) = self, nominal.kind == .protocol else { return self }
        return .existential([self])
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

    /// The type in the language's own sugar where the name is that of a type that has some.
    static func standardLibraryType(_ name: String, _ arguments: [ResolvedType]) -> ResolvedType? {
        switch (name, arguments.count) {
        case ("Optional", 1): return .optional(arguments[0])
        case ("Array", 1): return .array(arguments[0])
        case ("Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
        case ("Void", 0): return .tuple([])
        case ("Any", 0): return .existential([])
        default:
            guard StandardLibrary.typeNames.contains(name) else { return nil }
            return .nominal(NominalType(module: nil, path: [name], arguments: arguments, kind: nil, access: .public))
        }
    }
}

extension ResolvedFunctionType {
    /// With types in place of generic parameters.
    package func substituting(_ map: [String: ResolvedType]) -> ResolvedFunctionType {
        var function = self
        function.parameters = parameters.map {
            Parameter(specifiers: $0.specifiers, type: $0.type.substituting(map))
        }
        function.thrownType = thrownType?.substituting(map)
        function.result = result.substituting(map)
        return function
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
            access: access,
            extendedModule: extendedModule
        )
    }
}
