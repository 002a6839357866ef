import DovetailLinking

/// Finds the names in a closure's text that may mean something outside of it: generated code around it must not take them
/// for something of its own.
///
/// Members, labels, what strings and comments say, and what the closure itself declares are left out. One name too many
/// costs another name for a factory, no more.
struct FreeNames {
    private let bytes: [UInt8]
    private var index = 0
    private var found: Set<String> = []
    private var declared: Set<String> = []
    private var hasSignature = false

    /// Those of a text, but for the closure's parameters.
    static func inText(_ text: String, parameters: [String]) -> Set<String> {
        var reader = FreeNames(bytes: Array(text.utf8))
        reader.readCode(until: 0)
        return reader.found.subtracting(reader.declared).subtracting(parameters)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private func byte(_ index: Int) -> UInt8 {
        index >= 0 && index < bytes.count ? bytes[index] : 0
    }

    /// Reads up to the bracket that closes an interpolation, or to the end.
    private mutating func readCode(until end: UInt8) {
        var brackets: [UInt8] = []
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""):
                readString()
                continue
            case UInt8(ascii: "/") where self.byte(index + 1) == UInt8(ascii: "/"):
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
                continue
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                brackets.append(byte)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if brackets.isEmpty, byte == end { return }
                _ = brackets.popLast()
            default:
                if Self.continuesName(byte) {
                    readName(inList: brackets.last == UInt8(ascii: "["))
                    if brackets.count == 1 { finishSignature() }
                    continue
                }
            }
            index += 1
        }
    }

    private mutating func readName(inList isInList: Bool) {
        let start = index
        while index < bytes.count, Self.continuesName(bytes[index]) { index += 1 }
        if byte(start - 1) == UInt8(ascii: ".") { return }
        if byte(index) == UInt8(ascii: ":"), !isInList { return }
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        if follows("let ", start) || follows("var ", start) { declared.insert(name) } else { found.insert(name) }
    }

    /// Behind the closure's own `in`, what was found so far is its parameters.
    private mutating func finishSignature() {
        guard found.contains("in"), !hasSignature else { return }
        hasSignature = true
        if !found.contains("for") { declared.formUnion(found) }
    }

    private func follows(_ word: String, _ start: Int) -> Bool {
        let word = Array(word.utf8)
        return start >= word.count && bytes[(start - word.count)..<start].elementsEqual(word)
    }

    /// Reads a literal with its interpolations; the number signs of a raw one stand before and behind.
    private mutating func readString() {
        var signs = 0
        while byte(index - 1 - signs) == UInt8(ascii: "#") { signs += 1 }
        let quotes = byte(index + 1) == UInt8(ascii: "\"") && byte(index + 2) == UInt8(ascii: "\"") ? 3 : 1
        index += quotes
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\"), hasSigns(signs, at: index + 1) {
                index += 1 + signs
                if self.byte(index) == UInt8(ascii: "(") {
                    index += 1
                    readCode(until: UInt8(ascii: ")"))
                }
                index += 1
            } else if byte == UInt8(ascii: "\""), isEnd(quotes, signs) {
                index += quotes
                return
            } else {
                index += 1
            }
        }
    }

    private func isEnd(_ quotes: Int, _ signs: Int) -> Bool {
        (0..<quotes).allSatisfy { byte(index + $0) == UInt8(ascii: "\"") } && hasSigns(signs, at: index + quotes)
    }

    private func hasSigns(_ count: Int, at start: Int) -> Bool {
        (0..<count).allSatisfy { byte(start + $0) == UInt8(ascii: "#") }
    }

    private static func continuesName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}

extension LinkedRegistration {
    /// Those of all of its closures.
    var freeNames: Set<String> {
        var names = hook.map { FreeNames.inText($0.text, parameters: []) } ?? []
        if let hookLimit { names.formUnion(FreeNames.inText(hookLimit.text, parameters: [])) }
        if case .closure(let fragment) = making {
            names.formUnion(FreeNames.inText(fragment.text, parameters: parameters.map(\.name)))
        }
        return names
    }
}
