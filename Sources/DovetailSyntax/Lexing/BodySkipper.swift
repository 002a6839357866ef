extension Lexer {
    /// Moves past the `}` that closes the brace before `position`; false where the file ends first.
    ///
    /// Bodies are most of a file, and none of their tokens matter: this loop looks only for braces and for what can
    /// hide one. It is ordered by how often a byte occurs.
    mutating func skipBraces() -> Bool {
        let base = self.base
        let end = self.end
        let (lowerA, lowerZ, space) = (ASCII.lowerA, ASCII.lowerZ, ASCII.space)
        var index = position
        var depth = 1
        while index < end {
            let byte = base[index]
            if byte >= lowerA {
                index += 1
                if byte <= lowerZ { continue }
                if byte == ASCII.rightBrace {
                    depth -= 1
                    if depth == 0 {
                        position = index
                        return true
                    }
                } else if byte == ASCII.leftBrace {
                    depth += 1
                }
            } else if byte == space {
                index += 1
            } else if byte == ASCII.quote || byte == ASCII.slash || byte == ASCII.pound || byte == ASCII.backtick {
                index = endOfOpaque(at: index)
            } else {
                index += 1
            }
        }
        position = end
        return false
    }

    /// Moves past the bracket that closes the one before `position`; false, and to where it stopped, at the end of the
    /// file or at a `}` that closes something outside.
    mutating func skipGroup(closing: UInt8, opening: UInt8) -> Bool {
        let base = self.base
        let end = self.end
        var index = position
        var depth = 1
        var braces = 0
        while index < end {
            let byte = base[index]
            if byte == closing {
                index += 1
                depth -= 1
                if depth == 0 {
                    position = index
                    return true
                }
            } else if byte == opening {
                index += 1
                depth += 1
            } else if byte == ASCII.leftBrace {
                index += 1
                braces += 1
            } else if byte == ASCII.rightBrace {
                if braces == 0 { break }
                index += 1
                braces -= 1
            } else if byte == ASCII.quote || byte == ASCII.slash || byte == ASCII.pound || byte == ASCII.backtick {
                index = endOfOpaque(at: index)
            } else {
                index += 1
            }
        }
        position = index
        return false
    }

    /// The offset behind the string, comment, regex literal or quoted name at `index`; behind its byte where it
    /// begins none.
    private mutating func endOfOpaque(at index: Int) -> Int {
        switch base[index] {
        case ASCII.quote:
            return endOfString(quote: index, poundCount: 0)
        case ASCII.backtick:
            return endOfBackticks(from: index)
        case ASCII.slash:
            if isComment(at: index) { return endOfComment(from: index) }
            guard slashStartsRegex(at: index) else { return index + 1 }
            return endOfRegex(from: index) ?? index + 1
        default:
            var quote = index
            while quote < end, base[quote] == ASCII.pound { quote += 1 }
            if byte(at: quote) == ASCII.quote { return endOfString(quote: quote, poundCount: quote - index) }
            if byte(at: quote) == ASCII.slash { return endOfExtendedRegex(from: index, poundCount: quote - index) }
            return quote
        }
    }
}
