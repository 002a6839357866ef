/// What a byte is to the lexer, wherever it stands outside of literals: a character of `table`.
///
/// A table, since in a debug build every question that is a function costs more than what the lexer does with the answer.
/// The characters are chosen so that one bit answers what is asked of every byte: see `trivia` and `plain`.
enum ByteClass {
    // Numbers, since `UInt8(ascii:)` is computed when a debug build first asks.
    /// `1`
    static let slash: UInt8 = 0x31
    /// `2`: quotes, pounds and backticks.
    static let delimiter: UInt8 = 0x32
    /// `4`
    static let brace: UInt8 = 0x34
    /// `A`
    static let blank: UInt8 = 0x41
    /// `C`
    static let lineEnd: UInt8 = 0x43
    /// `D`: all that operators are made of but slashes and periods.
    static let operation: UInt8 = 0x44
    /// `F`
    static let punctuation: UInt8 = 0x46
    /// `d`: the first of those that go on with a name.
    static let digit: UInt8 = 0x64
    /// `n`
    static let nonASCII: UInt8 = 0x6E
    /// `v`: what begins a plain name or a keyword: a letter, `_` or `$`.
    static let word: UInt8 = 0x76

    /// The bit of what may be trivia: blanks, line ends and slashes.
    static let trivia: UInt8 = 0x01
    /// The bit of all but the braces, and what may hide one.
    static let plain: UInt8 = 0x40

    /// One character for each byte, sixteen a line. A literal, as that is memory which lives as long as the process.
    static let table: StaticString = """
        AFFFFFFFFACAACFF\
        FFFFFFFFFFFFFFFF\
        AD22vDDFFFDDFDF1\
        ddddddddddFFDDDD\
        Fvvvvvvvvvvvvvvv\
        vvvvvvvvvvvFFFDv\
        2vvvvvvvvvvvvvvv\
        vvvvvvvvvvv4D4DF\
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
