import DovetailTestSupport
import Foundation

/// A copy of `Examples/Ninja`, which takes the tool that was built together with the tests.
struct NinjaExample {
    private let temporary: TemporaryFolder

    var folder: URL { temporary.url.appending(path: "Ninja") }

    /// One `build` statement.
    struct Action {
        var rule: String
        var inputs: [String]
        var variables: [String: String]

        /// The command's words behind the program.
        let arguments: [String]
    }

    init() throws {
        temporary = try TemporaryFolder("dovetail-ninja")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["Sources", "build.ninja"] {
            let original = Repository.examples.appending(path: "Ninja").appending(path: name)
            try FileManager.default.copyItem(at: original, to: folder.appending(path: name))
        }
        try edit("build.ninja", "../../.build/debug/DovetailTool", BuiltTool.url.path(percentEncoded: false))
        try edit("build.ninja", "../../Sources/Dovetail", Repository.runtimeSources.path(percentEncoded: false))
    }

    struct NothingToEdit: Error {
        var file: String
        var text: String
    }

    /// Puts something in the place of what stands in a file.
    func edit(_ file: String, _ old: String, _ new: String) throws {
        let text = try text(file)
        guard text.contains(old) else { throw NothingToEdit(file: file, text: old) }
        try Data(text.replacing(old, with: new).utf8).write(to: folder.appending(path: file))
    }

    func text(_ file: String) throws -> String {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }

    /// The actions of the tool, in the order of the file.
    func actions() throws -> [Action] {
        let lines = try text("build.ninja").replacing("$\n", with: "").split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        var variables: [String: String] = [:]
        var commands: [String: String] = [:]
        var actions: [Action] = []
        for (index, line) in lines.enumerated() {
            // What is indented belongs to what stands above it.
            let assignments = lines[(index + 1)...].prefix { $0.hasPrefix("  ") }.map(Self.assignment)
            let own = Dictionary(assignments, uniquingKeysWith: { $1 })
            if line.hasPrefix("rule ") {
                commands[String(line.dropFirst(5))] = own["command"]
            } else if line.hasPrefix("build ") {
                let words = line.split(separator: " ").dropFirst().map(String.init)
                let outputs =
                    words.prefix { !$0.hasSuffix(":") }
                    + words.filter { $0.hasSuffix(":") }.map { String($0.dropLast()) }
                let rest = words.dropFirst(outputs.count)
                guard let rule = rest.first, rule == "summarize" || rule == "link" else { continue }
                let inputs = rest.dropFirst().prefix { $0 != "|" }
                var values = variables.merging(own) { $1 }
                (values["in"], values["out"]) = (inputs.joined(separator: " "), outputs.joined(separator: " "))
                let command = Self.expand(Self.expand(commands[rule] ?? "", values), values)
                actions.append(
                    Action(
                        rule: rule,
                        inputs: inputs.map { Self.expand($0, values) },
                        variables: own,
                        arguments: command.split(separator: " ").dropFirst().map(String.init)
                    )
                )
            } else if line.contains(" = "), !line.hasPrefix(" ") {
                let (name, value) = Self.assignment(line)
                variables[name] = value
            }
        }
        return actions
    }

    private static func assignment(_ line: Substring) -> (String, String) {
        let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
    }

    private static func expand(_ text: String, _ values: [String: String]) -> String {
        text.replacing(/\$(\w+)/) { values[String($0.1)] ?? "" }
    }
}
