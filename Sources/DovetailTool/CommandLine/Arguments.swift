/// What a verb was given, read by what it takes.
struct Arguments: Equatable, Sendable {
    /// In the order given.
    var operands: [String] = []
    private var values: [VerbOption: [String]] = [:]

    init(operands: [String] = []) {
        self.operands = operands
    }

    /// Whether the option was given.
    func has(_ option: VerbOption) -> Bool { values[option] != nil }

    /// All that was given for an option, in the order given.
    func values(of option: VerbOption) -> [String] { values[option] ?? [] }

    /// What was given for an option, if it was.
    func value(of option: VerbOption) -> String? { values[option]?.last }

    /// The number that was given for an option, if one was.
    func number(of option: VerbOption) -> Int? { value(of: option).flatMap { Int($0) } }

    mutating func add(_ value: String, to option: VerbOption) {
        values[option, default: []].append(value)
    }
}
