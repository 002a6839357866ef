/// Spells the identifiers of generated code.
enum Identifier {
    /// `DocumentID` → `documentID`, `URLSession` → `urlSession`, `ATITracker` → `atiTracker`, `URLs` → `urls`: the first word in lower case, as
    /// Swift's API guidelines spell acronyms at the start of a name.
    static func lowerCamel(_ name: String) -> String {
        if let brand = brands.first(where: { name.hasPrefix($0) }) {
            return brand.lowercased() + name.dropFirst(brand.count)
        }
        if let plain = lowerCamelOfASCII(name) { return plain }
        let characters = Array(name)
        var uppercase = 0
        while uppercase < characters.count, characters[uppercase].isUppercase { uppercase += 1 }
        if uppercase <= 1 || uppercase == characters.count {
            return lowercased(characters, first: uppercase)
        }
        // `URLs` is one word; in `URLSession` the last capital of the run begins the next one.
        let isPlural = characters[uppercase...] == ["s"]
        return lowercased(characters, first: isPlural ? uppercase : uppercase - 1)
    }

    /// The same of letters that are bytes, as nearly all are; nil where some are not.
    private static func lowerCamelOfASCII(_ name: String) -> String? {
        var bytes = Array(name.utf8)
        return bytes.withUnsafeMutableBufferPointer { bytes in
            var (index, uppercase) = (0, 0)
            while index < bytes.count {
                if bytes[index] >= 0x80 { return nil }
                if index == uppercase, bytes[index] >= 0x41, bytes[index] <= 0x5A { uppercase += 1 }
                index += 1
            }
            let isWhole = uppercase <= 1 || uppercase == bytes.count
            // As of characters below.
            let isPlural = uppercase + 1 == bytes.count && bytes[uppercase] == 0x73
            let count = isWhole || isPlural ? uppercase : uppercase - 1
            for index in 0..<count { bytes[index] |= 0x20 }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// The name of a value whose type's name is this one.
    static func valueName(_ typeName: String) -> String {
        let name = lowerCamel(typeName)
        return name == typeName ? name + "Value" : name
    }

    /// Words whose capitals don't say where the next word begins.
    private static let brands = ["SQLite", "OAuth", "GraphQL"]

    /// `documentID` → `DocumentID`
    static func upperCamel(_ name: String) -> String {
        guard let first = name.first else { return name }
        return first.uppercased() + name.dropFirst()
    }

    /// The identifier as it is to be written: in backticks where the language would read it as something else.
    static func escaped(_ name: String) -> String {
        keywords.contains(name) || !isPlain(name) ? "`\(name)`" : name
    }

    private static func lowercased(_ characters: [Character], first count: Int) -> String {
        String(characters.prefix(count)).lowercased() + String(characters.dropFirst(count))
    }

    /// The label of an argument: of all keywords only `inout` needs backticks there, and the compiler warns of others.
    static func escapedLabel(_ label: String) -> String {
        label == "inout" || label == "_" || !isPlain(label) ? "`\(label)`" : label
    }

    private static func isPlain(_ name: String) -> Bool {
        if isPlainASCII(name) { return true }
        guard let first = name.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
        return name.unicodeScalars.allSatisfy {
            $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil || !$0.isASCII
        }
    }

    /// Nearly all are, and bytes are looked at much faster than characters.
    private static func isPlainASCII(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
                let isDigit = byte >= 0x30 && byte <= 0x39
                guard isLetter || byte == 0x5F || isDigit && index > 0 else { return false }
                index += 1
            }
            return index > 0
        }
    }

    /// What can't stand as a name without backticks in the places where generated code has names.
    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in",
        "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias",
        "var", "where", "while",
    ]
}
