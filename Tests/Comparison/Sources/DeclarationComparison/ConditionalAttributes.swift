/// Takes `#if … #endif` around attributes apart.
///
/// The oracle gives such a block as one text. The scanner gives each attribute its whole condition, so that this has to find the conditions
/// again, in its own way.
enum ConditionalAttributes {
    /// One `#if` that is open.
    private struct Block {
        var earlier: [String]
        var current: String

        /// What has to hold for the branch that is being read.
        var condition: String {
            if earlier.isEmpty { return current }
            let negations = earlier.map { "!(\($0))" }
            return (current.isEmpty ? negations : negations + ["(\(current))"]).joined(separator: " && ")
        }
    }

    /// Each attribute of a block, with its conditions in front, outermost first.
    static func separated(_ text: String) -> [String] {
        var open: [Block] = []
        var separated: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let line = withoutComment(line.drop(while: \.isWhitespace))
            if line.hasPrefix("#if ") {
                open.append(Block(earlier: [], current: String(line.dropFirst("#if ".count))))
            } else if line.hasPrefix("#elseif "), let block = open.popLast() {
                let condition = String(line.dropFirst("#elseif ".count))
                open.append(Block(earlier: block.earlier + [block.current], current: condition))
            } else if line.hasPrefix("#else"), let block = open.popLast() {
                open.append(Block(earlier: block.earlier + [block.current], current: ""))
            } else if line.hasPrefix("#endif") {
                open.removeLast()
            } else {
                let conditions = open.map { "#if \($0.condition) " }.joined()
                for piece in attributes(line) {
                    // A line without `@` at its head goes on with the arguments of the one before.
                    if piece.hasPrefix("@") {
                        separated.append(conditions + piece)
                    } else if !separated.isEmpty {
                        separated[separated.count - 1] += piece
                    }
                }
            }
        }
        return separated
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        var line = line
        while let start = line.firstRange(of: "/*"), let end = line[start.upperBound...].firstRange(of: "*/") {
            line.removeSubrange(start.lowerBound..<end.upperBound)
        }
        return line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }

    /// The line cut before every `@` that stands outside of parentheses.
    private static func attributes(_ line: Substring) -> [Substring] {
        var pieces: [Substring] = []
        var start = line.startIndex
        var depth = 0
        for index in line.indices {
            switch line[index] {
            case "(": depth += 1
            case ")": depth -= 1
            case "@" where depth == 0 && index > start:
                pieces.append(line[start..<index])
                start = index
            default: break
            }
        }
        pieces.append(line[start...])
        return pieces
    }
}
