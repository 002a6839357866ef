extension Lexer {
    /// Moves past the `}` that closes the brace before `position`; false where the file ends first.
    ///
    /// Bodies are most of a file, and none of their tokens matter: this loop looks only for braces and for what can
    /// hide one. It is ordered by how often a byte occurs.
    mutating func skipBraces() -> Bool {
        var depth = 1
        while position < end {
            skipPlainBytes()
            guard position < end else { return false }
            if base[position] == ASCII.leftBrace {
                position += 1
                depth += 1
            } else if base[position] == ASCII.rightBrace {
                position += 1
                depth -= 1
                if depth == 0 { return true }
            } else {
                position = endOfOpaque(at: position)
            }
        }
        return false
    }

    /// Moves to the next byte that is a brace or may hide one, eight at once as long as there is none.
    private mutating func skipPlainBytes() {
        while position &+ 8 <= end {
            let next = base + position
            let first = classes[Int(next[0])] & classes[Int(next[1])] & classes[Int(next[2])] & classes[Int(next[3])]
            let last = classes[Int(next[4])] & classes[Int(next[5])] & classes[Int(next[6])] & classes[Int(next[7])]
            guard first & last & ByteClass.plain != 0 else { break }
            position = position &+ 8
        }
        while position < end, classes[Int(base[position])] & ByteClass.plain != 0 { position = position &+ 1 }
    }

    /// Moves past the bracket that closes the one before `position`; false, and to where it stopped, at the end of the
    /// file or at a `}` that closes something outside.
    mutating func skipGroup(closing: UInt8, opening: UInt8) -> Bool {
        var depth = 1
        var braces = 0
        while position < end {
            if classes[Int(base[position])] > ByteClass.punctuation {
                position += 1
            } else if base[position] == closing {
                position += 1
                depth -= 1
                if depth == 0 { return true }
            } else if base[position] == opening {
                position += 1
                depth += 1
            } else if classes[Int(base[position])] & ByteClass.plain != 0 {
                position += 1
            } else if base[position] == ASCII.leftBrace {
                position += 1
                braces += 1
            } else if base[position] == ASCII.rightBrace {
                if braces == 0 { return false }
                position += 1
                braces -= 1
            } else {
                position = endOfOpaque(at: position)
            }
        }
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
