/// An expression that consists of literals and calls of initializers.
package struct PlainValue {
    private let bytes: [UInt8]
    private var position = 0
    /// Opened and not closed.
    private var brackets: [UInt8] = []
    private var types: [String] = []

    private init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The names of the types whose initializers are called; nil where there is anything else in it.
    package static func constructedTypes(in text: String) -> [String]? {
        var value = PlainValue(text)
        while value.position < value.bytes.count {
            guard value.readElement() else { return nil }
        }
        return value.types
    }

    private mutating func readElement() -> Bool {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: ","),
            UInt8(ascii: ":"), UInt8(ascii: "-"):
            position += 1
        case UInt8(ascii: "("), UInt8(ascii: "["):
            brackets.append(byte)
            position += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
            _ = brackets.popLast()
            position += 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skipWord()
        case UInt8(ascii: "\""):
            return skipString()
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
            return readName()
        default:
            return false
        }
        return true
    }

    private mutating func skipWord() {
        while position < bytes.count, Self.isWord(bytes[position]) || bytes[position] == UInt8(ascii: ".") {
            position += 1
        }
    }

    private mutating func readName() -> Bool {
        let start = position
        skipWord()
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        if name == "nil" || name == "true" || name == "false" { return true }
        guard position < bytes.count else { return false }
        if bytes[position] == UInt8(ascii: ":") { return brackets.last == UInt8(ascii: "(") }
        guard bytes[position] == UInt8(ascii: "(") else { return false }
        types.append(name.hasSuffix(".init") ? String(name.dropLast(5)) : name)
        return true
    }

    /// A string on one line, without interpolation.
    private mutating func skipString() -> Bool {
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            if bytes[position] == UInt8(ascii: "\\") {
                position += 1
                if position == bytes.count || bytes[position] == UInt8(ascii: "(") { return false }
            }
            position += 1
        }
        position += 1
        return position <= bytes.count
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
