/// What a shell reads to complete the command lines of the tool and of `swift package dovetail`.
struct CompletionScript: Sendable {
    enum Shell: String, CaseIterable, Sendable {
        case bash, zsh, fish
    }

    /// The tool's name on a command line.
    static let tool = Invocation.program(of: [])

    private let tool: CompletionTable
    private let package: CompletionTable

    /// - Parameters:
    ///   - tool: The verbs of the tool.
    ///   - package: Those of `swift package dovetail`.
    init(tool: [Verb] = Verb.all, package: [Verb] = Verb.ofPackage()) {
        self.tool = CompletionTable(tool)
        self.package = CompletionTable(package)
    }

    func rendered(for shell: Shell) -> String {
        switch shell {
        case .bash: Self.bash(tool, package)
        case .zsh: Self.zsh(tool, package)
        case .fish: Self.fish(tool, package)
        }
    }

    /// A word that a POSIX shell reads as this text.
    static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }

    /// What matches a place's name, and those of the operands behind it where they are like it.
    static func pattern(of place: CompletionTable.Place) -> String {
        place.isOfAllOperands ? quoted(String(place.name.dropLast())) + "[0-9]*" : quoted(place.name)
    }

    /// Lines with so many blanks in front, but for empty ones.
    static func indented(_ lines: [String], by count: Int) -> String {
        lines.map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
    }
}
