/// One thing that the command line can do: what it takes, what its help says, and the work. Each stands in a file of its own under
/// `Verbs`, and in `Verb.all`.
struct Verb: Sendable {
    var name: String
    /// What it does, in one line.
    var summary: String
    /// What its help says besides.
    var details = ""
    /// What stands behind the program's name in command lines that are of use; the first shows the verb at its plainest.
    var examples: [String] = []
    var operands: [Operand] = []
    var options: [VerbOption] = []
    /// Verbs for tests are left out of the help and of what a misspelt one is compared with.
    var isHidden = false
    /// Whether it is of no use behind `swift package`, since SwiftPM's own build does what it is for.
    var isForOtherBuildSystems = false
    /// Throws what keeps it from its work: that is printed, and the tool ends with `ExitStatus.failed`.
    var run: @Sendable (Arguments) throws -> ExitStatus
}

extension Verb {
    /// All of them, as the help lists them.
    static let all: [Verb] = [
        generate,
        check,
        explain,
        graph,
        why,
        whyNot,
        impact,
        requires,
        provides,
        new,
        diff,
        startup,
        summarize,
        link,
        completions,
        // For tests.
        declarations,
        measureScanning,
    ]

    /// Those that the help lists.
    static var visible: [Verb] { all.filter { !$0.isHidden } }
}
