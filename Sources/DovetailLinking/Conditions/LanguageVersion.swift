/// A version as `#if swift(>=5.9)` states it.
struct LanguageVersion: Comparable {
    private var components: [Int]

    /// Without zeros at its end, which mean nothing.
    init(_ components: Int...) {
        self.init(components)
    }

    private init(_ components: [Int]) {
        self.components = components
        while self.components.last == 0 { self.components.removeLast() }
    }

    /// Of `>=5.9`; nil for anything else.
    init?(ofMinimum comparison: some StringProtocol) {
        guard let (version, isAtLeast) = Self.parse(String(comparison)), isAtLeast else { return nil }
        self = version
    }

    /// Component by component; what is left out is zero.
    static func < (left: LanguageVersion, right: LanguageVersion) -> Bool {
        left.components.lexicographicallyPrecedes(right.components)
    }

    /// What is known of a version: it is at least the first, and below the second.
    struct Bounds {
        var lower: LanguageVersion
        /// Nil where there is no telling.
        var upper: LanguageVersion?
    }

    /// Of the toolchain, which builds this tool as well as what the tool reads. The tool is told of it only as `#if` is.
    static let compiler: Bounds = {
        #if compiler(>=7)
            Bounds(lower: LanguageVersion(7), upper: nil)
        #elseif compiler(>=6.5)
            Bounds(lower: LanguageVersion(6, 5), upper: LanguageVersion(7))
        #elseif compiler(>=6.4)
            Bounds(lower: LanguageVersion(6, 4), upper: LanguageVersion(6, 5))
        #elseif compiler(>=6.3)
            Bounds(lower: LanguageVersion(6, 3), upper: LanguageVersion(6, 4))
        #elseif compiler(>=6.2)
            Bounds(lower: LanguageVersion(6, 2), upper: LanguageVersion(6, 3))
        #else
            Bounds(lower: LanguageVersion(6, 1), upper: LanguageVersion(6, 2))
        #endif
    }()

    /// What `swift(…)` sees in language mode 5.
    private static let mode5 = Bounds(lower: LanguageVersion(5, 10), upper: LanguageVersion(5, 11))

    /// Of `swift(…)`, which sees the language mode and not the compiler. The mode is not known here, so only what holds
    /// or fails in modes 5 and 6 alike is decided.
    static func outcomeOfLanguageMode(_ comparison: String) -> ConditionEvaluator.Outcome {
        let older = mode5.outcome(ofComparison: comparison)
        return older == compiler.outcome(ofComparison: comparison) ? older : .unknown
    }

    /// The version and the side of a comparison such as `>=5.9` or `<6`.
    fileprivate static func parse(_ comparison: String) -> (version: LanguageVersion, isAtLeast: Bool)? {
        let text = comparison.filter { $0 != " " }
        let isAtLeast = text.hasPrefix(">=")
        guard isAtLeast || text.hasPrefix("<") else { return nil }
        let numbers = text.dropFirst(isAtLeast ? 2 : 1).split(separator: ".", omittingEmptySubsequences: false)
        let components = numbers.compactMap { Int($0) }
        return components.count == numbers.count ? (LanguageVersion(components), isAtLeast) : nil
    }
}

extension LanguageVersion.Bounds {
    /// Of `>=5.9` or `<6`, for a version within the bounds.
    func outcome(ofComparison comparison: String) -> ConditionEvaluator.Outcome {
        guard let (version, isAtLeast) = LanguageVersion.parse(comparison) else { return .unknown }
        if lower >= version { return isAtLeast ? .holds : .fails }
        if let upper, upper <= version { return isAtLeast ? .fails : .holds }
        return .unknown
    }
}
