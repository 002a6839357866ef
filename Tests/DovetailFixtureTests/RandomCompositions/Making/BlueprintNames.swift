extension Blueprint {
    func name(ofThing index: Int) -> String { "\(prefix)Thing\(index)" }
    /// With the argument of what is generic.
    func typeName(ofThing index: Int) -> String {
        name(ofThing: index) + (things[index].argument.map { "<\(name(ofValue: $0))>" } ?? "")
    }

    func name(ofPromise index: Int) -> String { "\(prefix)Promise\(index)" }
    func name(ofValue index: Int) -> String { "\(prefix)Value\(index)" }
    /// What is handed in where a protocol is asked for.
    func name(ofDouble index: Int) -> String { "\(prefix)Double\(index)" }
    func name(ofMark index: Int) -> String { "\(prefix)Mark\(index)" }
    func name(ofScope index: Int) -> String { "\(prefix)Area\(index)Scope" }
    func name(ofAssembly index: Int) -> String { "\(prefix)Assembly\(index)" }
    func name(ofBundle index: Int) -> String { "\(prefix)Bundle\(index)" }
    var product: String { "\(prefix)Product" }

    /// An enum whose cases are keys of maps.
    var nameOfKeys: String { "\(prefix)Keys" }

    /// What the elements of a protocol's map are found by.
    func mapKeyType(_ promise: Int) -> String { ["Int", "String", nameOfKeys][promise % 3] }

    /// A key in one of the ways to write it, of which all are equal.
    func mapKey(_ promise: Int, _ key: Int, spelling: Int) -> String {
        let digit = String(key % 10)
        let spellings =
            switch promise % 3 {
            case 0: ["\(key)", "0x\(String(key, radix: 16))", "0b\(String(key, radix: 2))", "0_0\(key)"]
            case 1: ["\"\(key / 10)\(digit)\"", "\"\(key / 10)\\u{3\(digit)}\"", "#\"\(key / 10)\(digit)\"#"]
            default: [".k\(key)", "\(nameOfKeys).k\(key)"]
            }
        return spellings[spelling % spellings.count]
    }

    func mapKey(of making: Making, spelling: Int) -> String? {
        guard let list = making.list, let key = making.mapKey else { return nil }
        return mapKey(list, key, spelling: spelling)
    }

    /// The name of a scope's class.
    func className(ofScope index: Int) -> String { "\(prefix)Area\(index)" }

    /// A key as a type is written.
    func type(_ key: Key) -> String {
        switch key {
        case .thing(let index): typeName(ofThing: index)
        case .promise(let index): "any \(name(ofPromise: index))"
        case .value(let index): name(ofValue: index)
        case .maker(let index): "@Sendable () -> \(name(ofValue: index))"
        case .maybe(let index): "\(name(ofValue: index))?"
        case .list(let index): "[any \(name(ofPromise: index))]"
        case .map(let index): "[\(mapKeyType(index)): any \(name(ofPromise: index))]"
        case .tagged(let key, _): type(key)
        }
    }

    /// A key as a manifest has it.
    func metatype(_ key: Key) -> String {
        switch key {
        case .thing, .value, .maybe, .list, .map: "\(type(key)).self"
        case .promise, .maker: "(\(type(key))).self"
        case .tagged(let key, _): metatype(key)
        }
    }

    /// What the generated code calls what is exposed under a key.
    func memberName(_ key: Key) -> String { Self.lowerCamel(identifier(key)) }

    func makerName(_ key: Key) -> String {
        "make" + identifier(key).prefix(1).uppercased() + identifier(key).dropFirst()
    }

    /// What the generated code calls what is handed in under a key.
    func label(_ key: Key) -> String {
        switch key {
        case .maker(let index): Self.lowerCamel("\(prefix)Maker\(index)")
        case .maybe(let index): Self.lowerCamel("\(prefix)Maybe\(index)")
        default: memberName(key)
        }
    }

    private func identifier(_ key: Key) -> String {
        switch key {
        case .thing(let index): name(ofThing: index) + (things[index].argument.map { "Of" + name(ofValue: $0) } ?? "")
        case .promise(let index): name(ofPromise: index)
        case .value(let index): name(ofValue: index)
        case .maker(let index): "\(name(ofValue: index))Closure"
        case .maybe(let index): "Optional\(name(ofValue: index))"
        case .list(let index): "\(name(ofPromise: index))Array"
        case .map(let index): "\(name(ofPromise: index))By\(mapKeyType(index))"
        case .tagged(let key, let mark): name(ofMark: mark) + identifier(key)
        }
    }

    private static func lowerCamel(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

    /// A value of a key's type, for whoever hands one in.
    func expression(_ key: Key, id: String) -> String {
        switch key {
        case .value(let index), .maybe(let index): "\(name(ofValue: index))(id: \(id))"
        case .maker(let index): "{ \(name(ofValue: index))(id: \(id)) }"
        case .promise(let index): "\(name(ofDouble: index))(id: \(id))"
        case .tagged(let key, _): expression(key, id: id)
        case .thing, .list, .map: preconditionFailure("things are not handed in")
        }
    }

    /// A parameter's type, without `@escaping`.
    func type(_ request: Request) -> String {
        switch request {
        case .instance(let key): type(key)
        case .optional(.promise(let index)): "(\(type(.promise(index))))?"
        case .optional(let key): "\(type(key))?"
        case .defaulted: "Int"
        case .closure(let arguments, let result, let form) where form.isOptional:
            "(\(closureType(arguments, form, type(result))))?"
        case .closure(let arguments, let result, let form):
            closureType(arguments, form, type(result))
        case .opening(let arguments, let result, let form, isTuple: false):
            closureType(arguments, form, "Opened<\(type(result))>")
        case .opening(let arguments, let result, let form, isTuple: true):
            closureType(arguments, form, "(\(type(result)), end: @Sendable () async -> Void)")
        }
    }

    /// A parameter's type as an initializer has it.
    func parameterType(_ request: Request) -> String {
        switch request {
        // What is optional escapes anyway.
        case .closure(_, _, let form) where form.isOptional: type(request)
        case .closure, .opening: "@escaping \(type(request))"
        case .instance, .optional: type(request)
        case .defaulted: "Int = 0"
        }
    }

    /// `async throws(Refused0) `
    func words(isAsync: Bool, isThrowing: Bool, _ error: Int?) -> String {
        let kind = error.map { $0 == Effects.ended ? "(ScopeEnded)" : "(Refused\($0))" } ?? ""
        return (isAsync ? "async " : "") + (isThrowing ? "throws\(kind) " : "")
    }

    private func closureType(_ arguments: [Key], _ form: ClosureForm, _ result: String) -> String {
        let actor = form.actor.map { "@\($0.rawValue) " } ?? ""
        let sendable = form.isSendable ? "@Sendable " : ""
        let effects = words(isAsync: form.isAsync, isThrowing: form.isThrowing, form.error)
        return "\(actor)\(sendable)(\(arguments.map(type).joined(separator: ", "))) \(effects)-> \(result)"
    }
}
