/// Something left out or put in by mistake among the statements of a manifest, which would make sense without.
package enum Slip: Hashable, Sendable {
    /// The `)` for what is given, such as `Shared(`.
    case missingParenthesis(closing: String)
    /// The bracket itself, which nothing closes.
    case unclosedBracket(String)
    /// A bracket of another kind in place of the `)` for `opening`.
    case wrongBracket(String, opening: String)
    /// A bracket that closes nothing.
    case extraBracket(String)
    /// `Shared A.self`
    case missingArguments(of: String)
    /// Before what is given, the first word behind it.
    case missingComma(before: String)
    /// Behind the label.
    case missingColon(behind: String)
    case unclosedString
    /// A chained name that nothing is called by: `.lazy`.
    case bareModifier(String)
    /// `A` without `.self`.
    case bareType(String)
    /// A comma behind a statement.
    case separatingComma
    /// A statement on the line of the one before it, by its first word.
    case sharedLine(String)
    /// A name with a period before it, behind nothing.
    case leadingPeriod(String)
}
