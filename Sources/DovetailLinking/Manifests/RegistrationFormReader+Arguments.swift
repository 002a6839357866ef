import DovetailDiagnostics
import DovetailSyntax

extension RegistrationFormReader {
    /// Reads an argument behind the first; `group` is the last label up to it, which all that follow without one belong to.
    mutating func read(_ argument: CallArgument, in group: String?, into form: inout RegistrationForm) {
        switch group {
        case nil: readUnlabelled(argument, into: &form)
        case "of": readWrapped(argument, into: &form)
        case "as": readKey(argument, into: &form)
        case "arguments": readArgumentType(argument, into: &form)
        case "name": readName(argument, into: &form)
        case "make": readMaker(argument, into: &form)
        case "tag": readTag(argument, into: &form)
        // What belongs to a wrong label is wrong with it.
        case "into" where argument.label == nil, "key" where argument.label == nil: break
        case "into":
            let mend = "write `.into([any P].self)`"
            fault(argument.offset, "what goes into a collection says so behind its registration", mend)
        case "key":
            let mend = "write `.into([K: any P].self, key: …)`"
            fault(argument.offset, "a key in a map is stated with the map, behind the registration", mend)
        case let label?:
            if argument.label != nil { faultUnknown(label, argument, form) }
        }
    }

    private mutating func faultUnknown(_ argument: CallArgument, _ form: RegistrationForm) {
        fault(argument.offset, "`\(form.keyword.rawValue)` has no such argument", Self.forms[form.keyword])
    }

    private mutating func faultUnknown(_ label: String, _ argument: CallArgument, _ form: RegistrationForm) {
        let headline = "`\(form.keyword.rawValue)` has no argument `\(label):`"
        let labels = Self.labels[form.keyword] ?? []
        if let near = NearMiss.of(label, among: labels, aliases: Self.foreignLabels), labels.contains(near) {
            fault(argument.offset, headline, "did you mean `\(near):`?")
        } else if let modifier = Self.modifierForms[Self.foreignModifiers[label] ?? label] {
            fault(argument.offset, headline, "that is said behind the registration: `\(modifier)`")
        } else {
            fault(argument.offset, headline, Self.forms[form.keyword])
        }
    }

    private static let labels: [RegistrationForm.Keyword: [String]] = [
        .shared: ["as"], .transient: ["as", "arguments"], .perGraph: ["as"], .weak: ["as"], .input: ["name"],
        .decorator: ["of", "tag"],
    ]

    /// What other tools call the same things.
    private static let foreignLabels = [
        "named": "name", "label": "name", "args": "arguments", "argument": "arguments", "parameters": "arguments",
        "params": "arguments", "keys": "as", "key": "as", "interface": "as", "protocol": "as", "implements": "as",
        "to": "as", "wrapping": "of", "wraps": "of", "for": "of", "decorating": "of",
    ]

    private mutating func faultNoType(_ argument: CallArgument, _ text: String) {
        if TypeSyntax.parse(text) != nil, let metatype = Self.metatype(meantBy: text) {
            return fault(argument.offset, "`\(text)` lacks its `.self`", "write `\(metatype)`")
        }
        let mend = Self.metatype(meantBy: text).map { "write `\($0)`" }
        fault(argument.offset, "`\(text)` is no type", mend ?? "types are written `T.self`, and `(any P).self`")
    }

    /// The metatype that somebody meant who wrote `any P`, `(any P.self)`, `[A.self, B.self]`, `id: A.self` or `A()`; nil for anything else.
    static func metatype(meantBy text: String) -> String? {
        // Of values, names begin with a small letter.
        if isIdentifier(text), text.first?.isLowercase == true { return nil }
        if let type = TypeSyntax.parse(text) { return type.metatypeText }
        if text.hasPrefix("[") || text.hasPrefix("("), text.hasSuffix(".self]") || text.hasSuffix(".self)") {
            let inside = String(text.dropFirst().dropLast())
            if text.hasPrefix("[") { return inside }
            return TypeSyntax.parse(String(inside.dropLast(".self".count)))?.metatypeText
        }
        if let colon = text.firstIndex(of: ":"), isIdentifier(String(text[..<colon])), text.hasSuffix(".self") {
            return String(text[colon...].dropFirst().drop { $0 == " " })
        }
        guard text.first?.isUppercase == true, text.last == ")", let open = text.firstIndex(of: "(") else { return nil }
        return TypeSyntax.parse(String(text[..<open]))?.metatypeText
    }

    private mutating func readUnlabelled(_ argument: CallArgument, into form: inout RegistrationForm) {
        switch argument.value {
        case .metatype(let type):
            fault(argument.offset, "a second type needs a label", "keys are listed by `as: \(type.metatypeText)`")
        case .closure(let closure): setMaking(closure, at: argument.offset, of: &form)
        default: faultUnknown(argument, form)
        }
    }

    private mutating func readWrapped(_ argument: CallArgument, into form: inout RegistrationForm) {
        switch argument.value {
        case .metatype(let type) where form.keyword == .decorator:
            if form.decorated != nil { return fault(argument.offset, "a decorator wraps one key") }
            form.decorated = RegistrationForm.TypeReference(syntax: type, offset: argument.offset)
        case .other(let text) where form.keyword == .decorator: faultNoType(argument, text)
        default: fault(argument.offset, "only `Decorator` wraps something", Self.forms[form.keyword])
        }
    }

    private mutating func readTag(_ argument: CallArgument, into form: inout RegistrationForm) {
        guard form.keyword == .decorator else {
            return fault(argument.offset, "a tag is stated behind the registration", "write `.tagged(Marker.self)`")
        }
        switch argument.value {
        case .metatype(let type):
            form.tag = RegistrationForm.TypeReference(syntax: type, offset: argument.offset)
        case .other(let text): faultNoType(argument, text)
        default: fault(argument.offset, "a tag is a type", Self.forms[form.keyword])
        }
    }

    private mutating func readKey(_ argument: CallArgument, into form: inout RegistrationForm) {
        switch argument.value {
        case .metatype where argument.label == nil && (form.keyword == .decorator || form.keyword == .input): break
        case .metatype(let type) where form.keyword == .decorator:
            let mend = "write `of: \(type.metatypeText)` for what it wraps"
            fault(argument.offset, "a decorator is asked for as what it wraps", mend)
        case .metatype(let type) where form.keyword == .input:
            let mend = "write `Input(\(type.metatypeText))`"
            fault(argument.offset, "an input has one key, its own type", mend)
        case .metatype(let type):
            form.keys.append(RegistrationForm.TypeReference(syntax: type, offset: argument.offset))
        case .other(let text): faultNoType(argument, text)
        default: faultUnknown(argument, form)
        }
    }

    private mutating func readArgumentType(_ argument: CallArgument, into form: inout RegistrationForm) {
        switch argument.value {
        case .metatype(let type) where form.keyword == .transient:
            form.arguments.append(RegistrationForm.TypeReference(syntax: type, offset: argument.offset))
        // Once is enough.
        case .metatype where argument.label == nil: break
        case .metatype:
            let mend =
                switch form.keyword {
                case .decorator: "a decorator's parameters take those of what it wraps, by their types"
                case .perGraph: "who shares the object would each hand in another argument; make it a `Transient`"
                case .shared, .transient, .weak, .input: "make it a `Transient`, or an `Input` of its scope"
                }
            fault(argument.offset, "only `Transient` takes arguments", mend)
        case .other(let text): faultNoType(argument, text)
        default: fault(argument.offset, "`arguments:` takes types", "write `arguments: A.self`, or `(any P).self`")
        }
    }

    private mutating func readName(_ argument: CallArgument, into form: inout RegistrationForm) {
        guard case .string(let name) = argument.value else {
            return fault(argument.offset, "a name is a string literal", "write `name: \"…\"`")
        }
        if form.keyword != .input {
            fault(argument.offset, "only `Input` takes a name")
        } else if !Self.isIdentifier(name) {
            fault(argument.offset, "\"\(name)\" can't be the name of a parameter")
        } else {
            form.inputName = name
        }
    }

    private mutating func readMaker(_ argument: CallArgument, into form: inout RegistrationForm) {
        switch argument.value {
        case .closure(let closure): setMaking(closure, at: argument.offset, of: &form)
        case .other(let text): fault(argument.offset, "`\(text)` is no closure", "write `{ (…) in \(text)(…) }`")
        default: faultUnknown(argument, form)
        }
    }
}
