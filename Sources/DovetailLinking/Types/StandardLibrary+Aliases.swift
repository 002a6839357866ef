import DovetailSyntax

extension StandardLibrary {
    /// Other names of types, with the path that they stand for; `TimeInterval`, which is Foundation's, is as well known as
    /// those of the standard library. Arguments are taken over.
    private static let aliases: [String: [String]] = [
        "BooleanLiteralType": ["Bool"], "CBool": ["Bool"], "CChar": ["Int8"], "CChar16": ["UInt16"],
        "CChar32": ["Unicode", "Scalar"], "CChar8": ["UInt8"], "CDouble": ["Double"], "CFloat": ["Float"],
        "CInt": ["Int32"], "CLongLong": ["Int64"], "CShort": ["Int16"], "CSignedChar": ["Int8"],
        "CUnsignedChar": ["UInt8"], "CUnsignedInt": ["UInt32"], "CUnsignedLongLong": ["UInt64"],
        "CUnsignedShort": ["UInt16"], "CountableClosedRange": ["ClosedRange"],
        "CountablePartialRangeFrom": ["PartialRangeFrom"], "CountableRange": ["Range"],
        "DictionaryLiteral": ["KeyValuePairs"], "ExtendedGraphemeClusterType": ["String"], "Float32": ["Float"],
        "Float64": ["Double"], "FloatLiteralType": ["Double"], "IntegerLiteralType": ["Int"],
        "StringLiteralType": ["String"], "TimeInterval": ["Double"], "UTF16": ["Unicode", "UTF16"],
        "UTF32": ["Unicode", "UTF32"], "UTF8": ["Unicode", "UTF8"], "UnicodeScalar": ["Unicode", "Scalar"],
        "UnicodeScalarType": ["String"],
    ]

    /// A well-known type in the language's own sugar where it has some, and without the aliases that lead to it.
    static func type(_ name: String, _ arguments: [ResolvedType]) -> ResolvedType? {
        switch (name, arguments.count) {
        case ("Optional", 1): return .optional(arguments[0])
        case ("Array", 1): return .array(arguments[0])
        case ("Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
        case ("Void", 0): return .tuple([])
        case ("Codable", 0): return .composition([plain("Decodable"), plain("Encodable")])
        case ("AnyClass", 0): return .existentialMetatype(.existential([plain("AnyObject")]))
        default: break
        }
        if let path = aliases[name] { return plain(path, arguments) }
        guard typeNames.contains(name) || protocols[name] != nil else { return nil }
        return plain([name], arguments)
    }

    /// What a collection calls the types that it is made of, its generic parameters and the aliases beside them.
    static func member(_ name: String, of path: [String], _ arguments: [ResolvedType]) -> ResolvedType? {
        switch (path.last, arguments.count, name) {
        case ("Array", 1, "Element"), ("ArraySlice", 1, "Element"), ("ContiguousArray", 1, "Element"),
            ("Set", 1, "Element"):
            return arguments[0]
        case ("Array", 1, "Index"), ("ArraySlice", 1, "Index"), ("ContiguousArray", 1, "Index"): return plain("Int")
        case ("InlineArray", 2, "Element"): return arguments[1]
        case ("Array", 1, "SubSequence"): return plain(["ArraySlice"], arguments)
        case ("Dictionary", 2, "Key"): return arguments[0]
        case ("Dictionary", 2, "Value"): return arguments[1]
        case ("Dictionary", 2, "Element"):
            return .tuple([
                ResolvedType.Element(label: "key", type: arguments[0]),
                ResolvedType.Element(label: "value", type: arguments[1]),
            ])
        case ("String", 0, "Element"), ("Substring", 0, "Element"): return plain("Character")
        case ("String", 0, "SubSequence"): return plain("Substring")
        default: return nil
        }
    }

    /// What the generic parameters of a type stand for, by the names that its extensions know them by.
    static func parameters(of type: NominalType) -> [String: ResolvedType] {
        guard type.module == nil, let names = parameterNames(of: type.path) else { return [:] }
        return Dictionary(zip(names, type.arguments)) { first, _ in first }
    }

    /// Nil where they are not known.
    static func parameterNames(of path: [String]) -> [String]? {
        path.count == 1 ? parameterNames[path[0]] : nil
    }

    private static let parameterNames: [String: [String]] = [
        "Array": ["Element"], "ArraySlice": ["Element"], "AsyncStream": ["Element"],
        "AsyncThrowingStream": ["Element", "Failure"], "ClosedRange": ["Bound"], "ContiguousArray": ["Element"],
        "Dictionary": ["Key", "Value"], "Optional": ["Wrapped"], "Range": ["Bound"], "Result": ["Success", "Failure"],
        "Set": ["Element"], "Task": ["Success", "Failure"], "UnsafeMutablePointer": ["Pointee"],
        "UnsafePointer": ["Pointee"],
    ]

    private static func plain(_ name: String) -> ResolvedType { plain([name], []) }

    private static func plain(_ path: [String], _ arguments: [ResolvedType]) -> ResolvedType {
        let isProtocol = path.count == 1 && protocols[path[0]] != nil
        return .nominal(
            NominalType(
                module: nil,
                path: path,
                arguments: arguments,
                kind: isProtocol ? .protocol : nil,
                access: .public
            )
        )
    }
}
