import DovetailDiagnostics
import Testing

@testable import DovetailLinking

@Suite struct ConfigurationTests {
    /// From `DEBUG !os(Linux)`.
    private func configuration(_ text: String) -> Configuration {
        text.split(separator: " ").reduce(Configuration()) { configuration, word in
            let holds = word.first != "!"
            return configuration.deciding(ConditionAtom.reading(String(holds ? word : word.dropFirst())).atom, holds)
        }
    }

    @Test(
        "What follows from a decision is known",
        arguments: [
            ("DEBUG", "DEBUG", true), ("!DEBUG", "DEBUG", false), ("DEBUG", "os(iOS)", nil),
            ("os(iOS)", "os(Linux)", false), ("!os(iOS)", "os(Linux)", nil), ("os(OSX)", "os(macOS)", true),
            ("arch(arm64)", "arch(x86_64)", false), ("arch(arm64)", "os(iOS)", nil),
            ("targetEnvironment(simulator)", "targetEnvironment(macCatalyst)", false),
            ("canImport(A)", "canImport(B)", nil),
            ("swift(>=6)", "swift(>=5.9)", true), ("swift(>=5.9)", "swift(>=6)", nil),
            ("!swift(>=5.9)", "swift(>=6)", false), ("!swift(>=6)", "swift(>=5.9)", nil),
            ("swift(>=6.0)", "swift(>=6)", true), ("!swift(>=6.0)", "swift(>=6)", false),
            ("compiler(>=7)", "swift(>=7)", nil), ("hasFeature(A)", "hasFeature(B)", nil),
        ] as [(String, String, Bool?)]
    )
    func implications(known: String, asked: String, value: Bool?) {
        #expect(configuration(known).value(of: ConditionAtom.reading(asked).atom) == value)
    }

    @Test("a version below another is the negation of one that is not") func versions() {
        #expect(ConditionAtom.reading("swift(<6)").atom == ConditionAtom.reading("swift(>=6)").atom)
        #expect(!ConditionAtom.reading("swift(<6)").isPositive)
        let evaluator = ConditionEvaluator(flags: [], configuration: configuration("swift(>=6)"))
        #expect(evaluator.outcome(of: "swift(<6)") == .fails)
        #expect(evaluator.outcome(of: "!(swift( < 6 )) && (DEBUG || !DEBUG)") == .unknown)
    }

    @Test("what a module decides for itself says nothing of another") func foreign() {
        let decided = configuration("hasFeature(A) swift(>=6) DEBUG")
        let own = ConditionEvaluator(flags: [], configuration: decided)
        let other = ConditionEvaluator(flags: [], configuration: decided, isForeign: true)
        for condition in ["hasFeature(A)", "swift(>=6)", "DEBUG"] { #expect(own.outcome(of: condition) == .holds) }
        #expect(other.outcome(of: "hasFeature(A)") == .unknown)
        #expect(other.outcome(of: "swift(>=6)") == .unknown)
        #expect(other.outcome(of: "DEBUG") == .holds)
    }

    @Test(
        "Some configurations are told from the others in few words",
        arguments: [
            ("DEBUG", "!DEBUG", "DEBUG", "where `DEBUG` is set"),
            ("!DEBUG", "DEBUG", "!DEBUG", "where `DEBUG` is not set"),
            (
                "DEBUG !os(Linux)", "DEBUG os(Linux), !DEBUG", "DEBUG && !os(Linux)",
                "where `DEBUG` is set and `os(Linux)` is not"
            ),
            // The first decision makes no difference.
            ("DEBUG os(Linux), !DEBUG os(Linux)", "DEBUG !os(Linux), !DEBUG !os(Linux)", "os(Linux)", nil),
            // The second follows.
            ("!os(iOS) os(macOS)", "os(iOS), !os(iOS) !os(macOS)", "os(macOS)", nil),
            (
                "os(iOS), !os(iOS) os(macOS)", "!os(iOS) !os(macOS)", "os(iOS) || os(macOS)",
                "where `os(iOS)` is set, or where `os(macOS)` is set"
            ),
            (
                "!os(iOS) !os(macOS) !os(Linux)", "os(iOS), !os(iOS) os(macOS), !os(iOS) !os(macOS) os(Linux)",
                "!os(iOS) && !os(macOS) && !os(Linux)",
                "where neither `os(iOS)` nor `os(macOS)` nor `os(Linux)` is set"
            ),
            (
                "A B, !A !B", "A !B, !A B", "(A && B) || (!A && !B)",
                "where `A` and `B` are set, or where neither `A` nor `B` is set"
            ),
            (
                "A !B !C", "A B, A !B C, !A", "A && !B && !C", "where `A` is set and neither `B` nor `C` is"
            ),
        ] as [(String, String, String, String?)]
    )
    func formulas(included: String, excluded: String, condition: String, words: String?) {
        func configurations(_ text: String) -> [Configuration] {
            text.split(separator: ", ").map { configuration(String($0)) }
        }
        let formula = ConfigurationFormula(of: configurations(included), besides: configurations(excluded))
        #expect(formula.condition == condition)
        if let words { #expect(formula.words == words) }
    }

    @Test("all configurations need no words") func tautology() {
        let formula = ConfigurationFormula(of: [configuration("A"), configuration("!A")], besides: [])
        #expect(formula.isTautology)
    }
}
