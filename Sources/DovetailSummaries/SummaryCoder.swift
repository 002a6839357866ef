import DovetailSyntax

/// Takes values into the bytes of a summary, or out of them: what a value consists of is said once, for both ways.
///
/// Numbers are written seven bits a byte, lowest first. A text or type that was there before is a number. Reading never fails on the way: from the first
/// thing on that can't be, it `isDamaged`, and gives nothing any more.
struct SummaryCoder {
    let isWriting: Bool
    /// What was written.
    private(set) var bytes: [UInt8] = []
    private(set) var isDamaged = false
    private let input: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var strings: [String] = []
    private var stringCount = 0
    private var stringIndices: [String: Int] = [:]
    private var types: [TypeSyntax] = []
    private var typeCount = 0
    private var typeIndices: [TypeSyntax: Int] = [:]
    /// Those that were met.
    var imports: [ImportDeclaration] = []
    var importIndices: [ImportDeclaration: Int] = [:]
    private var depth = 0
    /// Of the file that is being coded.
    var text = SummarizedText()
    /// That of the file before.
    var lastPath: [UInt8] = []
    /// Names of the properties whose bodies are kept.
    var keptGetters: Set<String> = []

    /// More than any value that the scanner gives: it nests neither types nor declarations deeper than 64.
    private static let depthLimit = 160
    /// Of what is counted: lines, bytes.
    private static let numberLimit = 1 << 31

    /// One that writes.
    init() {
        isWriting = true
        input = UnsafeBufferPointer(start: nil, count: 0)
    }

    /// One that reads.
    ///
    /// - Parameter input: Valid as long as the coder is used.
    init(reading input: UnsafeBufferPointer<UInt8>) {
        isWriting = false
        self.input = input
    }

    /// Whether all was read, and nothing was wrong.
    var isComplete: Bool { !isDamaged && position == input.count }

    mutating func refuse() {
        isDamaged = true
        position = input.count
    }

    // MARK: - Plain values

    mutating func code(_ value: inout Int) {
        if isWriting {
            var rest = value
            while rest >= 0x80 {
                bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
                rest >>= 7
            }
            bytes.append(UInt8(truncatingIfNeeded: rest))
        } else {
            value = readNumber()
        }
    }

    private mutating func readNumber() -> Int {
        var value = 0
        var shift = 0
        while position < input.count, shift < 35 {
            let byte = input[position]
            position += 1
            value |= Int(byte & 0x7F) << shift
            if byte < 0x80 {
                if value < Self.numberLimit { return value }
                break
            }
            shift += 7
        }
        refuse()
        return 0
    }

    /// A number that may be negative.
    mutating func code(signed value: inout Int) {
        var folded = value < 0 ? -value * 2 - 1 : value * 2
        code(&folded)
        value = folded % 2 == 0 ? folded / 2 : -(folded + 1) / 2
    }

    mutating func code(_ value: inout Bool) {
        var number = value ? 1 : 0
        code(&number)
        value = number == 1
        if number > 1 { refuse() }
    }

    /// Up to four in one byte.
    mutating func code(_ first: inout Bool, _ second: inout Bool, _ third: inout Bool, _ fourth: inout Bool) {
        var number = (first ? 1 : 0) + (second ? 2 : 0) + (third ? 4 : 0) + (fourth ? 8 : 0)
        code(&number)
        first = number & 1 != 0
        second = number & 2 != 0
        third = number & 4 != 0
        fourth = number & 8 != 0
        if number > 15 { refuse() }
    }

    /// One of some values.
    mutating func code<Value: Equatable>(_ value: inout Value, of all: [Value]) {
        var index = isWriting ? all.firstIndex(of: value) ?? 0 : 0
        code(&index)
        if all.indices.contains(index) { value = all[index] } else { refuse() }
    }

    /// The length of something whose every part takes a byte at the least.
    mutating func code(count: inout Int) {
        code(&count)
        if !isWriting, count > input.count - position {
            refuse()
            count = 0
        }
    }

    // MARK: - Texts

    mutating func code(_ value: inout String) {
        if isWriting { write(value, ifNew: 0) } else { read(into: &value, readNumber()) }
    }

    mutating func code(_ value: inout String?) {
        if isWriting {
            if let value { write(value, ifNew: 1) } else { bytes.append(0) }
        } else {
            let number = readNumber()
            if number == 0 { return value = nil }
            var text = ""
            read(into: &text, number - 1)
            value = text
        }
    }

    private mutating func write(_ value: String, ifNew none: Int) {
        let utf8 = Array(value.utf8)
        // Texts that differ only in how their letters are composed are equal, and two names all the same.
        let isPlain = text.isPlain || !utf8.contains { $0 >= 0x80 }
        var number = none
        if isPlain, let known = stringIndices[value] {
            number += known + 1
            return code(&number)
        }
        code(&number)
        if isPlain { stringIndices[value] = stringCount }
        stringCount += 1
        append(utf8)
    }

    private mutating func read(into value: inout String, _ reference: Int) {
        if reference == 0 {
            value = String(decoding: readBytes(), as: UTF8.self)
            strings.append(value)
        } else if reference <= strings.count {
            value = strings[reference - 1]
        } else {
            refuse()
        }
    }

    mutating func code(_ values: inout [String]) {
        array(&values, blank: "") { $0.code(&$1) }
    }

    /// Bytes that are like no others.
    mutating func append(_ text: [UInt8]) {
        var count = text.count
        code(&count)
        bytes += text
    }

    mutating func readBytes() -> UnsafeBufferPointer<UInt8> {
        var count = 0
        code(count: &count)
        defer { position += count }
        return UnsafeBufferPointer(rebasing: input[position..<position + count])
    }

    // MARK: - Groups

    /// - Parameter blank: What an element is before it is read.
    mutating func array<Element>(
        _ values: inout [Element],
        blank: Element,
        _ code: (inout SummaryCoder, inout Element) -> Void
    ) {
        var count = values.count
        self.code(count: &count)
        if isWriting {
            for index in values.indices { code(&self, &values[index]) }
            return
        }
        values = []
        if count == 0 { return }
        values.reserveCapacity(count)
        for _ in 0..<count {
            var element = blank
            code(&self, &element)
            if isDamaged { return }
            values.append(element)
        }
    }

    /// Goes a level deeper for as long as the work takes.
    mutating func nested(_ work: (inout SummaryCoder) -> Void) {
        guard depth < Self.depthLimit else { return refuse() }
        depth += 1
        work(&self)
        depth -= 1
    }

    // MARK: - Types

    mutating func code(_ value: inout TypeSyntax) {
        if isWriting { write(value, ifNew: 0) } else { read(into: &value, readNumber()) }
    }

    mutating func code(_ value: inout TypeSyntax?) {
        if isWriting {
            if let value { write(value, ifNew: 1) } else { bytes.append(0) }
        } else {
            let number = readNumber()
            if number == 0 { return value = nil }
            var type = TypeSyntax.blank
            read(into: &type, number - 1)
            value = type
        }
    }

    private mutating func write(_ type: TypeSyntax, ifNew none: Int) {
        var number = none
        if text.isPlain, let known = typeIndices[type] {
            number += known + 1
            return code(&number)
        }
        code(&number)
        write(type)
        if text.isPlain { typeIndices[type] = typeCount }
        typeCount += 1
    }

    private mutating func read(into type: inout TypeSyntax, _ reference: Int) {
        if reference == 0 {
            nested { $0.readType(into: &type) }
            types.append(type)
        } else if reference <= types.count {
            type = types[reference - 1]
        } else {
            refuse()
        }
    }

    mutating func code(_ values: inout [TypeSyntax]) {
        array(&values, blank: TypeSyntax.blank) { $0.code(&$1) }
    }
}
