import DovetailTestSupport
import Foundation
import Testing

@testable import DovetailTool

/// What shells complete the command lines of the tool to.
struct CompletionTests {
    private static let walk = Verb(
        name: "walk",
        summary: "walks: it's slow",
        operands: [
            Operand(name: "PACE", summary: "how fast", value: .choice(["slow", "swift"])),
            Operand(name: "ROAD", summary: "which one", isOptional: true, value: .suggestion(["high", "low"])),
            Operand(name: "FILE", summary: "the map", isOptional: true),
        ],
        options: [
            VerbOption(name: "--plan", value: .text(placeholder: "FILE"), summary: "a plan", isRepeatable: true),
            VerbOption(name: "--format", value: .choice(["json", "text"]), summary: "in which form"),
            VerbOption(name: "--base", value: .text(placeholder: "FOLDER"), summary: "from where"),
            VerbOption(name: "--depth", value: .number(placeholder: "N"), summary: "how deep"),
            VerbOption(name: "--loud", summary: "sing"),
        ],
        run: { _ in .sound }
    )
    private static let secret = Verb(name: "secret", summary: "for tests", isHidden: true, run: { _ in .sound })
    private static let gather = Verb(
        name: "gather",
        summary: "takes what there is",
        operands: [Operand(name: "THING", summary: "what to take", isRepeatable: true, value: .file)],
        options: [VerbOption(name: "--loud", summary: "sing")],
        run: { _ in .sound }
    )
    private static let script = CompletionScript(tool: [walk, gather, Verb.explain, secret], package: [Verb.explain])

    private static let options = ["--base", "--depth", "--format", "--help", "--loud", "--plan"]
    private static let ids = (CompletionTable(Verb.all).places.first { $0.name == "explain 0" }?.choices ?? [])
        .map(\.word)

    /// A command line up to the cursor, and what it can go on with.
    private static let expected: [(line: [String], answer: [String])] = [
        ([""], ["explain", "gather", "help", "walk"]),
        (["w"], ["walk"]),
        (["q"], []),
        (["help", ""], ["explain", "gather", "walk"]),
        (["walk", ""], ["slow", "swift"]),
        (["walk", "sw"], ["swift"]),
        (["walk", "slow", ""], ["high", "low"]),
        (["walk", "slow", "high", ""], CompletingShell.files),
        (["walk", "slow", "high", "plan.json", ""], options),
        (["walk", "-"], options),
        (["walk", "--f"], ["--format"]),
        (["walk", "--format", ""], ["json", "text"]),
        (["walk", "--format", "j"], ["json"]),
        (["walk", "--format", "json", ""], ["slow", "swift"]),
        (["walk", "--format=json", "--depth", "2", "slow", "--loud", "h"], ["high"]),
        (["walk", "--format=json", "--plan", "a", "--loud", "--"], ["--base", "--depth", "--help", "--plan"]),
        (["walk", "--plan", ""], CompletingShell.files),
        (["walk", "--plan", "p"], ["plan.json"]),
        (["walk", "--plan", "--base", "--ba"], ["--base"]),
        (["walk", "--base", ""], CompletingShell.folders),
        (["walk", "--depth", ""], []),
        (["walk", "--", ""], ["slow", "swift"]),
        (["walk", "--", "slow", "lo"], ["low"]),
        (["explain", "missing-b"], ["missing-binding"]),
        (["explain", ""], ids.sorted()),
        (["gather", ""], CompletingShell.files),
        (["gather", "a", "b", "--loud", "c", "p"], ["plan.json"]),
        (["gather", "a", "-"], ["--help", "--loud"]),
        (["dance", ""], []),
    ]

    @Test(arguments: CompletionScript.Shell.allCases.filter(CompletingShell.isInstalled))
    func `A shell completes verbs, options and values`(_ shell: CompletionScript.Shell) throws {
        let lines = Self.expected.map { [CompletionScript.tool] + $0.line }
        let answers = try CompletingShell(shell, Self.script).answers(to: lines)
        #expect(answers.count == Self.expected.count)
        for (expected, answer) in zip(Self.expected, answers) {
            #expect(answer == expected.answer, "\(shell): \(expected.line)")
        }
    }

    @Test(arguments: CompletionScript.Shell.allCases.filter(CompletingShell.isInstalled))
    func `A value behind an equals sign is completed`(_ shell: CompletionScript.Shell) throws {
        let lines = ["--format=j", "--format=", "--base="].map { [CompletionScript.tool, "walk", $0] }
        let answers = try CompletingShell(shell, Self.script).answers(to: lines)
        // Fish replaces the whole word, the others what stands behind the sign.
        let values = [["json"], ["json", "text"], CompletingShell.folders]
        let words = zip(["--format=", "--format=", "--base="], values).map { name, values in values.map { name + $0 } }
        #expect(answers == (shell == .fish ? words : values))
    }

    @Test(arguments: CompletionScript.Shell.allCases.filter(CompletingShell.isInstalled))
    func `Behind swift package it completes the verbs for a package, and leaves the rest of swift to others`(
        _ shell: CompletionScript.Shell
    ) throws {
        let lines = [
            ["swift", "package", "dovetail", ""],
            ["swift", "package", "--package-path", "dovetail", "-c", "release", "dovetail", "ex"],
            ["swift", "package", "dovetail", "explain", "--li"],
            ["swift", ""],
        ]
        let answers = try CompletingShell(shell, Self.script).answers(to: lines)
        #expect(answers == [["explain", "help"], ["explain"], ["--list"], ["others"]])
        let verb = try CompletingShell(shell, Self.script).answers(to: [["swift", "package", "dove"]])
        #expect(verb.first?.contains("dovetail") == true)
    }

    @Test(arguments: CompletionScript.Shell.allCases)
    func `What the tool prints knows all of its verbs`(_ shell: CompletionScript.Shell) throws {
        let result = try BuiltTool.run("completions", shell.rawValue)
        #expect(result.output == CompletionScript(tool: Verb.all, package: Verb.ofPackage()).rendered(for: shell))
        #expect(result.status == 0)
    }

    @Test func `Every word of every verb is at its place`() {
        let places = CompletionTable(Verb.all).places
        func words(_ name: String) -> [String]? { places.first { $0.name == name }?.choices.map(\.word) }
        #expect(words("") == Verb.visible.map(\.name) + ["help"])
        for verb in Verb.visible {
            #expect(words("\(verb.name) -") == verb.options.map(\.name) + ["--help"])
            for option in verb.options {
                guard case .choice(let values) = option.value else { continue }
                #expect(words("\(verb.name) \(option.name)") == values)
            }
            for (index, operand) in verb.operands.enumerated() {
                guard case .choice(let values) = operand.value else { continue }
                #expect(words("\(verb.name) \(index)") == values)
            }
        }
        // They stand between blanks in bash, and in front of a colon in zsh.
        let all = places.flatMap(\.choices).map(\.word)
        #expect(all.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } })
    }

    /// So that the scripts of shells that a machine has not are held to what was once tried there.
    @Test(arguments: CompletionScript.Shell.allCases)
    func `A script is as it was when it was tried`(_ shell: CompletionScript.Shell) throws {
        let file = Repository.root.appending(path: "Tests/Completions/walk.\(shell.rawValue)")
        let script = CompletionScript(tool: [Self.walk], package: [Self.walk]).rendered(for: shell)
        if ProcessInfo.processInfo.environment["DOVETAIL_RECORD"] != nil {
            try Data(script.utf8).write(to: file)
            Issue.record("recorded \(file.lastPathComponent)")
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == script)
    }
}
