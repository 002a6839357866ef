import DovetailSyntax

extension ResolvedType {
    /// What generic parameters stand for, by name. A pack is under a name of its own, as a tuple.
    static func substitution(_ parameters: [GenericParameter], _ arguments: [ResolvedType]) -> [String: ResolvedType] {
        var map: [String: ResolvedType] = [:]
        var rest = arguments[...]
        for (index, parameter) in parameters.enumerated() {
            let following = parameters.count - index - 1
            if parameter.isPack {
                let pack = rest.prefix(max(0, rest.count - following))
                rest = rest.dropFirst(pack.count)
                // Inside its own declaration a pack stands for itself.
                if pack.elementsEqual([.genericParameter(parameter.name)]) { continue }
                map[packKey(parameter.name)] = .tuple(pack.map { Element(type: $0) })
            } else if let argument = rest.popFirst(), map[parameter.name] == nil {
                map[parameter.name] = argument
            }
        }
        return map
    }

    private static func packKey(_ name: String) -> String { "each \(name)..." }

    private static func elementKey(_ name: String) -> String { "each \(name)" }

    /// With types in place of generic parameters; others stay.
    package func substituting(_ map: [String: ResolvedType]) -> ResolvedType {
        if map.isEmpty { return self }
        switch self {
        case .nominal(var nominal):
            if nominal.arguments.isEmpty, nominal.outerArguments.isEmpty { return self }
            nominal.arguments = nominal.arguments.flatMap { $0.expanded(map) }
            nominal.outerArguments = nominal.outerArguments.map { $0.flatMap { $0.expanded(map) } }
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
            let expanded = elements.flatMap { element in
                element.type.expanded(map).map { Element(label: element.label, type: $0) }
            }
            // What a pack leaves alone in parentheses is no tuple.
            if expanded.count == 1, elements != expanded, expanded[0].label == nil { return expanded[0].type }
            return .tuple(expanded)
        case .function(let function):
            return .function(function.substituting(map))
        case .genericParameter(let name):
            return map[name]?.asValue ?? self
        case .marked(.packElement, .genericParameter(let name)):
            return map[Self.elementKey(name)] ?? self
        case .marked(let mark, let type):
            return .marked(mark, type.substituting(map))
        case .integer, .verbatim:
            return self
        }
    }

    /// As `substituting`, with as many types for the expansion of a pack as the pack has.
    fileprivate func expanded(_ map: [String: ResolvedType]) -> [ResolvedType] {
        guard case .marked(.packExpansion, let pattern) = self else { return [substituting(map)] }
        var packs: [String: [Element]] = [:]
        pattern.forEachPack { name in
            if case .tuple(let elements) = map[Self.packKey(name)] { packs[name] = elements }
        }
        guard let count = packs.values.map(\.count).min() else { return [substituting(map)] }
        return (0..<count).map { index in
            var map = map
            for (name, elements) in packs { map[Self.elementKey(name)] = elements[index].type }
            return pattern.substituting(map)
        }
    }

    /// Calls back with the name of every pack that it names an element of.
    private func forEachPack(_ body: (String) -> Void) {
        switch self {
        case .marked(.packElement, .genericParameter(let name)):
            body(name)
        case .nominal(let nominal):
            for argument in nominal.arguments + nominal.outerArguments.flatMap({ $0 }) { argument.forEachPack(body) }
        case .existential(let parts), .composition(let parts), .opaque(let parts):
            for part in parts { part.forEachPack(body) }
        case .optional(let type), .array(let type), .metatype(let type), .existentialMetatype(let type),
            .marked(_, let type):
            type.forEachPack(body)
        case .dictionary(let key, let value):
            key.forEachPack(body)
            value.forEachPack(body)
        case .tuple(let elements):
            for element in elements { element.type.forEachPack(body) }
        case .function(let function):
            for parameter in function.parameters { parameter.type.forEachPack(body) }
            function.thrownType?.forEachPack(body)
            function.result.forEachPack(body)
        case .genericParameter, .integer, .verbatim:
            break
        }
    }

    /// With arguments for an alias that leaves those of its type open: `typealias Table = Dictionary`.
    func applying(_ arguments: [ResolvedType]) -> ResolvedType {
        guard !arguments.isEmpty, case .nominal(var nominal) = self, nominal.arguments.isEmpty else { return self }
        if nominal.module == nil, nominal.path.count == 1 {
            return StandardLibrary.type(nominal.path[0], arguments) ?? self
        }
        nominal.arguments = arguments
        return .nominal(nominal)
    }
}

extension ResolvedFunctionType {
    /// With types in place of generic parameters.
    package func substituting(_ map: [String: ResolvedType]) -> ResolvedFunctionType {
        var function = self
        function.parameters = parameters.flatMap { $0.expanded(map) }
        if let thrownType { function.setThrownType(thrownType.substituting(map)) }
        function.result = result.substituting(map)
        return function
    }
}

extension ResolvedFunctionType {
    /// `throws(any Error)` and `throws(Never)` are other spellings of `throws` and of nothing.
    mutating func setThrownType(_ type: ResolvedType) {
        isThrowing = type.identity != "Never"
        thrownType = isThrowing && type.identity != "Error" ? type : nil
    }
}

extension ResolvedFunctionType.Parameter {
    /// With types in place of generic parameters. A function in place of one may escape, as a value of it always could.
    fileprivate func expanded(_ map: [String: ResolvedType]) -> [Self] {
        type.expanded(map).map { expanded in
            var parameter = self
            parameter.type = expanded
            if type.isOpen, case .function = expanded { parameter.isEscaping = true }
            return parameter
        }
    }
}

extension ResolvedType {
    /// Whether it is a generic parameter, or an element of a pack of them.
    fileprivate var isOpen: Bool {
        switch self {
        case .genericParameter: true
        case .marked(_, let type): type.isOpen
        default: false
        }
    }
}
