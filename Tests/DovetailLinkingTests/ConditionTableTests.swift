import DovetailSyntax
import DovetailTestSupport
import Foundation
import Testing

@testable import DovetailLinking

/// Conditions as the compiler decides them: each stands over a `#warning`, which tells whether it holds.
@Suite struct ConditionTableTests {
    private static let atoms = [
        "true", "false", "LIVE", "MOCK", "DEBUG", "os(Linux)", "os(macOS)", "os(Nowhere)", "arch(x86_64)",
        "arch(arm64)",
        "targetEnvironment(simulator)", "targetEnvironment(macCatalyst)", "canImport(Swift)", "canImport(Foundation)",
        "canImport(Nowhere)", "canImport(Foundation.Nowhere)", "canImport(Swift, _version: 1)", "swift(>=5)",
        "swift(<5)", "swift(>=5.9)", "swift(>=5.10)", "swift(<5.10)", "swift(>=5.11)", "swift(<5.11)", "swift(>=6)",
        "swift(<6)", "swift(>=6.0)", "swift(>=6.2)", "swift(<6.3)", "swift(>=6.3)", "swift(>=6.3.1)", "swift(>=7)",
        "swift(<7)",
        "swift(>=4.2.1)", "compiler(>=5)", "compiler(<5)", "compiler(>=5.10.1)", "compiler(<6)", "compiler(>=6.0)",
        "compiler(>=6.1)", "compiler(>=6.3)", "compiler(<6.3)", "compiler(>=6.3.1)", "compiler(<6.3.1)",
        "compiler(>=6.3.2)", "compiler(<6.4)", "compiler(>=6.4)", "compiler(>=99)", "compiler( >=6 )",
        "hasFeature(ExistentialAny)", "hasFeature(NoSuchFeature)", "hasFeature(AsyncAwait)", "hasAttribute(Sendable)",
        "hasAttribute(noSuchAttribute)", "_runtime(_ObjC)", "_runtime(_Native)", "_endian(little)", "_endian(big)",
        "_pointerBitWidth(_64)", "_pointerBitWidth(_32)", "_hasAtomicBitWidth(_64)", "_ptrauth(_none)", "$AsyncAwait",
        "$NoSuchFeature",
        "LIVE_TOO", "_UNDERSCORED",
    ]

    private static let combinations: [String] = {
        let short = ["true", "false", "LIVE", "MOCK", "DEBUG", "os(Linux)", "os(macOS)"]
        var all = atoms + atoms.map { "!\($0)" } + atoms.map { "!(\($0))" } + atoms.map { "((\($0)))" }
        for first in short {
            for second in short {
                all += [
                    "\(first) && \(second)", "\(first) || \(second)", "!\(first) && \(second)", "\(first)||\(second)",
                ]
                for third in ["LIVE", "MOCK", "DEBUG"] {
                    all += [
                        "\(first) || \(second) && \(third)", "\(first) && \(second) || \(third)",
                        "(\(first) || \(second)) && \(third)", "!(\(first) && \(second)) || !\(third)",
                        "\(first) && !(\(second) || \(third))",
                    ]
                }
            }
        }
        return all + [
            "LIVE // && MOCK", "LIVE /* || */ && /* ( */ MOCK", "!LIVE || /* a /* nested */ one */ LIVE",
            "canImport(Foundation) && LIVE", "!canImport(Nowhere)||MOCK", "LIVE && (MOCK || (LIVE && !MOCK))",
            "(LIVE) && (MOCK)", "!(!(LIVE))", "!(!LIVE)", "swift(>=5) && !swift(>=99)",
        ]
    }()

    /// By index, those that hold in a language mode.
    private static func holding(_ conditions: [String], mode: String, _ flags: [String]) throws -> Set<Int> {
        let folder = try TemporaryFolder("dovetail-conditions")
        try Data(text(conditions).utf8).write(to: folder.url.appending(path: "Conditions.swift"))
        let arguments = ["-typecheck", "-swift-version", mode, "Conditions.swift"] + flags.map { "-D\($0)" }
        let result = try Command("swiftc", arguments).run(in: folder.url)
        #expect(!result.output.contains("error:"), "\(result.output)")
        return Set(result.output.matches(of: /warning: holds (\d+)/).compactMap { Int($0.output.1) })
    }

    private static func text(_ conditions: [String]) -> String {
        conditions.enumerated().map { index, condition in
            "#if \(condition)\n#warning(\"holds \(index)\")\nstruct C\(index) {}\n#endif\n"
        }.joined()
    }

    @Test(arguments: ["5", "6"], [["LIVE"], ["DEBUG", "LIVE_TOO"]])
    func `conditions hold where the compiler says so`(_ mode: String, _ flags: [String]) throws {
        let conditions = Self.combinations
        let holding = try Self.holding(conditions, mode: mode, flags)
        let evaluator = ConditionEvaluator(flags: Set(flags).subtracting(["DEBUG"]))
        let scanned = Scanner.scan(SourceText(path: "Conditions.swift", Self.text(conditions)))
        #expect(scanned.members.types.count == conditions.count)
        for (index, type) in scanned.members.types.enumerated() {
            let ours = evaluator.undecided(type.conditions)
            let isWrong = ours == nil ? holding.contains(index) : ours == [] && !holding.contains(index)
            #expect(
                !isWrong,
                "\(conditions[index]) with \(flags) in mode \(mode): \(type.conditions), \(holding.contains(index))"
            )
        }
    }

    @Test func `what can be decided is decided`() {
        let evaluator = ConditionEvaluator(flags: ["LIVE"], importable: ["Kit"])
        let decided = (Self.atoms + ["canImport(Kit)"]).filter { evaluator.outcome(of: $0) != .unknown }
        // Not the platform, the language mode, what the target turns on, and whether a module is there that is not scanned.
        #expect(
            decided.filter { !$0.hasPrefix("swift(") && !$0.hasPrefix("compiler(") } == [
                "true", "false", "LIVE", "MOCK", "canImport(Swift)", "LIVE_TOO", "_UNDERSCORED", "canImport(Kit)",
            ]
        )
        #expect(
            decided.filter { $0.hasPrefix("swift(") } == [
                "swift(>=5)", "swift(<5)", "swift(>=5.9)", "swift(>=5.10)", "swift(<5.10)", "swift(>=7)", "swift(<7)",
                "swift(>=4.2.1)",
            ]
        )
        let undecided = Self.atoms.filter { $0.hasPrefix("compiler(") && !decided.contains($0) }
        // Which patch release it is, nothing tells.
        #expect(undecided == ["compiler(>=6.3.1)", "compiler(<6.3.1)", "compiler(>=6.3.2)"])
    }
}
