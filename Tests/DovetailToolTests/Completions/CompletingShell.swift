import DovetailTestSupport
import Foundation

@testable import DovetailTool

/// A shell that has read the script, and is asked what it completes words to.
struct CompletingShell {
    let shell: CompletionScript.Shell
    private let temporary: TemporaryFolder

    /// What stands in the folder where it is asked: a file, and a folder.
    static let files = ["inner", "plan.json"]
    static let folders = ["inner"]

    init(_ shell: CompletionScript.Shell, _ script: CompletionScript) throws {
        self.shell = shell
        temporary = try TemporaryFolder("dovetail-completions")
        let place = temporary.url.appending(path: "place")
        try FileManager.default.createDirectory(
            at: place.appending(path: "inner"),
            withIntermediateDirectories: true
        )
        try Data().write(to: place.appending(path: "plan.json"))
        try Data(script.rendered(for: shell).utf8).write(to: temporary.url.appending(path: "script"))
    }

    /// Whether the machine has it.
    static func isInstalled(_ shell: CompletionScript.Shell) -> Bool {
        (try? Command(shell.rawValue, ["-c", "true"]).run().status) == 0
    }

    /// What each command line can go on with, sorted; the last word of each is the one that is being written.
    func answers(to lines: [[String]]) throws -> [[String]] {
        let questions = lines.map { line in
            let words = shell == .bash ? line.flatMap(Self.wordsOfBash) : line
            return "ask " + words.map(CompletionScript.quoted).joined(separator: " ")
        }
        let program = temporary.url.appending(path: "program")
        try Data(([Self.frame(of: shell)] + questions).joined(separator: "\n").utf8).write(to: program)
        let result = try Command(shell.rawValue, Self.options(of: shell) + [program.path(percentEncoded: false)])
            .run(in: temporary.url.appending(path: "place"))
        return result.output.components(separatedBy: "<end>\n").dropLast().map { answer in
            answer.split(separator: "\n").map { line in
                let word = line.prefix { $0 != "\t" }
                return String(word.hasSuffix("/") ? word.dropLast() : word)
            }.sorted()
        }
    }

    /// Bash makes three words of `--name=value`.
    private static func wordsOfBash(_ word: String) -> [String] {
        guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return [word] }
        let value = word[word.index(after: sign)...]
        return [String(word[..<sign]), "="] + (value.isEmpty ? [] : [String(value)])
    }

    private static func options(of shell: CompletionScript.Shell) -> [String] {
        switch shell {
        case .bash: ["--norc", "--noprofile"]
        case .zsh: ["--no-rcs"]
        case .fish: ["--no-config"]
        }
    }

    /// What asks, as the shell itself does.
    private static func frame(of shell: CompletionScript.Shell) -> String {
        switch shell {
        case .bash:
            """
            _others() { COMPREPLY=(others); }
            complete -F _others swift
            source ../script
            ask() {
                COMP_WORDS=("$@") COMP_CWORD=$(( $# - 1 )) COMPREPLY=()
                [[ $(complete -p "$1") =~ -F\\ ([^\\ ]+) ]]
                "${BASH_REMATCH[1]}" "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
                printf '%s\\n' "${COMPREPLY[@]}"
                echo '<end>'
            }
            """
        case .zsh:
            // What the shell's own functions do there with the words that they are given.
            """
            typeset -A _comps=(swift _others) functions_of
            compdef() { functions_of[$2]=$1 }
            _others() { print others }
            offer() { for word; do [[ ${word%%:*} != ${PREFIX}* ]] || print -r -- ${word%%:*}; done }
            _describe() { offer ${(P)2} }
            _files() { if [[ $1 == -/ ]]; then offer inner; else offer inner plan.json; fi }
            compset() { PREFIX=${PREFIX#*=} }
            source ../script
            ask() {
                local -a words=("$@")
                local CURRENT=$#words PREFIX=$words[-1]
                $functions_of[$1]
                print '<end>'
            }
            """
        case .fish:
            """
            complete -c swift -f -n 'test (count (commandline -opc)) = 1' -a others
            source ../script
            function ask
                complete -C (string join ' ' -- $argv)
                echo '<end>'
            end
            """
        }
    }
}
