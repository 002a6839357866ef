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
    mutating func sealedForm(
        of parameter: LinkedParameter,
        name: String,
        access: AccessLevel,
        seal: (ResolvedType) -> ResolvedType?
    ) -> SealedForm {
        switch parameter.request {
        case .instance:
            let sealed = seal(parameter.type)
            return SealedForm(
                typeText: parameterText(sealed ?? parameter.type, for: access),
                unsealed: sealed == nil ? name : "\(name).value"
            )
        case .optional(let wrapped):
            let sealed = seal(wrapped)
            return SealedForm(
                typeText: text(.optional(sealed ?? wrapped), for: access),
                unsealed: sealed == nil ? name : "\(name)?.value"
            )
        case .closure(let arguments, let result):
            return closureForm(parameter, name, access, arguments, result, nil, seal)
        case .opening(let arguments, let result, let form):
            return closureForm(parameter, name, access, arguments, result, form, seal)
        }
    }

    private mutating func closureForm(
        _ parameter: LinkedParameter,
        _ name: String,
        _ access: AccessLevel,
        _ arguments: [ResolvedType],
        _ result: ResolvedType,
        _ form: LinkedParameter.OpeningForm?,
        _ seal: (ResolvedType) -> ResolvedType?
    ) -> SealedForm {
        guard case .function(var function) = parameter.type else {
            preconditionFailure("a request for a closure has a function type")
        }
        let sealedResult = seal(result)
        let sealedArguments = arguments.map(seal)
        if sealedResult == nil, sealedArguments.allSatisfy({ $0 == nil }) {
            return SealedForm(typeText: parameterText(parameter.type, for: access), unsealed: name)
        }
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
            return SealedForm(
                typeText: parameterText(.function(function), for: access),
                unsealed: "\(head) \(call)" + (sealedResult == nil ? "" : ".value") + " }"
            )
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
            return SealedForm(
                typeText: parameterText(.function(function), for: access),
                unsealed:
                    "\(head)\n    let opened = \(call)\n    return \(runtime("Opened"))(\(value), end: opened.end)\n}"
            )
        case .tuple(let end):
            function.result = .tuple([
                ResolvedType.Element(type: sealedResult ?? result),
                ResolvedType.Element(label: "end", type: .function(end)),
            ])
            let value = sealedResult == nil ? "opened.0" : "opened.0.value"
            return SealedForm(
                typeText: parameterText(.function(function), for: access),
                unsealed: "\(head)\n    let opened = \(call)\n    return (\(value), end: opened.end)\n}"
            )
        }
    }
}
