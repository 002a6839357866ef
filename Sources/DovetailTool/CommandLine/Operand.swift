/// An argument of a verb that is told by its position, such as the ID in `explain ID`.
struct Operand: Hashable, Sendable {
    /// For the help, in capitals.
    var name: String
    /// What it is, in one line.
    var summary: String
    /// Optional ones stand behind those that are not.
    var isOptional = false

    /// As it is written in a usage line.
    var usage: String { isOptional ? "[\(name)]" : name }
}
