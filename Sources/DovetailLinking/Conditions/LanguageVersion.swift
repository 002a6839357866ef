/// A version as `#if swift(>=5.9)` states it.
struct LanguageVersion: Comparable {
    var major: Int
    var minor: Int

    /// That of the toolchain, which builds this tool as well as what the tool reads.
    static let compiler: LanguageVersion = {
        #if compiler(>=7)
            LanguageVersion(major: 7, minor: 0)
        #elseif compiler(>=6.5)
            LanguageVersion(major: 6, minor: 5)
        #elseif compiler(>=6.4)
            LanguageVersion(major: 6, minor: 4)
        #elseif compiler(>=6.3)
            LanguageVersion(major: 6, minor: 3)
        #elseif compiler(>=6.2)
            LanguageVersion(major: 6, minor: 2)
        #else
            LanguageVersion(major: 6, minor: 1)
        #endif
    }()

    /// What `swift(…)` sees in language mode 5.
    private static let mode5 = LanguageVersion(major: 5, minor: 10)

    /// By major, then minor.
    static func < (left: LanguageVersion, right: LanguageVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }

    /// Of `swift(…)`, which sees the language mode and not the compiler. The mode is not known here, so only what holds
    /// or fails in modes 5 and 6 alike is decided.
    static func outcomeOfLanguageMode(_ comparison: String) -> ConditionEvaluator.Outcome {
        let older = mode5.outcome(ofComparison: comparison)
        return older == compiler.outcome(ofComparison: comparison) ? older : .unknown
    }

    /// Of `>=5.9` or `<6`, for this version.
    func outcome(ofComparison comparison: String) -> ConditionEvaluator.Outcome {
        let text = comparison.filter { $0 != " " }
        let isAtLeast = text.hasPrefix(">=")
        guard isAtLeast || text.hasPrefix("<") else { return .unknown }
        let numbers = text.dropFirst(isAtLeast ? 2 : 1).split(separator: ".").map { Int($0) }
        guard let first = numbers.first, let major = first else { return .unknown }
        let minor = numbers.count > 1 ? numbers[1] ?? 0 : 0
        let reaches = self >= LanguageVersion(major: major, minor: minor)
        return reaches == isAtLeast ? .holds : .fails
    }
}
