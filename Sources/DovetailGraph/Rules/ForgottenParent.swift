import DovetailDiagnostics

extension AnsweredGraph {
    /// What to say where a scope looks for something in vain that another has which is neither around it nor in it: the outermost scope around
    /// the one that looks may have been meant to be opened inside of the other. Nil where both are in one tree already.
    func noteOnForgottenParent(of scope: ScopeID, inside other: ScopeID) -> Diagnostic.Note? {
        let root = tree.path(from: scope).last ?? scope
        if tree.contains(other, in: root) { return nil }
        let (name, parent) = (graph[root].name.quoted, graph[other].name)
        let alias = "\(graph[root].accessOfMembers)typealias Parent = \(parent)"
        return .init(
            .suggestion,
            "\(name) has no parent: if it is opened inside of \(parent.quoted), let it say `\(alias)`",
            at: graph[root].location
        )
    }
}
