/// Where scopes without a parent would find most of what they look for in vain: what they were to lie in, if their parent was forgotten.
final class IntendedParents {
    private let tree: ScopeTree
    /// By the scope without a parent.
    private var parents: [ScopeID: ScopeID] = [:]

    init(_ answered: AnsweredGraph) {
        tree = answered.tree
        let scopes = answered.graph.scopes.indices.map { ScopeID($0) }
        guard scopes.count(where: { answered.graph[$0].parent == nil }) > 1 else { return }
        var missing: [ScopeID: Set<Key>] = [:]
        for (site, refusal) in answered.refusals {
            guard case .nothingProvides(let key) = refusal else { continue }
            let root = answered.tree.path(from: answered.graph[site.binding].scope).last
            if let root { missing[root, default: []].insert(key) }
        }
        for (root, keys) in missing {
            var found: [ScopeID: Int] = [:]
            for key in keys {
                let holders = answered.table.firstOfEachScope(key).map(\.scope)
                for scope in scopes where holders.contains(where: { answered.tree.contains(scope, in: $0) }) {
                    found[scope, default: 0] += 1
                }
            }
            // Scopes stand behind those that they lie in, so that of equals the outermost is taken.
            let candidates = scopes.filter { !answered.tree.contains($0, in: root) && found[$0] != nil }
            parents[root] = candidates.max { left, right in
                (found[left, default: 0], right.index) < (found[right, default: 0], left.index)
            }
        }
    }

    /// The scope that was meant, where what is looked for in another would be seen from it; that other otherwise.
    func inside(_ other: ScopeID, for scope: ScopeID) -> ScopeID {
        guard let root = tree.path(from: scope).last, let parent = parents[root], tree.contains(parent, in: other)
        else {
            return other
        }
        return parent
    }
}
