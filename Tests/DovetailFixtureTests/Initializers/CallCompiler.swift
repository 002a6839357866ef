import DovetailTestSupport
import Foundation
import Testing

/// Lets the compiler check files of calls, each of which stands on a line of its own.
struct CallCompiler {
    private let temporary: TemporaryFolder
    private var folder: URL { temporary.url }

    init() throws {
        temporary = try TemporaryFolder("dovetail-calls")
    }

    /// What the compiler said of the lines of a file: its first word on each.
    typealias Findings = [Int: String]

    /// Checks files together, and gives back what was found in each.
    func check(_ files: [(name: String, lines: [String])], of module: SubjectModule) throws -> [String: Findings] {
        try run(files, module, ["-typecheck"])
    }

    /// The same of files whose types are right: what goes from one isolation to another is looked at only then.
    func checkIsolation(
        _ files: [(name: String, lines: [String])],
        of module: SubjectModule
    ) throws -> [String: Findings] {
        try run(files, module, ["-emit-sil", "-o", folder.appending(path: "sil").path(percentEncoded: false)])
    }

    /// Writes the module, for others to import.
    func emit(_ files: [(name: String, lines: [String])], of module: SubjectModule) throws {
        let path = folder.appending(path: "\(module.name).swiftmodule").path(percentEncoded: false)
        let findings = try run(files, module, ["-emit-module", "-emit-module-path", path])
        #expect(findings.isEmpty, "\(module.name) does not compile")
    }

    private func run(
        _ files: [(name: String, lines: [String])],
        _ module: SubjectModule,
        _ mode: [String]
    ) throws -> [String: Findings] {
        var paths: [String] = []
        for file in files {
            let url = folder.appending(path: "\(module.name)-\(file.name).swift")
            try Data(file.lines.joined(separator: "\n").utf8).write(to: url)
            paths.append(url.path(percentEncoded: false))
        }
        let result = try Command(
            "swiftc",
            mode + ["-swift-version", "6", "-wmo", "-parse-as-library", "-diagnostic-style", "llvm"]
                + ["-module-name", module.name, "-package-name", module.package]
                + ["-I", folder.path(percentEncoded: false)] + module.conditions.sorted().map { "-D\($0)" }
                + module.flags
                + paths
        ).run(in: folder)
        var findings: [String: Findings] = [:]
        for line in result.output.split(separator: "\n") {
            guard let (file, number, message) = Self.finding(line), Self.isRefusal(message) else { continue }
            let name = file.dropFirst("\(module.name)-".count).dropLast(".swift".count)
            if findings[String(name)]?[number] == nil { findings[String(name), default: [:]][number] = message }
        }
        if result.status != 0, findings.isEmpty { Issue.record("\(module.name):\n\(result.output)") }
        return findings
    }

    /// The parts of `path/name.swift:line:column: error: message`.
    private static func finding(_ line: Substring) -> (file: String, line: Int, message: String)? {
        let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0].hasPrefix("/"), let number = Int(parts[1]), Int(parts[2]) != nil else {
            return nil
        }
        return (String(parts[0].split(separator: "/").last ?? ""), number, String(parts[3].dropFirst()))
    }

    /// Errors, and what is an error but for `@preconcurrency`.
    private static func isRefusal(_ message: String) -> Bool {
        message.hasPrefix("error:") || message.hasPrefix("warning:") && message.contains("[#ActorIsolatedCall]")
    }
}
