/// The one authority on names within a piece of generated code: hands out each name once.
struct NameScope {
    /// Names of the code around, shared by all that stands in it: what has many scopes inside is copied for none of them. Each set has more than twice as
    /// many names as the next one, so that there are few.
    private let surrounding: [Set<String>]
    private var taken: Set<String> = []
    /// The number of the last name that each wanted name came to: none below it is free. A thousand elements of a list want the same.
    private var lastNumbers: [String: Int] = [:]

    /// - Parameter reserved: Names that generated code uses itself, or that mean something else where it stands.
    init(reserved: Set<String> = []) {
        surrounding = reserved.isEmpty ? [] : [reserved]
    }

    private init(within surrounding: [Set<String>]) {
        self.surrounding = surrounding
    }

    /// Names for code inside this one's: clear of its names, and none of its concern.
    func inner() -> NameScope {
        if taken.isEmpty { return NameScope(within: surrounding) }
        var sets = surrounding + [taken]
        while sets.count > 1, sets[sets.count - 2].count <= 2 * sets[sets.count - 1].count {
            let last = sets.removeLast()
            sets[sets.count - 1].formUnion(last)
        }
        return NameScope(within: sets)
    }

    private func isAround(_ name: String) -> Bool { surrounding.contains { $0.contains(name) } }

    /// The names that have been handed out or reserved, besides those of the code around.
    var names: Set<String> { taken }

    /// The wanted name, or with the first number behind it that is free and makes none of the others.
    mutating func name(_ wanted: String, besides others: Set<String> = []) -> String {
        let base = wanted.isEmpty ? "value" : wanted
        var number = lastNumbers[base] ?? 1
        var candidate = number == 1 ? base : "\(base)\(number)"
        while isAround(candidate) || others.contains(candidate) || !taken.insert(candidate).inserted {
            number += 1
            candidate = "\(base)\(number)"
        }
        lastNumbers[base] = number
        return candidate
    }

    /// Whether nothing has the name.
    func isFree(_ name: String) -> Bool { !isAround(name) && !taken.contains(name) }

    mutating func reserve(_ names: some Sequence<String>) {
        taken.formUnion(names)
    }
}
