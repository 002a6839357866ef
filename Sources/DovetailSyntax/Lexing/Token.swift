/// One lexical unit outside of bodies: what it is, and where.
struct Token {
    enum Kind {
        case endOfFile
        /// Keywords too, and names in backticks, and `$0`.
        case identifier
        case integer
        case float
        case string
        case regex
        case leftBrace
        case rightBrace
        case leftParenthesis
        case rightParenthesis
        case leftSquare
        case rightSquare
        case comma
        case colon
        /// `::`
        case doubleColon
        case semicolon
        case period
        case at
        case backslash
        /// `#word`
        case directive
        /// `->`
        case arrow
        /// `=`
        case equal
        /// `?` directly behind something
        case questionMark
        /// `!` directly behind something
        case exclamationMark
        case operation
        /// Bytes that begin no token of Swift.
        case unknown

        /// In place of the generic one, which a debug build goes through metadata and witnesses for.
        static func != (left: Kind, right: Kind) -> Bool { !(left == right) }
    }

    var kind: Kind
    var start: Int
    var end: Int
    /// Whether a line ends between the token before and this one.
    var startsLine: Bool

    var range: Range<Int> { start..<end }
}
