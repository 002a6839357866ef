/// The part of the DOT language that is written: what Graphviz reads is at least this.
enum DOTGrammar {
    private enum Token: Equatable {
        case word(String)
        case text(String)
        case mark(String)
    }

    /// What is wrong with a graph; nil for nothing.
    static func fault(in graph: String) -> String? {
        guard let tokens = tokens(in: graph) else { return "a text has no end" }
        var rest = tokens[...]
        guard take([.word("digraph"), .word("Dovetail"), .mark("{")], &rest) else { return "no digraph" }
        if let fault = statements(&rest) { return fault }
        return rest.isEmpty ? nil : "something stands behind the graph"
    }

    /// All quoted texts.
    static func texts(in graph: String) -> [String] {
        (tokens(in: graph) ?? []).compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    private static func statements(_ rest: inout ArraySlice<Token>) -> String? {
        while let token = rest.first, token != .mark("}") {
            guard case .word(let word) = token else { return "a statement begins with \(token)" }
            rest.removeFirst()
            if word == "subgraph" {
                guard case .word = rest.popFirst(), take([.mark("{")], &rest) else {
                    return "a subgraph without a name"
                }
                if let fault = statements(&rest) { return fault }
                continue
            }
            if take([.mark("=")], &rest) {
                guard isValue(rest.popFirst()) else { return "\(word) has no value" }
            } else {
                if take([.mark("->")], &rest) {
                    guard case .word = rest.popFirst() else { return "an edge to nothing" }
                }
                if take([.mark("[")], &rest) {
                    repeat {
                        guard case .word = rest.popFirst(), take([.mark("=")], &rest), isValue(rest.popFirst()) else {
                            return "no attribute of \(word)"
                        }
                    } while take([.mark(",")], &rest)
                    guard take([.mark("]")], &rest) else { return "attributes of \(word) without an end" }
                }
            }
            guard take([.mark(";")], &rest) else { return "\(word) without a semicolon" }
        }
        return take([.mark("}")], &rest) ? nil : "no closing brace"
    }

    private static func isValue(_ token: Token?) -> Bool {
        switch token {
        case .word, .text: true
        case .mark, nil: false
        }
    }

    private static func take(_ tokens: [Token], _ rest: inout ArraySlice<Token>) -> Bool {
        guard rest.starts(with: tokens) else { return false }
        rest.removeFirst(tokens.count)
        return true
    }

    private static func tokens(in graph: String) -> [Token]? {
        var tokens: [Token] = []
        var rest = Substring(graph)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" {
                rest.removeFirst()
                var text = ""
                while let next = rest.popFirst(), next != "\"" {
                    if next == "\\", let escaped = rest.popFirst() {
                        text.append(escaped == "n" ? "\n" : escaped)
                    } else {
                        text.append(next)
                    }
                    if rest.isEmpty { return nil }
                }
                tokens.append(.text(text))
            } else if first.isASCII, first.isLetter || first.isNumber || first == "_" {
                let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
                tokens.append(.word(String(word)))
                rest.removeFirst(word.count)
            } else {
                let mark = rest.hasPrefix("->") ? "->" : String(first)
                tokens.append(.mark(mark))
                rest.removeFirst(mark.count)
            }
        }
        return tokens
    }
}
