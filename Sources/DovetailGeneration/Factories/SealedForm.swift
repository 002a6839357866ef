import DovetailLinking
import DovetailSyntax

/// How a parameter passes from the composition into a factory: its type there, and the expression that gives the initialiser the real value.
struct SealedForm {
    /// The type that the factory takes.
    var typeText: String
    /// What the call passes on, given the parameter's name.
    var unsealed: String
}

extension TypeWriter {
    /// - Parameters:
    ///   - name: The factory's parameter, as it is to be written.
    ///   - seal: Gives the name of the struct that hides a type, or nil.
    func sealedForm(
        of parameter: LinkedParameter,
        name: String,
        access: AccessLevel,
        seal: (ResolvedType) -> ResolvedType?
    ) -> SealedForm {
        let declared = parameter.declaredType ?? parameter.type
        let form = valueForm(of: parameter.type, declared, name, access, seal)
        return SealedForm(typeText: parameterText(form.type, for: access), unsealed: form.unsealed)
    }

    /// The type that the factory takes for a value of a type, and the value as one of the declared type, given what it is called.
    private func valueForm(
        of type: ResolvedType,
        _ declared: ResolvedType,
        _ name: String,
        _ access: AccessLevel,
        _ seal: (ResolvedType) -> ResolvedType?
    ) -> (type: ResolvedType, unsealed: String) {
        switch LinkedParameter.Request(type) {
        case .instance:
            return seal(type).map { ($0, "\(name).value") } ?? (type, name)
        case .optional(let wrapped):
            var innermost = wrapped
            if case .optional(let inner) = declared { innermost = inner }
            let inner = valueForm(of: wrapped, innermost, "value", access, seal)
            let value =
                switch inner.unsealed {
                case "value": name
                case "value.value": "\(name)?.value"
                case let unsealed where innermost.isAsyncWithTypedError:
                    // The compiler crashes where such a function goes through what is generic.
                    "{ (value: \(text(.optional(inner.type), for: .internal))) -> \(text(.optional(innermost), for: .internal)) in "
                        + "if let value { \(unsealed) } else { nil } }(\(name))"
                // The compiler does not find out the type of a closure that gives back a closure.
                default: "\(name).map { value -> \(postfixText(innermost)) in \(inner.unsealed) }"
                }
            return (.optional(inner.type), value)
        case .closure(let arguments, let result):
            return closureForm(of: type, name, access, arguments, result, nil, seal)
        case .opening(let arguments, let result, let form):
            // What is opened is no function that the compiler could convert.
            let isConverted = type.identity != declared.identity
            return closureForm(of: type, name, access, arguments, result, form, isConverted: isConverted, seal)
        }
    }

    /// The type's text where more follows it.
    private func postfixText(_ type: ResolvedType) -> String {
        let text = text(type, for: .internal)
        if case .function = type { return "(\(text))" }
        return text
    }

    private func closureForm(
        of type: ResolvedType,
        _ name: String,
        _ access: AccessLevel,
        _ arguments: [ResolvedType],
        _ result: ResolvedType,
        _ form: LinkedParameter.OpeningForm?,
        isConverted: Bool = false,
        _ seal: (ResolvedType) -> ResolvedType?
    ) -> (type: ResolvedType, unsealed: String) {
        guard case .function(var function) = type else {
            preconditionFailure("a request for a closure has a function type")
        }
        let sealedResult = seal(result)
        let sealedArguments = arguments.map(seal)
        if !isConverted, sealedResult == nil, sealedArguments.allSatisfy({ $0 == nil }) { return (type, name) }
        let names = arguments.indices.map { "argument\($0 + 1)" }
        var passed: [String] = []
        for index in arguments.indices {
            guard let sealed = sealedArguments[index] else {
                passed.append(names[index])
                continue
            }
            function.parameters[index].type = sealed
            passed.append("\(text(sealed, for: .internal))(value: \(names[index]))")
        }
        let effects = (function.isThrowing ? "try " : "") + (function.isAsync ? "await " : "")
        let call = "\(effects)\(name)(\(passed.joined(separator: ", ")))"
        let list = names.joined(separator: ", ")
        var head = names.isEmpty ? "{" : "{ \(list) in"
        // Of its own the compiler takes a closure to throw any error.
        if let thrown = function.thrownType { head = "{ (\(list)) throws(\(text(thrown, for: .internal))) in" }
        switch form {
        case nil:
            function.result = sealedResult ?? function.result
            return (.function(function), "\(head) \(call)" + (sealedResult == nil ? "" : ".value") + " }")
        case .opened:
            function.result = .nominal(
                NominalType(
                    module: nil,
                    path: ["Opened"],
                    arguments: [sealedResult ?? result],
                    kind: nil,
                    access: .public
                )
            )
            use(module: "Dovetail", for: access)
            let value = sealedResult == nil ? "opened.value" : "opened.value.value"
            let opened = "\(runtime("Opened"))(\(value), end: opened.end)"
            return (.function(function), "\(head)\n    let opened = \(call)\n    return \(opened)\n}")
        case .tuple(let end):
            function.result = .tuple([
                ResolvedType.Element(type: sealedResult ?? result),
                ResolvedType.Element(label: "end", type: .function(end)),
            ])
            let value = sealedResult == nil ? "opened.0" : "opened.0.value"
            let opened = "(\(value), end: opened.end)"
            return (.function(function), "\(head)\n    let opened = \(call)\n    return \(opened)\n}")
        }
    }
}

extension ResolvedType {
    fileprivate var isAsyncWithTypedError: Bool {
        if case .function(let function) = self { function.isAsync && function.thrownType != nil } else { false }
    }
}
