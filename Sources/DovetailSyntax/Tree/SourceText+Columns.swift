package import DovetailDiagnostics

extension SourceText {
    /// The column of one of its places in Unicode code points, from one.
    package func codePointColumn(of location: SourceLocation) -> Int {
        guard lineStarts.indices.contains(location.line - 1) else { return location.column }
        let start = lineStarts[location.line - 1]
        let end = start + location.column - 1
        guard start <= end, end <= bytes.count else { return location.column }
        // Those that go on with a code point begin with the bits 10.
        return bytes[start..<end].count { $0 & 0b1100_0000 != 0b1000_0000 } + 1
    }
}
