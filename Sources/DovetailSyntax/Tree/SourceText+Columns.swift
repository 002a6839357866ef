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
    func continuationBytes(in range: Range<Int>) -> Int {
        bytes[range].count { $0 & 0b1100_0000 == 0b1000_0000 }
    }
}
