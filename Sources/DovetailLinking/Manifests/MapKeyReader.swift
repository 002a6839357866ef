import DovetailDiagnostics
import DovetailSyntax

/// Reads the key of an element of a map, as far as it is known without running anything.
struct MapKeyReader {
    let resolver: NameResolver
    let context: LexicalContext
    private(set) var problems: [Diagnostic] = []

    init(resolver: NameResolver, context: LexicalContext) {
        self.resolver = resolver
        self.context = context
    }

    /// The key, of a map whose keys are of the given type; nil for what is diagnosed.
    mutating func mapKey(_ argument: CallArgument, of type: ResolvedType) -> LinkedMapKey? {
        let kind = Kind(type)
        switch argument.value {
        case .string(let value):
            if kind == .string {
                return LinkedMapKey(value: .string(value), text: "\"\(value)\"")
            }
        case .other(let text):
            if kind == .integer, let digits = Self.integer(text) {
                return LinkedMapKey(value: .integer(digits), text: text)
            }
            if kind == .boolean, text == "true" || text == "false" {
                return LinkedMapKey(value: .boolean(text == "true"), text: text)
            }
        case .metatype, .closure:
            break
        }
        report(argument, type, kind)
        return nil
    }

    /// What the keys of a map are, as far as it bears on whether two of them are equal.
    private enum Kind {
        case string, integer, boolean, unknown

        init(_ type: ResolvedType) {
            guard case .nominal(let nominal) = type, nominal.module == nil, nominal.path.count == 1 else {
                self = .unknown
                return
            }
            switch nominal.path[0] {
            case "String", "Character": self = .string
            case "Bool": self = .boolean
            case let name where StandardLibrary.integerTypes.contains(name): self = .integer
            default: self = .unknown
            }
        }
    }

    private mutating func report(_ argument: CallArgument, _ type: ResolvedType, _ kind: Kind) {
        let suggestion =
            switch kind {
            case .string: "write a string literal of one line, without interpolation"
            case .integer: "write an integer literal"
            case .boolean: "write `true` or `false`"
            case .unknown:
                "let the keys be strings, integers or the cases of an enum of your own: of others nobody can tell when two are equal"
            }
        let headline =
            kind == .unknown
            ? "`\(type.name)` can't be what the keys of contributions are"
            : "a key of type `\(type.name)` has to be a literal, so that equal ones can be told of"
        let fault = ManifestFault(argument.offset, headline, suggestion: suggestion)
        problems.append(fault.diagnostic(in: context.file))
    }

    /// The value of an integer literal, in decimal digits; nil for anything else, and for one that no integer type of 64 bits holds.
    private static func integer(_ text: String) -> String? {
        var digits = text.utf8.filter { $0 != UInt8(ascii: "_") }[...]
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative { digits = digits.dropFirst() }
        var radix = 10
        if digits.count > 2, digits.first == UInt8(ascii: "0") {
            switch digits[digits.startIndex + 1] {
            case UInt8(ascii: "x"): radix = 16
            case UInt8(ascii: "o"): radix = 8
            case UInt8(ascii: "b"): radix = 2
            default: break
            }
            if radix != 10 { digits = digits.dropFirst(2) }
        }
        guard let first = digits.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-"),
            let magnitude = UInt64(String(decoding: digits, as: UTF8.self), radix: radix)
        else { return nil }
        return isNegative && magnitude != 0 ? "-\(magnitude)" : "\(magnitude)"
    }
}
