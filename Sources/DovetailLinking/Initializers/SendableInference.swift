import DovetailSyntax

/// Tells which types are `Sendable` by what their declarations say.
///
/// What it does not know may well be `Sendable` all the same; that is the compiler's to tell, and generated code lets it do so at the
/// registration.
struct SendableInference {
    let resolver: NameResolver
    let isolation: IsolationInference
    let file: FileSymbol

    func isKnown(_ type: ResolvedType) -> Bool {
        switch type {
        case .nominal(let nominal): isKnown(nominal)
        case .existential(let protocols), .composition(let protocols), .opaque(let protocols):
            protocols.contains(where: isKnown)
        case .optional(let wrapped): isKnown(wrapped)
        case .array(let element): isKnown(element)
        case .dictionary(let key, let value): isKnown(key) && isKnown(value)
        case .tuple(let elements): elements.allSatisfy { isKnown($0.type) }
        case .function(let function): function.isSendable || function.globalActor != nil
        case .metatype, .existentialMetatype, .genericParameter, .integer, .marked, .verbatim: false
        }
    }

    private func isKnown(_ nominal: NominalType) -> Bool {
        guard nominal.module != nil else { return Self.binaryTypes.contains(nominal.path.joined(separator: ".")) }
        guard let symbol = resolver.symbol(of: nominal, from: file) else { return false }
        if symbol.declaration.kind == .actor || isolation.isolation(of: symbol) != nil { return true }
        return resolver.allSupertypes(of: symbol).contains { supertype in
            guard case .nominal(let nominal) = supertype, nominal.module == nil else { return false }
            return Self.sendableProtocols.contains(nominal.path.joined(separator: "."))
        }
    }

    private static let sendableProtocols: Set<String> = ["Sendable", "Error", "Actor", "CodingKey"]

    private static let binaryTypes: Set<String> = [
        "Bool", "Character", "Data", "Date", "Double", "Duration", "Float", "Int", "Int16", "Int32", "Int64", "Int8",
        "Locale", "String", "Substring", "TimeZone", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
        "Void",
    ]
}
