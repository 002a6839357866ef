import DovetailSyntax

/// What a summary keeps of the file that is being coded besides its declarations.
struct SummarizedText {
    /// The whole file, when it is written.
    var source = SourceText(path: "", bytes: [])
    /// Whether it is known to be of ASCII alone.
    var isPlain = false
    var bytes: [UInt8] = []
    var excerpt = SourceExcerpt()
    private(set) var lastLine = 0

    init() {}

    init(of source: SourceText) {
        self.source = source
        isPlain = source.isASCII
    }

    func place(of offset: Int) -> SourceExcerpt.Place {
        let line = source.lineIndex(of: offset)
        return SourceExcerpt.Place(line: line + 1, column: offset - source.lineStarts[line] + 1)
    }

    /// How many bytes in front of an offset, on its line, go on with a code point.
    func continuationBytes(before offset: Int) -> Int {
        if isPlain { return 0 }
        return source.continuationBytes(in: source.lineStarts[source.lineIndex(of: offset)]..<offset)
    }

    mutating func advance(by lines: Int) -> Int {
        lastLine += lines
        return lastLine
    }
}

extension SummaryCoder {
    /// An offset that is needed only for its place. Lines are counted from the place before.
    mutating func code(place offset: inout Int) {
        var place = isWriting ? text.place(of: offset) : SourceExcerpt.Place(line: 0, column: 0)
        var lines = place.line - text.lastLine
        code(signed: &lines)
        code(&place.column)
        place.line = text.advance(by: lines)
        if place.line < 1 || place.column < 1 { return refuse() }
        if isWriting {
            let count = text.continuationBytes(before: offset)
            if count > 0 { text.excerpt.continuationBytes[place] = count }
        } else {
            offset = place.offset
        }
    }

    /// The bytes between braces, with their places and with how far the line of the opening brace is indented.
    mutating func code(body range: inout Range<Int>) {
        var start = range.lowerBound
        var (continuationBytes, indentation) = (0, 0)
        if isWriting {
            continuationBytes = text.continuationBytes(before: start)
            indentation = text.source.indentation(ofLineAt: start)
        }
        code(place: &start)
        code(&continuationBytes)
        code(&indentation)
        if isWriting { return append(Array(text.source.bytes[range])) }
        let bytes = readBytes()
        // As many bytes as an indentation has can't all have been left out of the summary, which is no reason to make room for more.
        if indentation > 1 << 16 { return refuse() }
        text.bytes.append(UInt8(ascii: "\n"))
        text.bytes += repeatElement(UInt8(ascii: " "), count: indentation)
        text.bytes.append(UInt8(ascii: "{"))
        range = text.bytes.count..<text.bytes.count + bytes.count
        text.bytes += bytes
        text.bytes.append(UInt8(ascii: "}"))
        guard let place = SourceExcerpt.Place(offset: start) else { return }
        text.excerpt.pieces.append(
            SourceExcerpt.Piece(range: range, place: place, continuationBytes: continuationBytes)
        )
    }

    /// An expression whose place does not matter.
    mutating func code(expression range: inout Range<Int>) {
        if isWriting {
            // What it is beyond that changes nothing.
            let isPlain = PlainValue.constructedTypes(in: text.source.text(range)) != nil
            return append(isPlain ? Array(text.source.bytes[range]) : [UInt8(ascii: "{")])
        }
        let bytes = readBytes()
        range = text.bytes.count..<text.bytes.count + bytes.count
        text.bytes += bytes
        text.bytes.append(UInt8(ascii: "\n"))
    }

    /// Files are sorted, so that most begin as the one before does.
    private mutating func code(path: inout String) {
        var bytes = Array(path.utf8)
        var count = isWriting ? zip(bytes, lastPath).prefix { $0 == $1 }.count : 0
        code(&count)
        if isWriting {
            append(Array(bytes.dropFirst(count)))
        } else {
            if count > lastPath.count { return refuse() }
            bytes = Array(lastPath[..<count]) + readBytes()
            path = String(decoding: bytes, as: UTF8.self)
        }
        lastPath = bytes
    }

    /// The file's path, and behind all else what its places need.
    mutating func code(_ file: inout ScannedFile, _ rest: (inout SummaryCoder, inout ScannedFile) -> Void) {
        text = isWriting ? SummarizedText(of: file.source) : SummarizedText()
        var path = file.source.path
        code(path: &path)
        rest(&self, &file)
        let known = text.excerpt.continuationBytes.sorted { $0.key.offset < $1.key.offset }
        var places = known.map { [$0.key.line, $0.key.column, $0.value] }
        array(&places, blank: [0, 0, 0]) { coder, place in
            for index in place.indices { coder.code(&place[index]) }
        }
        if isWriting { return }
        for place in places { text.excerpt.continuationBytes[.init(line: place[0], column: place[1])] = place[2] }
        file.source = SourceText(path: path, bytes: text.bytes, excerpt: text.excerpt)
    }
}
