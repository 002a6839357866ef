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

        // In place of the derived ones, which a debug build goes through two tables, metadata and witnesses for: a twentieth of all scanning.
        // The casts are sound as an enum of fewer than 256 cases without payloads is one byte, a value of its own for each; the sizes are checked
        // where the cast is.
        static func == (left: Kind, right: Kind) -> Bool {
            unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
        }
        static func != (left: Kind, right: Kind) -> Bool {
            unsafeBitCast(left, to: UInt8.self) != unsafeBitCast(right, to: UInt8.self)
        }
    }

    var kind: Kind
    var start: Int
    var end: Int
    /// Whether a line ends between the token before and this one.
    var startsLine: Bool

    var range: Range<Int> { start..<end }
}
