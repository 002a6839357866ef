extension Lexer {
    /// The offset of the first mark that a merge left in the code: a line that begins with `<<<<<<< `, and further down one with `=======` and
    /// one with `>>>>>>> `. Nil where there is none. What a string or a comment holds is no mark.
    /// - Parameter lineStarts: The offset of each line.
    func firstConflict(lineStarts: [Int]) -> Int? {
        var header = self
        header.position = 0
        header.skipFileHeader()
        // A byte order mark stands before the first line.
        var starts = lineStarts
        if header.position > 0, !starts.isEmpty { starts[0] = header.position }
        let first = starts.withUnsafeBufferPointer { starts in
            var index = 0
            while index < starts.count {
                if isMark("<<<<<<< ", at: starts[index]) { return index }
                index += 1
            }
            return -1
        }
        guard first >= 0 else { return nil }
        let rest = starts[first...]
        guard let middle = rest.firstIndex(where: { isMark("=======", at: $0) }),
            rest[middle...].contains(where: { isMark(">>>>>>> ", at: $0) })
        else { return nil }
        return beginsToken(at: starts[first]) ? starts[first] : nil
    }

    private func isMark(_ mark: StaticString, at start: Int) -> Bool {
        start + mark.utf8CodeUnitCount <= end && base[start] == mark.utf8Start[0]
            && matches(mark, from: start, to: start + mark.utf8CodeUnitCount)
    }

    private func beginsToken(at offset: Int) -> Bool {
        var lexer = self
        lexer.position = 0
        lexer.skipFileHeader()
        var token = lexer.next()
        while token.kind != .endOfFile, token.start < offset { lexer.advance(&token) }
        return token.start == offset
    }
}
