/// The bytes that the lexer looks for, by name. Plain constants cost nothing in a debug build.
enum ASCII {
    static let null: UInt8 = 0x00
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let verticalTab: UInt8 = 0x0B
    static let formFeed: UInt8 = 0x0C
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let exclamationMark: UInt8 = 0x21
    static let quote: UInt8 = 0x22
    static let pound: UInt8 = 0x23
    static let dollar: UInt8 = 0x24
    static let percent: UInt8 = 0x25
    static let ampersand: UInt8 = 0x26
    static let leftParenthesis: UInt8 = 0x28
    static let rightParenthesis: UInt8 = 0x29
    static let asterisk: UInt8 = 0x2A
    static let plus: UInt8 = 0x2B
    static let comma: UInt8 = 0x2C
    static let minus: UInt8 = 0x2D
    static let period: UInt8 = 0x2E
    static let slash: UInt8 = 0x2F
    static let zero: UInt8 = 0x30
    static let nine: UInt8 = 0x39
    static let colon: UInt8 = 0x3A
    static let semicolon: UInt8 = 0x3B
    static let less: UInt8 = 0x3C
    static let equal: UInt8 = 0x3D
    static let greater: UInt8 = 0x3E
    static let questionMark: UInt8 = 0x3F
    static let at: UInt8 = 0x40
    static let upperA: UInt8 = 0x41
    static let upperZ: UInt8 = 0x5A
    static let leftSquare: UInt8 = 0x5B
    static let backslash: UInt8 = 0x5C
    static let rightSquare: UInt8 = 0x5D
    static let caret: UInt8 = 0x5E
    static let underscore: UInt8 = 0x5F
    static let backtick: UInt8 = 0x60
    static let lowerA: UInt8 = 0x61
    static let lowerZ: UInt8 = 0x7A
    static let leftBrace: UInt8 = 0x7B
    static let verticalBar: UInt8 = 0x7C
    static let rightBrace: UInt8 = 0x7D
    static let tilde: UInt8 = 0x7E

    /// Whether the byte can stand inside an identifier; every non-ASCII byte counts.
    static func continuesIdentifier(_ byte: UInt8) -> Bool {
        if byte >= lowerA { return byte <= lowerZ || byte >= 0x80 }
        if byte >= upperA { return byte <= upperZ || byte == underscore }
        return (byte >= zero && byte <= nine) || byte == dollar
    }

    /// Whether the byte is trivia wherever it stands outside of literals.
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == space || (byte >= tab && byte <= carriageReturn) || byte == null
    }

    static func isLineEnd(_ byte: UInt8) -> Bool {
        byte == lineFeed || byte == carriageReturn
    }

    /// Whether the byte is part of an operator; the period is not, it joins only operators that begin with one.
    static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case slash, equal, minus, plus, exclamationMark, asterisk, percent, less, greater, ampersand, verticalBar,
            caret, tilde, questionMark:
            true
        default:
            false
        }
    }
}
