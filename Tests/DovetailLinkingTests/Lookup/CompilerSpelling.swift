import DovetailLinking
import Foundation

/// Writes our types and the compiler's in one form, so that they can be compared.
struct CompilerSpelling {
    /// Names of the scanned modules.
    let modules: Set<String>
    /// What the compiler calls the generic parameters that are in sight: `A` for the first of the outermost type, `A1` for that of the next.
    let parameters: [String: String]

    /// What `swift demangle` writes, without the modules that are not scanned and the marks of private types.
    func normalized(_ demangled: String) -> String {
        let unmarked = demangled.replacing("`", with: "").replacing(/\((\S+) in _[0-9A-F]+\)/) { String($0.output.1) }
        let isComposition = unmarked.first == "(" && unmarked.last == ")" && unmarked.contains(" & ")
        let bare = isComposition ? String(unmarked.dropFirst().dropLast()) : unmarked
        let plain = bare.replacing("\u{A0}", with: " ").replacing(/\(extension in \w+\):/, with: "")
        return plain.replacing(/[\w.]+/) { normalized(chain: String($0.output)) }
    }

    private func normalized(chain: String) -> String {
        let names = chain.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard names.count > 1, let first = names.first else { return chain }
        if Self.binaryModules.contains(first) { return names.dropFirst().joined(separator: ".") }
        guard first.wholeMatch(of: /[A-Z]\d?/) != nil else { return chain }
        // An associated type is written with its protocol: `A.App.Store.Item`.
        var result = [first]
        var index = 1
        while index < names.count {
            let isModule = modules.contains(names[index]) || Self.binaryModules.contains(names[index])
            if isModule, index + 2 < names.count { index += 2 }
            result.append(names[index])
            index += 1
        }
        return result.joined(separator: ".")
    }

    private static let binaryModules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "_Concurrency", "Synchronization", "Dispatch", "__C",
        "FoundationNetworking",
    ]

    func spelling(_ type: ResolvedType) -> String {
        switch type {
        case .nominal(let nominal): spelling(nominal)
        case .existential(let parts), .composition(let parts):
            parts.isEmpty ? "Any" : parts.map(spelling).joined(separator: " & ")
        case .opaque(let parts): "some " + parts.map(spelling).joined(separator: " & ")
        case .optional(.function(let function)): "(\(spelling(function)))?"
        case .optional(let wrapped): "\(spelling(wrapped))?"
        case .array(let element): "[\(spelling(element))]"
        case .dictionary(let key, let value): "[\(spelling(key)) : \(spelling(value))]"
        case .tuple(let elements): "(\(elements.map(spelling).joined(separator: ", ")))"
        case .function(let function): spelling(function)
        case .metatype(.existential(let parts)): "\(spelling(.existential(parts))).Protocol"
        case .metatype(let instance): "\(spelling(instance)).Type"
        case .existentialMetatype(let instance): "\(spelling(instance)).Type"
        case .genericParameter(let name): spelling(parameter: name)
        case .integer(let digits): digits
        case .marked(let mark, let marked): mark.rawValue + spelling(marked)
        case .verbatim(let spelling): "verbatim \(spelling)"
        }
    }

    private func spelling(_ nominal: NominalType) -> String {
        let components = nominal.path.indices.map { index in
            let isLast = index == nominal.path.count - 1
            let outer = index < nominal.outerArguments.count ? nominal.outerArguments[index] : []
            let arguments = isLast ? nominal.arguments : outer
            return nominal.path[index]
                + (arguments.isEmpty ? "" : "<\(arguments.map(spelling).joined(separator: ", "))>")
        }
        let root = nominal.extendedModule ?? nominal.module ?? ""
        return ((root.isEmpty ? [] : [root]) + components).joined(separator: ".")
    }

    private func spelling(_ element: ResolvedType.Element) -> String {
        guard let label = element.label else { return spelling(element.type) }
        return "\(label): \(spelling(element.type))"
    }

    private func spelling(_ function: ResolvedFunctionType) -> String {
        let parameters = function.parameters.map { ($0.specifiers + [spelling($0.type)]).joined(separator: " ") }
            .joined(separator: ", ")
        let sendable = function.isSendable ? "@Sendable " : ""
        let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
        return "\(sendable)(\(parameters))\(effects) -> \(spelling(function.result))"
    }

    private func spelling(parameter name: String) -> String {
        let components = name.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = parameters[components[0]] else {
            // An associated type seen from inside its protocol.
            return parameters["Self"].map { "\($0).\(name)" } ?? name
        }
        return ([first] + components.dropFirst()).joined(separator: ".")
    }
}
