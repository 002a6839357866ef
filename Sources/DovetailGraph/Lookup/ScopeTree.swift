/// The scopes of a graph as a tree: who is whose ancestor, in constant time.
final class ScopeTree {
    /// One element a scope, in listed order.
    let children: [[ScopeID]]
    private let parents: [ScopeID?]
    /// Preorder numbers: a scope's descendants are numbered directly after it, so that an ancestor's number is always
    /// the lower one.
    private let numbers: [Int]
    private let sizes: [Int]

    init(_ scopes: [ScopeNode]) {
        var children = scopes.map { _ in [ScopeID]() }
        var sizes = scopes.map { _ in 1 }
        for index in scopes.indices.reversed() {
            guard let parent = scopes[index].parent else { continue }
            sizes[parent.index] += sizes[index]
        }
        var numbers = scopes.map { _ in 0 }
        var nextFree = scopes.map { _ in 0 }
        var nextRoot = 0
        for index in scopes.indices {
            if let parent = scopes[index].parent {
                children[parent.index].append(ScopeID(index))
                numbers[index] = nextFree[parent.index]
                nextFree[parent.index] += sizes[index]
            } else {
                numbers[index] = nextRoot
                nextRoot += sizes[index]
            }
            nextFree[index] = numbers[index] + 1
        }
        self.children = children
        self.parents = scopes.map(\.parent)
        self.numbers = numbers
        self.sizes = sizes
    }

    /// Whether what lives in `outer` can be seen from `inner`.
    func contains(_ inner: ScopeID, in outer: ScopeID) -> Bool {
        let offset = numbers[inner.index] - numbers[outer.index]
        return offset >= 0 && offset < sizes[outer.index]
    }

    /// Of two scopes on one path, whether `left` is the inner one.
    func isInner(_ left: ScopeID, than right: ScopeID) -> Bool {
        numbers[left.index] > numbers[right.index]
    }

    /// The scope itself, then its ancestors outwards.
    func path(from scope: ScopeID) -> [ScopeID] {
        var path = [scope]
        var current = scope
        while let parent = parents[current.index] {
            path.append(parent)
            current = parent
        }
        return path
    }
}
