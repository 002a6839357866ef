import DovetailSyntax

/// Whether the properties of an isolated type leave its implied initializers nonisolated: every one has to be of a `Sendable` type and
/// to have no initial value that needs the actor.
///
/// Only what can be told from declarations counts. Elsewhere the initializer is taken as isolated, which every caller can bear.
struct IsolatedProperties {
    private let type: TypeSymbol
    private let isolation: IsolationInference
    private let resolver: NameResolver

    init(of type: TypeSymbol, isolation: IsolationInference) {
        self.type = type
        self.isolation = isolation
        resolver = isolation.resolver
    }

    var leaveInitializerNonisolated: Bool {
        let stored = StoredProperties(of: type, resolver: resolver, finder: isolation.finder)
        let sendable = SendableInference(resolver: resolver, isolation: isolation, file: type.file)
        return stored.properties.allSatisfy { property in
            let declaration = property.declaration
            if declaration.storage == .computed || IsolationInference.isNonisolated(declaration.modifiers) {
                return true
            }
            guard !property.isWrapped, !declaration.isDestructuring, let syntax = property.type else { return false }
            let resolved = resolver.withoutProblems { resolver.resolve(syntax, in: type.context) }
            return sendable.isKnown(resolved, in: type) && hasPlainValue(declaration)
        }
    }

    /// Whether a property has no initial value, or one that is made of literals and of initializers that run anywhere.
    private func hasPlainValue(_ property: PropertyDeclaration) -> Bool {
        // That of a lazy one is evaluated later.
        guard let range = property.initialValue, !property.modifiers.contains("lazy") else { return true }
        var reader = PlainValueReader(type.file.source.text(range))
        guard let constructed = reader.constructedTypes() else { return false }
        return constructed.allSatisfy(isMadeAnywhere)
    }

    private func isMadeAnywhere(_ name: String) -> Bool {
        guard let syntax = TypeSyntax.parse(name) else { return false }
        let resolved = resolver.withoutProblems { resolver.resolve(syntax, in: type.context) }
        guard case .nominal(let nominal) = resolved else { return false }
        if nominal.module == nil { return SendableInference.isBinaryValue(nominal) }
        guard let symbol = resolver.symbol(of: nominal, from: type.file) else { return false }
        return isolation.finder.candidates(of: nominal, from: type.file).allSatisfy {
            isolation.isolation(of: $0) == nil
        } && symbol.declaration.kind != .protocol
    }
}

/// Reads an expression that consists of literals and calls of initializers, and tells whose.
private struct PlainValueReader {
    private let bytes: [UInt8]
    private var position = 0
    /// Opened and not closed.
    private var brackets: [UInt8] = []
    private var types: [String] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Nil where there is anything else in it.
    mutating func constructedTypes() -> [String]? {
        while position < bytes.count {
            guard readElement() else { return nil }
        }
        return types
    }

    private mutating func readElement() -> Bool {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: ","),
            UInt8(ascii: ":"), UInt8(ascii: "-"):
            position += 1
        case UInt8(ascii: "("), UInt8(ascii: "["):
            brackets.append(byte)
            position += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
            _ = brackets.popLast()
            position += 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skipWord()
        case UInt8(ascii: "\""):
            return skipString()
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
            return readName()
        default:
            return false
        }
        return true
    }

    private mutating func skipWord() {
        while position < bytes.count, Self.isWord(bytes[position]) || bytes[position] == UInt8(ascii: ".") {
            position += 1
        }
    }

    private mutating func readName() -> Bool {
        let start = position
        skipWord()
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        if name == "nil" || name == "true" || name == "false" { return true }
        guard position < bytes.count else { return false }
        if bytes[position] == UInt8(ascii: ":") { return brackets.last == UInt8(ascii: "(") }
        guard bytes[position] == UInt8(ascii: "(") else { return false }
        types.append(name.hasSuffix(".init") ? String(name.dropLast(5)) : name)
        return true
    }

    /// A string on one line, without interpolation.
    private mutating func skipString() -> Bool {
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            if bytes[position] == UInt8(ascii: "\\") {
                position += 1
                if position == bytes.count || bytes[position] == UInt8(ascii: "(") { return false }
            }
            position += 1
        }
        position += 1
        return position <= bytes.count
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
