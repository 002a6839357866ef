extension ResolvedType {
    /// The type of a parameter that asks for a key in the way that this one asks for something: itself, inside an optional, or as what a closure
    /// gives back or a scope hands out.
    func asking(for key: ResolvedType) -> ResolvedType {
        if identity == key.identity { return self }
        switch self {
        case .optional(let wrapped):
            if case .optional = key, !wrapped.mayAsk(for: key) { return key }
            return .optional(wrapped.asking(for: key))
        case .function(var function):
            guard let asked = LinkedParameter.Request(self).deferredResult else { return key }
            // A closure of another type that is registered itself.
            if case .function = key, !asked.isFunction { return key }
            function.result = function.result.replacing(asked, by: key)
            return .function(function)
        default:
            return key
        }
    }

    /// Whether the key is what is asked for somewhere inside.
    private func mayAsk(for key: ResolvedType) -> Bool {
        if identity == key.identity { return true }
        switch self {
        case .optional(let wrapped): return wrapped.mayAsk(for: key)
        case .function: return LinkedParameter.Request(self).deferredResult?.identity == key.identity
        default: return false
        }
    }

    private var isFunction: Bool {
        if case .function = self { true } else { false }
    }

    /// Of what an opener gives back, the part that the scope provides.
    private func replacing(_ asked: ResolvedType, by key: ResolvedType) -> ResolvedType {
        switch self {
        case _ where self == asked:
            return key
        case .nominal(var nominal):
            nominal.arguments = [key]
            return .nominal(nominal)
        case .tuple(var elements):
            elements[0].type = key
            return .tuple(elements)
        default:
            return key
        }
    }
}

extension LinkedParameter.Request {
    /// What a closure or an opener gives back once it is called.
    fileprivate var deferredResult: ResolvedType? {
        switch self {
        case .closure(_, let result), .opening(_, let result, _): result
        case .instance, .optional: nil
        }
    }
}
