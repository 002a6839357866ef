package import DovetailDiagnostics

extension SourceText {
    /// The column of one of its places in Unicode code points, from one.
    package func codePointColumn(of location: SourceLocation) -> Int {
        if let excerpt {
            let place = SourceExcerpt.Place(line: location.line, column: location.column)
            return location.column - excerpt.continuationBytes(before: place, in: self)
        }
        guard lineStarts.indices.contains(location.line - 1) else { return location.column }
        let start = lineStarts[location.line - 1]
        let end = start + location.column - 1
        guard start <= end, end <= bytes.count else { return location.column }
        return location.column - continuationBytes(in: start..<end)
    }

    /// How many of some bytes go on with a code point: they begin with the bits 10.
    package func continuationBytes(in range: Range<Int>) -> Int {
        bytes[range].count { $0 & 0b1100_0000 == 0b1000_0000 }
    }

    /// Whether no column differs in bytes and in code points.
    package var isASCII: Bool {
        bytes.withUnsafeBytes { memory in
            var index = 0
            // Eight bytes at once.
            while index + 8 <= memory.count {
                if memory.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 {
                    return false
                }
                index += 8
            }
            while index < memory.count {
                if memory[index] >= 0x80 { return false }
                index += 1
            }
            return true
        }
    }
}
