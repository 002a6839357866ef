/// How the tool ends.
enum ExitStatus: Int32, Sendable {
    /// The graph is sound, or what was asked for is done.
    case sound = 0
    /// There are errors.
    case errors = 1
    /// The tool could not do its work.
    case failed = 2
}
