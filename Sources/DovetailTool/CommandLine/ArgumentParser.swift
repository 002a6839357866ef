import DovetailDiagnostics

/// Reads the arguments of a verb: `--name value` and `--name=value` in any order, and operands between them; behind `--` only operands.
struct ArgumentParser: Sendable {
    /// What is wrong with the arguments, in the user's words.
    struct Fault: Error, Equatable, CustomStringConvertible {
        var description: String
    }

    private let verb: Verb

    init(_ verb: Verb) {
        self.verb = verb
    }

    func parse(_ words: [String]) throws(Fault) -> Arguments {
        var arguments = Arguments()
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                arguments.operands += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                arguments.operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let option = try option(named: parts[0])
            let value = try value(of: option, attached: parts.count > 1 ? parts[1] : nil, &rest)
            if arguments.has(option), !option.isRepeatable { throw Fault(description: "\(option.name) is given twice") }
            arguments.add(value, to: option)
        }
        try verify(arguments)
        return arguments
    }

    private func option(named name: String) throws(Fault) -> VerbOption {
        if let option = verb.options.first(where: { $0.name == name }) { return option }
        let names = verb.options.map(\.name) + ["--help"]
        let known = names.count == 1 ? "it takes no option" : "it takes \(names.joined(separator: ", "))"
        throw Fault(description: "\(verb.name) has no option \(name); \(Self.near(name, names) ?? known)")
    }

    private func value(
        of option: VerbOption,
        attached: String?,
        _ rest: inout ArraySlice<String>
    ) throws(Fault) -> String {
        if option.value == .none {
            guard attached == nil else { throw Fault(description: "\(option.name) takes no value") }
            return ""
        }
        guard let value = attached ?? rest.popFirst() else {
            throw Fault(description: "\(option.name) has no value: \(option.usage)")
        }
        switch option.value {
        case .none, .text: break
        case .number:
            guard let number = Int(value), number >= 0 else {
                throw Fault(description: "\(option.name) takes a whole number, not \(value)")
            }
        case .choice(let words): try verify(value, of: option.name, isOneOf: words)
        }
        return value
    }

    private func verify(_ value: String, of name: String, isOneOf words: [String]) throws(Fault) {
        if words.contains(value) { return }
        let known = "it takes \(words.joined(separator: ", "))"
        throw Fault(description: "\(name) can't be \(value); \(Self.near(value, words) ?? known)")
    }

    private func verify(_ arguments: Arguments) throws(Fault) {
        if arguments.operands.count > verb.operands.count, verb.operands.last?.isRepeatable != true {
            throw Fault(description: "\(verb.name) can do nothing with \(arguments.operands[verb.operands.count])")
        }
        for (operand, value) in zip(verb.operands, arguments.operands) {
            if case .choice(let words) = operand.value { try verify(value, of: operand.name, isOneOf: words) }
        }
        if let missing = verb.operands.dropFirst(arguments.operands.count).first(where: { !$0.isOptional }) {
            throw Fault(description: "\(verb.name) needs \(missing.name), \(missing.summary)")
        }
        if let missing = verb.options.first(where: { $0.isRequired && !arguments.has($0) }) {
            let summary = missing.value == .none ? ": it \(missing.summary)" : ", \(missing.summary)"
            throw Fault(description: "\(verb.name) needs \(missing.name)\(summary)")
        }
    }

    /// What was probably meant.
    static func near(_ word: String, _ words: [String]) -> String? {
        NearMiss.of(word, among: words).map { "did you mean \($0)?" }
    }
}
