import DovetailTestSupport
import Foundation
import Testing

/// A statement of one of the example's manifests.
struct RegistrationStatement: Sendable, CustomTestStringConvertible {
    /// From the package's folder.
    let file: String
    /// With its closures and what is chained to it.
    let text: String

    var testDescription: String {
        "\(file.split(separator: "/").last ?? ""): \(text.trimmingCharacters(in: .whitespacesAndNewlines))"
    }

    /// What it is offered as.
    var keys: [String] {
        let head = text.prefix { $0 != "\n" && $0 != "{" }
        let types = head.matches(of: /\(?(?:any )?\w+\)?\.self/).map { String($0.output.dropLast(".self".count)) }
        let keys = head.contains("as: ") ? Array(types.dropFirst()) : Array(types.prefix(1))
        return keys.map { $0.trimmingCharacters(in: ["(", ")"]) }
    }

    /// Those of the assemblies that make up production.
    static func ofProduction() throws -> [RegistrationStatement] {
        let example = Repository.examples.appending(path: "DocumentSDK", directoryHint: .isDirectory)
        let sources = FileManager.default.enumerator(
            atPath: example.appending(path: "Sources").path(percentEncoded: false)
        )
        let files = (sources?.compactMap { $0 as? String } ?? []).sorted().filter { $0.hasSuffix("Assembly.swift") }
        return try files.filter { !$0.hasPrefix("DocumentSDKDemo/") }.flatMap { file in
            let text = try String(contentsOf: example.appending(path: "Sources/\(file)"), encoding: .utf8)
            return statements(of: text).map { RegistrationStatement(file: "Sources/\(file)", text: $0) }
        }
    }

    private static func statements(of text: String) -> [String] {
        var statements: [String] = []
        var depth = 0
        var isInside = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let code = line.drop { $0 == " " }
            let starts = depth == 0 && (code.hasPrefix("Shared(") || code.hasPrefix("Transient("))
            isInside = starts || isInside && (depth > 0 || code.hasPrefix("."))
            guard isInside else { continue }
            statements.append((starts ? "" : statements.removeLast()) + line + "\n")
            depth += line.count { $0 == "{" } - line.count { $0 == "}" }
        }
        return statements
    }
}
