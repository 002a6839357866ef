extension Lexer {
    /// Moves to the next byte that is neither blank nor comment, and tells whether a line ended on the way.
    mutating func skipTrivia() -> Bool {
        var sawLineEnd = position == 0
        while position < end {
            if base[position] == ASCII.space {
                position += 1
            } else if classes[Int(base[position])] & ByteClass.trivia == 0 {
                break
            } else if classes[Int(base[position])] == ByteClass.lineEnd {
                sawLineEnd = true
                position += 1
            } else if classes[Int(base[position])] == ByteClass.blank {
                position += 1
            } else {
                guard isComment(at: position) else { break }
                if skipComment() { sawLineEnd = true }
            }
        }
        return sawLineEnd
    }

    /// Moves past a comment, and tells whether a line ends in it.
    private mutating func skipComment() -> Bool {
        let start = position
        position = endOfComment(from: start)
        // A line comment holds none, and the line end behind it is blank.
        return base[start + 1] == ASCII.asterisk && containsLineEnd(from: start, to: position)
    }

    /// Moves past a byte order mark and a `#!` line.
    mutating func skipFileHeader() {
        if byte(at: 0) == 0xEF, byte(at: 1) == 0xBB, byte(at: 2) == 0xBF { position = 3 }
        if byte(at: position) == ASCII.pound, byte(at: position + 1) == ASCII.exclamationMark {
            position = endOfLine(from: position)
        }
    }

    /// Whether the slash at `index` begins a comment.
    func isComment(at index: Int) -> Bool {
        let following = byte(at: index + 1)
        return following == ASCII.slash || following == ASCII.asterisk
    }

    /// The offset behind the comment that begins at `start`. A line comment ends before its line end.
    mutating func endOfComment(from start: Int) -> Int {
        let isLineComment = byte(at: start + 1) == ASCII.slash
        let finish = isLineComment ? endOfLine(from: start) : endOfBlockComment(from: start)
        var index = start
        while index > 0, index != commentEnd, ASCII.isBlank(base[index - 1]) { index -= 1 }
        if index != commentEnd { commentStart = start }
        commentEnd = finish
        return finish
    }

    private func endOfLine(from start: Int) -> Int {
        let base = self.base
        let end = self.end
        var index = start
        while index < end {
            let byte = base[index]
            if byte == ASCII.lineFeed || byte == ASCII.carriageReturn { break }
            index += 1
        }
        return index
    }

    private mutating func endOfBlockComment(from start: Int) -> Int {
        let base = self.base
        let end = self.end
        var index = start + 2
        var depth = 1
        while index < end {
            let byte = base[index]
            index += 1
            if byte == ASCII.asterisk {
                guard index < end, base[index] == ASCII.slash else { continue }
                index += 1
                depth -= 1
                if depth == 0 { return index }
            } else if byte == ASCII.slash {
                guard index < end, base[index] == ASCII.asterisk else { continue }
                index += 1
                depth += 1
            }
        }
        noteUnclosed(.comment, at: start)
        return end
    }

    /// Whether a line ends between two offsets.
    func containsLineEnd(from start: Int, to finish: Int) -> Bool {
        var index = start
        while index < finish, index < end {
            if ASCII.isLineEnd(base[index]) { return true }
            index += 1
        }
        return false
    }
}
