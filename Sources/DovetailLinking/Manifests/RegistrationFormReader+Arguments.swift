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
        case "into":
            let mend = "write `.into([any P].self)`"
            fault(argument.offset, "what goes into a collection says so behind its registration", mend)
        case "key":
            let mend = "write `.into([K: any P].self, key: …)`"
            fault(argument.offset, "a key in a map is stated with the map, behind the registration", mend)
        default: faultUnknown(argument, form)
        }
    }

    private mutating func faultUnknown(_ argument: CallArgument, _ form: RegistrationForm) {
        fault(argument.offset, "`\(form.keyword.rawValue)` has no such argument", Self.forms[form.keyword])
    }

    private mutating func faultNoType(_ argument: CallArgument, _ text: String) {
        fault(argument.offset, "`\(text)` is no type", "types are written `T.self`, and `(any P).self`")
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
        default: faultUnknown(argument, form)
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
