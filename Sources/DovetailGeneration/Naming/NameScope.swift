/// The one authority on names within a piece of generated code: hands out each name once.
struct NameScope {
    /// Names of the code around, shared by all that stands in it.
    private let surrounding: Set<String>
    private var taken: Set<String> = []

    /// - Parameter reserved: Names that generated code uses itself, or that mean something else where it stands.
    init(reserved: Set<String> = []) {
        surrounding = reserved
    }

    /// Names for code inside this one's: clear of its names, and none of its concern.
    func inner() -> NameScope {
        NameScope(reserved: taken.isEmpty ? surrounding : surrounding.union(taken))
    }

    /// The wanted name, or with the first free number behind it.
    mutating func name(_ wanted: String) -> String {
        let base = wanted.isEmpty ? "value" : wanted
        var candidate = base
        var number = 1
        while surrounding.contains(candidate) || !taken.insert(candidate).inserted {
            number += 1
            candidate = "\(base)\(number)"
        }
        return candidate
    }

    mutating func reserve(_ names: some Sequence<String>) {
        taken.formUnion(names)
    }
}
