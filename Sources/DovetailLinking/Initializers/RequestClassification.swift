import DovetailSyntax

extension LinkedParameter.Request {
    /// How a parameter of a type asks for what it needs.
    package init(_ type: ResolvedType) {
        switch type {
        case .optional(let wrapped):
            self = .optional(wrapped)
        case .function(let function):
            self = Self.request(function)
        default:
            self = .instance
        }
    }

    private static func request(_ function: ResolvedFunctionType) -> LinkedParameter.Request {
        guard function.parameters.allSatisfy(canBeHandedOn) else { return .instance }
        let arguments = function.parameters.map(\.type)
        if let opened = openedType(function.result) {
            return .opening(arguments: arguments, result: opened, form: .opened)
        }
        if let (value, end) = openedTuple(function.result) {
            return .opening(arguments: arguments, result: value, form: .tuple(end: end))
        }
        return .closure(arguments: arguments, result: function.result)
    }

    /// Whether a closure can pass what it is given for this parameter on to what is made: not what may only be used during the call.
    private static func canBeHandedOn(_ parameter: ResolvedFunctionType.Parameter) -> Bool {
        if parameter.isVariadic || parameter.isAutoclosure || parameter.specifiers.contains("inout") { return false }
        if case .function = parameter.type { return parameter.isEscaping }
        return true
    }

    /// The `T` of `Opened<T>`.
    private static func openedType(_ type: ResolvedType) -> ResolvedType? {
        guard case .nominal(let nominal) = type, nominal.arguments.count == 1,
            RuntimeVocabulary.isNamed(RuntimeVocabulary.opened, nominal)
        else { return nil }
        return nominal.arguments[0]
    }

    /// The parts of `(T, end: () async -> Void)`.
    private static func openedTuple(_ type: ResolvedType) -> (ResolvedType, ResolvedFunctionType)? {
        guard case .tuple(let elements) = type, elements.count == 2, elements[1].label == "end",
            case .function(let end) = elements[1].type, end.parameters.isEmpty, end.isAsync
        else { return nil }
        return (elements[0].type, end)
    }
}

extension LinkedParameter {
    /// Its type without the optionals around it.
    package var unwrappedType: ResolvedType {
        var type = type
        while case .optional(let wrapped) = type { type = wrapped }
        return type
    }

    /// The types that go into its factory each on its own: inside of optionals, and in and out of closures.
    package var handedTypes: [ResolvedType] {
        switch unwrappedRequest {
        case .instance, .optional: [unwrappedType]
        case .closure(let arguments, let result), .opening(let arguments, let result, _): arguments + [result]
        }
    }

    /// What is asked for inside of optionals.
    package var unwrappedRequest: Request { Request(unwrappedType) }
}
