/// What a verb was given, read by what it takes.
struct Arguments: Equatable, Sendable {
    /// In the order given.
    var operands: [String] = []
    /// By the names of options.
    private var values: [String: [String]] = [:]

    init(operands: [String] = []) {
        self.operands = operands
    }

    /// Whether the option was given.
    func has(_ option: VerbOption) -> Bool { values[option.name] != nil }

    /// All that was given for an option, in the order given.
    func values(of option: VerbOption) -> [String] { values[option.name] ?? [] }

    /// What was given for an option, if it was.
    func value(of option: VerbOption) -> String? { values[option.name]?.last }

    /// The number that was given for an option, if one was.
    func number(of option: VerbOption) -> Int? { value(of: option).flatMap { Int($0) } }

    mutating func add(_ value: String, to option: VerbOption) {
        values[option.name, default: []].append(value)
    }
}
