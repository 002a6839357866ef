import DovetailSyntax

/// One registration as it is written, names unresolved.
struct RegistrationForm {
    /// What a registration starts with.
    enum Keyword: String, CaseIterable {
        case shared = "Shared"
        case transient = "Transient"
        case perGraph = "PerGraph"
        case weak = "Weak"
        case input = "Input"
        case decorator = "Decorator"

        /// All that a manifest holds, as a reader would list it.
        static var list: String {
            "\(allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")) and `Contributions`"
        }
    }

    /// `.into([any P].self)`, `.into([K: any P].self, key: …)`
    struct Contribution {
        var collection: TypeReference
        var key: CallArgument?
        var offset: Int
    }

    /// A type with its place.
    struct TypeReference {
        var syntax: TypeSyntax
        var offset: Int
    }

    /// What `.using` says of one parameter.
    struct Use {
        enum Target {
            case key(TypeReference, tag: TypeReference?)
            case scope(TypeReference)
        }

        var target: Target
        var parameter: String
        /// The offset of the word `for`.
        var offset: Int
    }

    var keyword: Keyword
    var offset: Int
    var type: TypeReference
    var keys: [TypeReference] = []
    var arguments: [TypeReference] = []
    /// The `of:` of a decorator.
    var decorated: TypeReference?
    var tag: TypeReference?
    var uses: [Use] = []
    var inputName: String?
    var closure: ClosureExpression?
    /// The actor that `.isolated(to:)` states.
    var isolation: TypeReference?
    var isLazy = false
    var isConcurrent = false
    var hook: ClosureExpression?
    /// What `.onEnd(within:)` says, as written.
    var hookLimit: (text: String, offset: Int)?
    var contributions: [Contribution] = []
    /// Whether something in it is diagnosed.
    var isFaulty = false

    /// The parameters that it says something of, so that they are passed.
    var namedParameters: Set<String> { Set(uses.map(\.parameter)) }

    /// The start of the registration with a closure in place of the initializer, ready to be pasted.
    func closureForm(_ parameters: String, _ call: String, effects: String = "", isolation: String? = nil) -> String {
        var text = "\(keyword.rawValue)(\(type.syntax.metatypeText)"
        if let decorated { text += ", of: \(decorated.syntax.metatypeText)" }
        if decorated != nil, let tag { text += ", tag: \(tag.syntax.metatypeText)" }
        if !keys.isEmpty { text += ", as: \(keys.map(\.syntax.metatypeText).joined(separator: ", "))" }
        if !arguments.isEmpty { text += ", arguments: \(arguments.map(\.syntax.metatypeText).joined(separator: ", "))" }
        text += ")"
        if parameters.isEmpty, effects.isEmpty, isolation == nil { return "\(text) { \(call) }" }
        let attribute = isolation.map { "@\($0) " } ?? ""
        return "\(text) { \(attribute)(\(parameters))\(effects) in \(call) }"
    }
}

extension TypeSyntax {
    /// `A.self`, `(any P).self`.
    var metatypeText: String {
        switch self {
        case .composition([]): "\(text).self"
        case .any, .some, .function, .composition, .attributed: "(\(text)).self"
        default: "\(text).self"
        }
    }

    /// The last name of `Name`, `Outer.Name` and `any Name`; nil for anything else.
    var plainName: String? {
        switch self {
        case .named(_, let components): components.allSatisfy(\.arguments.isEmpty) ? components.last?.name : nil
        case .any(let constraint):
            if case .named = constraint { constraint.plainName } else { nil }
        default: nil
        }
    }
}
