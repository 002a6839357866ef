extension Lexer {
    /// Whether the bytes of `range` are those of `word`, which is ASCII.
    func matches(_ word: StaticString, _ range: Range<Int>) -> Bool {
        matches(word, from: range.lowerBound, to: range.upperBound)
    }

    /// Whether the bytes between two offsets are those of `word`, which is ASCII and not empty.
    func matches(_ word: StaticString, from start: Int, to finish: Int) -> Bool {
        // Most comparisons end here; what follows is a function of its own as its locals would cost each of them.
        finish - start == word.utf8CodeUnitCount && base[start] == word.utf8Start[0]
            && matchesRest(of: word.utf8Start, from: start, to: finish)
    }

    private func matchesRest(of word: UnsafePointer<UInt8>, from start: Int, to finish: Int) -> Bool {
        var index = 1
        while index < finish - start {
            if base[start + index] != word[index] { return false }
            index += 1
        }
        return true
    }

    /// The text of a range; invalid UTF-8 becomes replacement characters.
    func text(_ range: Range<Int>) -> String {
        guard range.lowerBound < range.upperBound, range.lowerBound >= 0, range.upperBound <= end else { return "" }
        return String(unsafeUninitializedCapacity: range.upperBound - range.lowerBound) { memory in
            memory.baseAddress?.initialize(
                from: base + range.lowerBound,
                count: range.upperBound - range.lowerBound
            )
            return range.upperBound - range.lowerBound
        }
    }

    /// The offset of the first byte that is no valid UTF-8; nil where all are.
    func firstInvalidByte() -> Int? {
        var index = position
        while index < end {
            index = endOfASCII(from: index)
            guard index < end else { return nil }
            let length = scalarLength(at: index)
            guard length > 0 else { return index }
            index += length
        }
        return nil
    }

    private func endOfASCII(from start: Int) -> Int {
        var index = start
        // Eight at once, by plain reads: to read a word is a call in a debug build.
        while index &+ 8 <= end {
            let next = base + index
            let first = next[0] | next[1] | next[2] | next[3]
            guard first | next[4] | next[5] | next[6] | next[7] < 0x80 else { break }
            index = index &+ 8
        }
        while index < end, base[index] < 0x80 { index += 1 }
        return index
    }

    /// The number of bytes of the non-ASCII character at `index`; 0 where it is none.
    private func scalarLength(at index: Int) -> Int {
        let first = base[index]
        let second = byte(at: index + 1)
        let length: Int
        let seconds: ClosedRange<UInt8>
        // Overlong forms, surrogates and what lies above U+10FFFF are told by the second byte.
        switch first {
        case 0xC2...0xDF: (length, seconds) = (2, 0x80...0xBF)
        case 0xE0: (length, seconds) = (3, 0xA0...0xBF)
        case 0xED: (length, seconds) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, seconds) = (3, 0x80...0xBF)
        case 0xF0: (length, seconds) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, seconds) = (4, 0x80...0xBF)
        case 0xF4: (length, seconds) = (4, 0x80...0x8F)
        default: return 0
        }
        guard seconds.contains(second) else { return 0 }
        var offset = 2
        while offset < length {
            if byte(at: index + offset) & 0xC0 != 0x80 { return 0 }
            offset += 1
        }
        return length
    }
}
