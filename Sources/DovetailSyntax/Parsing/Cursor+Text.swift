extension Cursor {
    /// The code of a range with comments dropped and every run of trivia a single space, as wide as a line may be.
    func collapsedText(_ range: Range<Int>) -> String {
        var reader = lexer
        reader.position = range.lowerBound
        var result = ""
        var previousEnd = range.lowerBound
        while true {
            let token = reader.next()
            guard token.kind != .endOfFile, token.start < range.upperBound else { return result }
            if token.start > previousEnd, !result.isEmpty { result += " " }
            result += text(token.range)
            previousEnd = token.end
        }
    }
}
