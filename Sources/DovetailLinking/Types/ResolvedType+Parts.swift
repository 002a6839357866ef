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
