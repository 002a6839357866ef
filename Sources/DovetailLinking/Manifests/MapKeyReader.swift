import DovetailDiagnostics
import DovetailGraph
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
        let kind = kind(of: type)
        switch argument.value {
        case .string(let value):
            if case .string = kind {
                return LinkedMapKey(value: .string(value), text: "\"\(value)\"")
            }
        case .other(let text):
            if case .integer = kind, let digits = Self.integer(text) {
                return LinkedMapKey(value: .integer(digits), text: text)
            }
            if case .boolean = kind, text == "true" || text == "false" {
                return LinkedMapKey(value: .boolean(text == "true"), text: text)
            }
            if case .cases(let symbol) = kind { return enumCase(text, of: symbol, type, argument) }
        case .metatype, .closure:
            break
        }
        report(argument, type, kind)
        return nil
    }

    /// What the keys of a map are, as far as it bears on whether two of them are equal.
    private enum Kind {
        case string, integer, boolean, unknown
        case cases(TypeSymbol)

        /// What a manifest writes.
        var form: String {
            if case .cases = self { return "one of its cases" }
            return "a literal"
        }

        var isUnknown: Bool {
            if case .unknown = self { return true }
            return false
        }
    }

    private func kind(of type: ResolvedType) -> Kind {
        guard case .nominal(let nominal) = type else { return .unknown }
        if nominal.kind == .enum, let symbol = resolver.symbol(of: nominal, from: context.file) {
            return .cases(symbol)
        }
        guard nominal.module == nil, nominal.path.count == 1 else { return .unknown }
        switch nominal.path[0] {
        case "String", "Character": return .string
        case "Bool": return .boolean
        case let name where StandardLibrary.integerTypes.contains(name): return .integer
        default: return .unknown
        }
    }

    /// `.pdf` or `Format.pdf`
    private mutating func enumCase(
        _ text: String,
        of symbol: TypeSymbol,
        _ type: ResolvedType,
        _ argument: CallArgument
    ) -> LinkedMapKey? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let base = parts.dropLast().joined(separator: ".")
        let name = parts.last.map { $0.filter { $0 != "`" } } ?? ""
        guard parts.count > 1, base.isEmpty || isMeant(base, type),
            !name.contains(where: { $0.isWhitespace || "()/{[".contains($0) })
        else {
            report(argument, type, .cases(symbol))
            return nil
        }
        let cases = symbol.declaration.members.cases
        guard let declaration = cases.first(where: { $0.name.unicodeScalars.elementsEqual(name.unicodeScalars) }) else {
            let near = NearMiss.of(name, among: cases.map(\.name))
            let others = cases.prefix(4).map { "`.\($0.name)`" }.joined(separator: ", ")
            let mend = near.map { "did you mean `.\($0)`?" } ?? "its cases are \(others)\(cases.count > 4 ? ", …" : "")"
            fault(argument, "`\(name)` is no case of `\(type.name)`, so nobody can tell what it is equal to", mend)
            return nil
        }
        guard !declaration.hasValues else {
            let headline = "a case with values, such as `.\(name)` of `\(type.name)`, can't be a key"
            fault(argument, headline, "let the keys be cases of an enum without values")
            return nil
        }
        return LinkedMapKey(value: .enumCase(declaration.name), text: text)
    }

    /// Whether what stands in front of a case is its enum.
    private func isMeant(_ base: String, _ type: ResolvedType) -> Bool {
        guard let syntax = TypeSyntax.parse(base) else { return false }
        return resolver.withoutProblems { resolver.resolve(syntax, in: context) }.identity == type.identity
    }

    private mutating func report(_ argument: CallArgument, _ type: ResolvedType, _ kind: Kind) {
        let suggestion =
            switch kind {
            case .string: "write a string literal of one line, without interpolation"
            case .integer: "write an integer literal"
            case .boolean: "write `true` or `false`"
            case .cases(let symbol): "write `.\(symbol.declaration.members.cases.first?.name ?? "…")`"
            case .unknown: "let the keys be strings, integers or the cases of an enum of your own"
            }
        let headline =
            kind.isUnknown
            ? "nobody can tell which values of `\(type.name)` are equal, so it can't be what the keys of contributions are"
            : "a key of type `\(type.name)` has to be \(kind.form), so that equal ones can be told of"
        fault(argument, headline, suggestion)
    }

    private mutating func fault(_ argument: CallArgument, _ headline: String, _ suggestion: String) {
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
