package import DovetailDiagnostics

/// The bytes of one source file, or of an excerpt of it, with the table that turns UTF-8 offsets into lines and columns.
package struct SourceText: Sendable {
    package let path: String
    package let bytes: [UInt8]
    /// The offset of the first byte of each line; LF, CRLF and lone CR each end a line.
    package let lineStarts: [Int]
    /// Nil of a whole file.
    let excerpt: SourceExcerpt?

    package init(path: String, bytes: [UInt8]) {
        self.init(path: path, bytes: bytes, excerpt: nil)
    }

    package init(path: String, bytes: [UInt8], excerpt: SourceExcerpt?) {
        self.path = path
        self.bytes = bytes
        self.excerpt = excerpt
        lineStarts = Self.lineStarts(of: bytes)
    }

    package init(path: String, _ text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    package func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    package func location(of offset: Int) -> SourceLocation {
        if let place = excerpt?.place(of: offset, in: self) {
            return SourceLocation(path: path, line: place.line, column: place.column)
        }
        let line = lineIndex(of: offset)
        return SourceLocation(path: path, line: line + 1, column: offset - lineStarts[line] + 1)
    }

    /// Of the line that holds an offset, from zero.
    package func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The number of spaces or tabs in front of the line that holds an offset.
    package func indentation(ofLineAt offset: Int) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), bytes[start - 1] != UInt8(ascii: "\r") { start -= 1 }
        var end = start
        while end < offset, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
        return end - start
    }

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        let lineFeed = UInt8(ascii: "\n")
        let carriageReturn = UInt8(ascii: "\r")
        return bytes.withUnsafeBytes { memory in
            var starts = [0]
            guard let base = memory.baseAddress else { return starts }
            let end = memory.count
            var index = 0
            while index < end {
                // Eight bytes at once, most of the time: the high bit of a byte is set if it is below 0x0E, as line ends are.
                if index + 8 <= end {
                    let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                    let found = (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
                    if found == 0 {
                        index += 8
                        continue
                    }
                    // The lowest of those bits is right; those above may be set by what it borrowed.
                    index += found.trailingZeroBitCount / 8
                }
                let byte = memory[index]
                index += 1
                if byte == lineFeed {
                    starts.append(index)
                } else if byte == carriageReturn, index >= end || memory[index] != lineFeed {
                    starts.append(index)
                }
            }
            return starts
        }
    }
}
