/// Which scopes of two graphs are the same: those of one name, and those that only have another name.
struct ScopeMatching {
    /// The name that a scope of the old graph has in the new one; its own where it is the same or gone.
    private(set) var renamed: [String: String] = [:]
    /// Those in both, as the new graph calls them.
    let common: Set<String>
    /// Those in one of them only, by that one's name.
    let lone: Sided<Set<String>>

    init(_ indices: Sided<CompositionIndex>) {
        let names = Sided { side in Set(indices[side].composition.scopes.map(\.name)) }
        var lone = Sided { side in names[side].subtracting(names[side.other]) }
        if !lone.old.isEmpty, !lone.new.isEmpty {
            for (old, new) in Self.pairs(of: lone, indices) where lone.old.contains(old) && lone.new.contains(new) {
                renamed[old] = new
                lone.old.remove(old)
                lone.new.remove(new)
            }
        }
        self.lone = lone
        common = names.new.subtracting(lone.new)
    }

    /// The name by which a scope is known in both.
    func name(_ scope: String, _ side: Side) -> String { side == .old ? renamed[scope] ?? scope : scope }

    /// Whether a scope is in both.
    func isCommon(_ scope: String, _ side: Side) -> Bool { common.contains(name(scope, side)) }

    /// Those that more than half of their objects have in common, most alike first.
    private static func pairs(
        of lone: Sided<Set<String>>,
        _ indices: Sided<CompositionIndex>
    ) -> [(old: String, new: String)] {
        let contents = Sided { side in
            Dictionary(grouping: indices[side].bindings.filter { lone[side].contains($0.scope) }, by: \.scope)
                .mapValues { Set($0.map(Content.init)) }
        }
        var pairs: [(old: String, new: String, shared: Int)] = []
        for (old, oldContent) in contents.old {
            for (new, newContent) in contents.new {
                let shared = oldContent.intersection(newContent).count
                if 2 * shared > max(oldContent.count, newContent.count) { pairs.append((old, new, shared)) }
            }
        }
        let sorted = pairs.sorted { left, right in
            // What is first must not depend on which of the two is called old.
            (right.shared, [left.old, left.new].sorted().joined(separator: " "))
                < (left.shared, [right.old, right.new].sorted().joined(separator: " "))
        }
        return sorted.map { ($0.old, $0.new) }
    }

    private struct Content: Hashable {
        var name: String
        var keys: [GraphDocument.Key]

        init(_ binding: GraphDocument.Binding) {
            name = binding.name
            keys = binding.keys
        }
    }
}
