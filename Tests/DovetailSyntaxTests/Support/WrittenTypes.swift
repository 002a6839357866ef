@testable import DovetailSyntax

/// The types in a text, declared or in bodies, wherever one is certain to stand or may stand.
///
/// It goes by tokens, not by declarations: what follows a colon may be an expression. That reads as a type too, and has to come back as
/// the same one all the same.
struct WrittenTypes {
    /// How many were found, repetitions included.
    private(set) var count = 0
    /// Each once.
    private(set) var distinct: Set<TypeSyntax> = []
    /// Where only a type can stand and none was read, with what stands there.
    private(set) var unread: [String] = []

    mutating func collect(from source: SourceText) {
        Lexer.withLexer(over: source.bytes, 0..<source.bytes.count) { lexer in
            var cursor = Cursor(lexer)
            while cursor.kind != .endOfFile {
                let place = Place(cursor)
                cursor.advance()
                if let place { read(cursor, place, source) }
            }
        }
    }

    private mutating func read(_ cursor: Cursor, _ place: Place, _ source: SourceText) {
        var cursor = cursor
        let start = cursor.token.start
        if let type = cursor.parseType() {
            count += 1
            distinct.insert(type)
        } else if place == .certain, !cursor.isWord("return") {
            // `self.value -> return.value` stands in attributes of the standard library.
            unread.append("\(source.location(of: start)): \(cursor.text(start..<start + 60))")
        }
    }

    private enum Place {
        case certain
        case possible

        /// What the token of a cursor says about the one behind it.
        init?(_ cursor: Cursor) {
            switch cursor.kind {
            case .arrow:
                self = .certain
            case .colon, .equal, .comma, .leftParenthesis, .questionMark, .exclamationMark, .leftSquare:
                self = .possible
            case .identifier where cursor.isWord("as") || cursor.isWord("is"):
                self = .possible
            case .operation where cursor.isOperator("<") || cursor.isOperator("&") || cursor.isOperator("=="):
                self = .possible
            default:
                return nil
            }
        }
    }
}
