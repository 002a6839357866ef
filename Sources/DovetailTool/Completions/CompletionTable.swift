/// What can stand at each place of a program's command lines: all that a shell has to know to complete them.
struct CompletionTable: Equatable, Sendable {
    /// A word that can stand at a place.
    struct Choice: Equatable, Sendable {
        var word: String
        var summary = ""
    }

    /// Names of the file system that can stand at a place.
    enum Paths: String, Sendable {
        case files, folders
    }

    struct Place: Equatable, Sendable {
        /// Empty for the verb; `check -` for an option of `check`; `check --format` for what stands behind that option; `explain 0` for an operand.
        var name: String
        var choices: [Choice] = []
        var paths: Paths?
        /// Whether it stands behind an option.
        var isValue = false
        /// Whether the option in front of it may be given again.
        var isRepeatable = false
        /// Whether it is that of all operands, however many there are.
        var isOfAllOperands = false
    }

    private(set) var places: [Place] = []

    /// Of verbs that the help lists.
    init(_ verbs: [Verb]) {
        let verbs = verbs.filter { !$0.isHidden }
        let names = verbs.map { Choice(word: $0.name, summary: $0.summary) }
        places.append(Place(name: "", choices: names + [Choice(word: "help", summary: "says more of a verb")]))
        places.append(Place(name: "help 0", choices: names))
        for verb in verbs {
            let options = verb.options.map { Choice(word: $0.name, summary: $0.summary) }
            let help = Choice(word: "--help", summary: "says more of \(verb.name)")
            places.append(Place(name: "\(verb.name) -", choices: options + [help]))
            places += verb.options.compactMap { Self.place(of: $0, "\(verb.name) \($0.name)") }
            places += verb.operands.enumerated().compactMap { Self.place(of: $1, "\(verb.name) \($0)") }
        }
    }

    /// None for one that takes no value and is given once, of which nothing has to be known.
    private static func place(of option: VerbOption, _ name: String) -> Place? {
        var place = Place(name: name, isValue: option.value != .none, isRepeatable: option.isRepeatable)
        switch option.value {
        case .none: if !option.isRepeatable { return nil }
        case .number: break
        case .choice(let words): place.choices = words.map { Choice(word: $0) }
        case .text(let placeholder): place.paths = paths(placeholder)
        }
        return place
    }

    private static func place(of operand: Operand, _ name: String) -> Place? {
        var place = Place(name: name, isOfAllOperands: operand.isRepeatable)
        switch operand.value {
        case .choice(let words), .suggestion(let words): place.choices = words.map { Choice(word: $0) }
        case .file: place.paths = .files
        case .text:
            guard let paths = paths(operand.name) else { return nil }
            place.paths = paths
        }
        return place
    }

    /// The help's word for a value says whether it is a path.
    private static func paths(_ placeholder: String) -> Paths? {
        switch placeholder {
        case "FILE": .files
        case "FOLDER": .folders
        default: nil
        }
    }
}
