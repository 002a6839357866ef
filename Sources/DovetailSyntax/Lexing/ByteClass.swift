/// What a byte is to the lexer, wherever it stands outside of literals: a letter of `table`.
///
/// A table, since in a debug build every question that is a function costs more than what the lexer does with the answer.
/// The order of the letters has a meaning: up to `slash` a byte may be trivia; from `slash` to `brace` it is what bodies are
/// searched for; from `digit` on it continues a name.
enum ByteClass {
    // Numbers, since `UInt8(ascii:)` is computed when a debug build first asks.
    /// `B`
    static let blank: UInt8 = 0x42
    /// `E`
    static let lineEnd: UInt8 = 0x45
    /// `K`
    static let slash: UInt8 = 0x4B
    /// `L`: quotes, pounds and backticks.
    static let delimiter: UInt8 = 0x4C
    /// `M`
    static let brace: UInt8 = 0x4D
    /// `O`: all that operators are made of but slashes and periods.
    static let operation: UInt8 = 0x4F
    /// `P`
    static let punctuation: UInt8 = 0x50
    /// `d`
    static let digit: UInt8 = 0x64
    /// `n`
    static let nonASCII: UInt8 = 0x6E
    /// `w`: what begins a plain name or a keyword: a letter, `_` or `$`.
    static let word: UInt8 = 0x77

    /// One letter for each byte, sixteen a line. A literal, as that is memory which lives as long as the process.
    static let table: StaticString = """
        BPPPPPPPPBEBBEPP\
        PPPPPPPPPPPPPPPP\
        BOLLwOOPPPOOPOPK\
        ddddddddddPPOOOO\
        Pwwwwwwwwwwwwwww\
        wwwwwwwwwwwPPPOw\
        Lwwwwwwwwwwwwwww\
        wwwwwwwwwwwMOMOP\
        nnnnnnnnnnnnnnnn\
        nnnnnnnnnnnnnnnn\
        nnnnnnnnnnnnnnnn\
        nnnnnnnnnnnnnnnn\
        nnnnnnnnnnnnnnnn\
        nnnnnnnnnnnnnnnn\
        nnnnnnnnnnnnnnnn\
        nnnnnnnnnnnnnnnn
        """
}
