import DovetailGraph

/// Names for the bindings of a graph that say what they are and outlast edits elsewhere: `AccountScope/SQLiteStore`. What would be called the
/// same is told apart by its assembly; what that does not tell apart, by numbers, in listed order.
enum BindingIdentifiers {
    /// One a binding, all different.
    static func of(_ graph: Graph, scopeNames: [String]) -> [String] {
        let names = graph.bindings.map { binding in
            let tag = binding.tag.map { " #\($0.name)" } ?? ""
            return "\(scopeNames[binding.scope.index])/\(binding.name)\(tag)"
        }
        let longer = told(names, apart: graph.bindings.map { $0.assembly.isEmpty ? "" : " in \($0.assembly)" })
        var met: [String: Int] = [:]
        let numbers = longer.map { name in
            met[name, default: 0] += 1
            return met[name, default: 1]
        }
        return zip(longer, numbers).map { $1 == 1 ? $0 : "\($0) \($1)" }
    }

    private static func told(_ names: [String], apart additions: [String]) -> [String] {
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        return zip(names, additions).map { name, addition in counts[name, default: 1] > 1 ? name + addition : name }
    }
}
