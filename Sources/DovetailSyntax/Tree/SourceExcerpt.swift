import DovetailDiagnostics

/// Where what is kept of a file stands in the whole file.
///
/// An offset of an excerpt is either one of a byte that is kept, or it says itself which place it stands for.
package struct SourceExcerpt: Sendable {
    /// Bytes that stand in the whole file as they stand here.
    package struct Piece: Sendable {
        /// Of the excerpt.
        package var range: Range<Int>
        /// Of the first byte in the whole.
        package var place: Place
        /// How many bytes in front of it on its line go on with a code point.
        package var continuationBytes: Int

        package init(range: Range<Int>, place: Place, continuationBytes: Int) {
            self.range = range
            self.place = place
            self.continuationBytes = continuationBytes
        }
    }

    package struct Place: Hashable, Sendable {
        package var line: Int
        package var column: Int

        package init(line: Int, column: Int) {
            (self.line, self.column) = (line, column)
        }

        /// Beyond all bytes, in the order of places.
        package var offset: Int { line << 32 | column }

        /// Nil for that of a byte.
        package init?(offset: Int) {
            guard offset >= 1 << 32 else { return nil }
            self.init(line: offset >> 32, column: offset & 0xFFFF_FFFF)
        }
    }

    /// In the order of their bytes.
    package var pieces: [Piece] = []
    /// For places behind other letters than those of ASCII, how many bytes in front of them go on with a code point.
    package var continuationBytes: [Place: Int] = [:]

    package init() {}

    func place(of offset: Int, in source: SourceText) -> Place {
        if let place = Place(offset: offset) { return place }
        guard let piece = pieces.last(where: { $0.range.lowerBound <= offset }) else {
            return Place(line: 1, column: 1)
        }
        let (first, line) = (source.lineIndex(of: piece.range.lowerBound), source.lineIndex(of: offset))
        return first == line
            ? Place(line: piece.place.line, column: piece.place.column + offset - piece.range.lowerBound)
            : Place(line: piece.place.line + line - first, column: offset - source.lineStarts[line] + 1)
    }

    /// How many bytes in front of a place on its line go on with a code point.
    func continuationBytes(before place: Place, in source: SourceText) -> Int {
        if let known = continuationBytes[place] { return known }
        for piece in pieces {
            let line = source.lineIndex(of: piece.range.lowerBound) + place.line - piece.place.line
            guard place.line >= piece.place.line, line < source.lineStarts.count else { continue }
            let isFirst = place.line == piece.place.line
            let start = isFirst ? piece.range.lowerBound : source.lineStarts[line]
            let end = start + place.column - (isFirst ? piece.place.column : 1)
            guard start <= end, end <= piece.range.upperBound else { continue }
            return (isFirst ? piece.continuationBytes : 0) + source.continuationBytes(in: start..<end)
        }
        return 0
    }
}
