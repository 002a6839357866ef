/// A sentence of which some parts are names from the user's sources, for texts of several forms.
package struct Sentence: Hashable, Sendable, ExpressibleByStringInterpolation {
    package enum Piece: Hashable, Sendable {
        case text(String)
        /// A name, or several between which a comma stands.
        case code(String)
    }

    package private(set) var pieces: [Piece]

    package init(_ pieces: [Piece]) {
        self.pieces = pieces
    }

    /// A message of the tool, in which names stand between backticks.
    package init(message: String) {
        let parts = message.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        guard parts.count % 2 == 1 else {
            pieces = [.text(message)]
            return
        }
        pieces = parts.enumerated().map { index, part in index % 2 == 1 ? .code(part) : .text(part) }
    }

    package init(stringLiteral value: String) {
        pieces = [.text(value)]
    }

    package init(stringInterpolation: Interpolation) {
        pieces = stringInterpolation.pieces
    }

    package struct Interpolation: StringInterpolationProtocol {
        fileprivate var pieces: [Piece] = []

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.text(literal)) }
        }

        /// A name.
        package mutating func appendInterpolation(_ name: String) { pieces.append(.code(name)) }
        /// Several names: `a`, `b` and `c`; the first few of many.
        package mutating func appendInterpolation(all names: [String], limit: Int = 8) {
            let shown = names.count - 1 > limit ? names.prefix(limit) : names[...]
            for (index, name) in shown.enumerated() {
                if index > 0 {
                    appendLiteral(index == names.count - 1 ? " and " : ", ")
                }
                pieces.append(.code(name))
            }
            if shown.count < names.count { appendLiteral(" and \(names.count - shown.count) more") }
        }
        /// Names that lead from one to the next.
        package mutating func appendInterpolation(road names: [String]) {
            for (index, name) in names.enumerated() {
                if index > 0 { appendLiteral(" → ") }
                pieces.append(.code(name))
            }
        }
        /// Words that are no name.
        package mutating func appendInterpolation(words: String) { appendLiteral(words) }
        package mutating func appendInterpolation(_ sentence: Sentence) { pieces += sentence.pieces }
    }

    package static func + (left: Sentence, right: Sentence) -> Sentence { Sentence(left.pieces + right.pieces) }

    /// As the tool's diagnostics have it: names between backticks.
    package var text: String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .code(let name): "`\(name)`"
            }
        }.joined()
    }

    /// For Markdown: names as code, whatever is in them, and nothing else that has a meaning there.
    package var markdown: String {
        pieces.map { piece in
            switch piece {
            case .text(let text): Self.escaped(text)
            case .code(let name): Self.code(name)
            }
        }.joined()
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            if #"\`*_{}[]<>#|~"#.contains(character) { escaped.append("\\") }
            escaped.append(character)
        }
        return escaped
    }

    /// Between more backticks than stand in it in a row.
    private static func code(_ name: String) -> String {
        guard name.contains("`") else { return "`\(name)`" }
        let longest = name.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        return "\(fence) \(name) \(fence)"
    }
}
