import DovetailDiagnostics
import DovetailSyntax

/// Reads a call in a manifest as a registration; what it can't read is collected.
struct RegistrationFormReader {
    private(set) var faults: [ManifestFault] = []
    private let source: SourceText

    init(_ source: SourceText) {
        self.source = source
    }

    /// Nil where not even the type is known.
    mutating func read(_ chain: CallChain) -> RegistrationForm? {
        let before = faults.count
        guard let keyword = keyword(of: chain.base), var form = readBase(chain.base, keyword) else { return nil }
        for modifier in chain.modifiers { read(modifier, into: &form) }
        verifyContributions(of: form)
        if form.isLazy, form.isConcurrent, let modifier = chain.modifiers.first(where: { $0.name == "concurrent" }) {
            fault(
                modifier.offset,
                "a lazy object is made alone, when it is first used",
                "leave out `.lazy()` or `.concurrent()`"
            )
        }
        form.isFaulty = faults.count > before
        return form
    }

    private mutating func keyword(of call: Call) -> RegistrationForm.Keyword? {
        let name = RuntimeVocabulary.unqualified(call.name)
        if let keyword = RegistrationForm.Keyword(rawValue: name) { return keyword }
        if let generic = Self.generic(name) {
            let mend = "write `\(generic.keyword.rawValue)(\(generic.type).self)`"
            fault(call.offset, "a registration takes its type in parentheses, as a value", mend)
            return nil
        }
        switch name {
        case "Expose", "Include", "Override", "Forbid", "Confine":
            fault(call.offset, "`\(name)` belongs in the `assemblies` of a composition, not in a manifest")
        default:
            let words = RegistrationForm.Keyword.allCases.map(\.rawValue) + ["Contributions"]
            let near = NearMiss.of(name, among: words, aliases: Self.foreignWords)
            fault(
                call.offset,
                "`\(name)` is no registration",
                near.map { "did you mean `\($0)`?" } ?? "a manifest holds \(RegistrationForm.Keyword.list) only"
            )
        }
        return nil
    }

    /// How the first argument is to be written.
    static func firstType(meantBy argument: CallArgument?) -> String {
        guard let argument else { return "T.self" }
        switch (argument.label, argument.value) {
        case (let label?, .metatype(let type)) where ["as", "arguments", "of", "tag"].contains(label):
            return "T.self, \(label): \(type.metatypeText)"
        case (_, .metatype(let type)): return type.metatypeText
        case (_, .other(let text)): return metatype(meantBy: text) ?? "T.self"
        case (_, .closure), (_, .string): return "T.self"
        }
    }

    /// What `Shared<A>` was to be.
    private static func generic(_ name: String) -> (keyword: RegistrationForm.Keyword, type: String)? {
        guard let angle = name.firstIndex(of: "<"), name.last == ">",
            let keyword = RegistrationForm.Keyword(rawValue: String(name[..<angle]))
        else { return nil }
        return (keyword, String(name[angle...].dropFirst().dropLast()))
    }

    private mutating func readBase(_ call: Call, _ keyword: RegistrationForm.Keyword) -> RegistrationForm? {
        guard let first = call.arguments.first, first.label == nil, case .metatype(let type) = first.value else {
            let form = Self.firstType(meantBy: call.arguments.first)
            let headline = "`\(keyword.rawValue)` takes a type first"
            fault(call.arguments.first?.offset ?? call.offset, headline, "write `\(keyword.rawValue)(\(form))`")
            return nil
        }
        var form = RegistrationForm(
            keyword: keyword,
            offset: call.offset,
            type: RegistrationForm.TypeReference(syntax: type, offset: first.offset)
        )
        var group: String?
        let before = faults.count
        for argument in call.arguments.dropFirst() {
            if let label = argument.label { group = label }
            read(argument, in: group, into: &form)
        }
        if keyword == .decorator, form.decorated == nil, faults.count == before {
            fault(
                call.offset,
                "a decorator says what it wraps",
                "write `Decorator(\(type.metatypeText), of: (any P).self)`"
            )
        }
        if let closure = call.trailingClosure { setMaking(closure, at: closure.range.lowerBound, of: &form) }
        if let offset = call.extraTrailingClosureOffset {
            fault(offset, "a registration takes one closure", "hooks follow the registration: `.onEnd { … }`")
        }
        return form
    }

    mutating func setMaking(_ closure: ClosureExpression, at offset: Int, of form: inout RegistrationForm) {
        if form.keyword == .input {
            return fault(
                offset,
                "an input is handed in by the caller, not made",
                "use `Shared` for what a closure makes"
            )
        }
        if form.closure != nil { return fault(offset, "a registration takes one closure") }
        form.closure = closure
        if closure.hasCaptureList {
            fault(
                offset,
                "a making closure can't capture anything",
                "take what it needs as parameters: `{ (a: A) in … }`"
            )
        } else if let parameters = closure.parameters {
            for parameter in parameters where parameter.type == nil {
                let name = parameter.name ?? "_"
                fault(parameter.offset, "parameter `\(name)` states no type", "write `{ (\(name): SomeType) in … }`")
            }
        } else if let shorthand = ShorthandArgument.first(in: closure.range, of: source) {
            fault(
                shorthand,
                "a making closure names its parameters and their types",
                "write `{ (a: A) in … }` instead of `$0`"
            )
        }
    }

    private mutating func read(_ modifier: Call, into form: inout RegistrationForm) {
        switch modifier.name {
        case "lazy" where form.keyword == .shared:
            if form.isLazy { return fault(modifier.offset, "`.lazy()` is stated twice") }
            form.isLazy = true
            if !modifier.arguments.isEmpty || modifier.trailingClosure != nil {
                fault(modifier.offset, "`.lazy()` takes no arguments")
            }
        case "onEnd" where form.keyword == .shared || form.keyword == .decorator:
            if form.hook != nil {
                return fault(modifier.offset, "`.onEnd` is stated twice", "do all of it in one hook")
            }
            readHook(modifier, into: &form)
        case "into":
            readContribution(modifier, into: &form)
        case "concurrent" where form.keyword == .shared:
            if form.isConcurrent { return fault(modifier.offset, "`.concurrent()` is stated twice") }
            form.isConcurrent = true
            if !modifier.arguments.isEmpty || modifier.trailingClosure != nil {
                fault(modifier.offset, "`.concurrent()` takes no arguments")
            }
        case "concurrent":
            let reason =
                form.keyword == .input
                ? "an input is handed in, not made" : "a transient is made for whoever waits for it"
            fault(modifier.offset, "`.concurrent()` is for `Shared` only: \(reason)")
        case "lazy", "onEnd":
            let reason = Self.reasons[form.keyword] ?? ""
            fault(modifier.offset, "`.\(modifier.name)` is for `Shared` only: \(reason)")
        case "tagged":
            readTag(modifier, into: &form)
        case "using":
            readUse(modifier, into: &form)
        case "isolated":
            readIsolation(modifier, into: &form)
        default:
            let near = NearMiss.of(
                modifier.name,
                among: Array(Self.modifierForms.keys),
                aliases: Self.foreignModifiers
            )
            fault(
                modifier.offset,
                "`.\(modifier.name)` says nothing about a registration",
                near.map { "did you mean `.\($0)`?" } ?? Self.modifiers[form.keyword]
            )
        }
    }

    private mutating func readTag(_ modifier: Call, into form: inout RegistrationForm) {
        if form.keyword == .decorator {
            let mend = "name the tag of what it wraps: `of: …, tag: Marker.self`"
            return fault(modifier.offset, "a decorator has the tag of what it wraps", mend)
        }
        guard let tag = tag(of: modifier) else { return }
        if form.tag != nil {
            let mend = "a registration has one tag, which all its keys get"
            return fault(modifier.offset, "`.tagged` is stated twice", mend)
        }
        form.tag = tag
    }

    /// What `.tagged` says; nil where it can't be read, which is noted.
    mutating func tag(of modifier: Call) -> RegistrationForm.TypeReference? {
        guard modifier.arguments.count == 1, modifier.arguments[0].label == nil, modifier.trailingClosure == nil,
            case .metatype(let type) = modifier.arguments[0].value
        else {
            fault(modifier.offset, "`.tagged` takes one type", "write `.tagged(Marker.self)`")
            return nil
        }
        return RegistrationForm.TypeReference(syntax: type, offset: modifier.arguments[0].offset)
    }

    private mutating func readHook(_ modifier: Call, into form: inout RegistrationForm) {
        var arguments = modifier.arguments
        if arguments.first?.label == "within", case .other(let text) = arguments[0].value {
            form.hookLimit = (text, arguments.removeFirst().offset)
        }
        form.hook = modifier.trailingClosure
        if form.hook == nil, arguments.count == 1, arguments[0].label == nil,
            case .closure(let closure) = arguments[0].value
        {
            form.hook = closure
            arguments = []
        }
        if form.hook == nil || !arguments.isEmpty {
            let mend =
                "write `.onEnd { … }` or `.onEnd(within: .seconds(5)) { … }`, with what is to be done to `$0` when its scope ends"
            fault(modifier.offset, "`.onEnd` takes a closure", mend)
        }
    }

    mutating func fault(_ offset: Int, _ headline: String, _ suggestion: String? = nil) {
        faults.append(ManifestFault(offset, headline, suggestion: suggestion))
    }

    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first == "_" else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    static let forms: [RegistrationForm.Keyword: String] = [
        .shared: "write `Shared(T.self, as: (any P).self)`",
        .transient: "write `Transient(T.self, as: (any P).self, arguments: A.self)`",
        .perGraph: "write `PerGraph(T.self, as: (any P).self)`",
        .weak: "write `Weak(T.self, as: (any P).self)`",
        .input: "write `Input(T.self, name: \"…\")`",
        .decorator: "write `Decorator(T.self, of: (any P).self)`",
    ]

    private static let modifiers: [RegistrationForm.Keyword: String] = [
        .decorator: "a `Decorator` may be followed by `.onEnd { … }` and `.using(K.self, for: \"parameter\")`",
        .shared:
            "`Shared` may be followed by `.lazy()`, `.concurrent()`, `.isolated(to:)`, `.onEnd { … }`, `.into(…)`, `.using(…)` and "
            + "`.tagged(Marker.self)`",
        .transient:
            "a `Transient` may be followed by `.into(…)`, `.using(…)` and `.tagged(Marker.self)`; `.lazy()` and `.onEnd { … }` are for `Shared`",
        .input:
            "an `Input` may be followed by `.into(…)` and `.tagged(Marker.self)`; `.lazy()` and `.onEnd { … }` are for `Shared`",
        .weak:
            "a `Weak` may be followed by `.into(…)` and `.tagged(Marker.self)`; `.lazy()` and `.onEnd { … }` are for `Shared`",
        .perGraph:
            "a `PerGraph` may be followed by `.into(…)`, `.using(…)` and `.tagged(Marker.self)`; `.lazy()` and `.onEnd { … }` are for `Shared`",
    ]

    /// How each is written.
    static let modifierForms = [
        "lazy": ".lazy()", "concurrent": ".concurrent()", "onEnd": ".onEnd { … }",
        "tagged": ".tagged(Marker.self)", "using": ".using(T.self, for: \"parameter\")", "into": ".into([any P].self)",
        "isolated": ".isolated(to: MainActor.self)",
    ]

    /// What other tools call the same things.
    static let foreignModifiers = [
        "onDispose": "onEnd", "dispose": "onEnd", "onClose": "onEnd", "tag": "tagged", "named": "tagged",
        "qualified": "tagged", "async": "concurrent",
    ]

    /// Why the scope knows neither a first use nor an end of the object.
    private static let reasons: [RegistrationForm.Keyword: String] = [
        .transient: "the graph does not keep a transient",
        .perGraph: "only those who share a per-graph object keep it",
        .weak: "a weak object is made on first use anyway, and its end is its holders'",
        .input: "an input belongs to the caller",
        .decorator: "a decorator is made when what it wraps is",
    ]

    /// What other tools call the same things.
    static let foreignWords = [
        "Singleton": "Shared", "Single": "Shared", "Scoped": "Shared", "Factory": "Transient", "Unique": "Transient",
        "Provide": "Shared", "Provides": "Shared", "Register": "Shared", "register": "Shared", "Bind": "Shared",
        "Argument": "Input", "Parameter": "Input", "Instance": "Input", "Graph": "PerGraph",
        "Cached": "Weak",
        "Wrap": "Decorator", "Wrapper": "Decorator", "Decorate": "Decorator",
    ]
}
