package import DovetailDiagnostics

/// The index of a scope in its graph.
package struct ScopeID: Hashable, Comparable, Sendable {
    package let index: Int
    package init(_ index: Int) { self.index = index }
    package static func < (left: ScopeID, right: ScopeID) -> Bool { left.index < right.index }
}

/// A lifetime and the one it lies in.
package struct ScopeNode: Sendable {
    package var name: String
    /// Always an earlier scope of the graph; nil for a root scope.
    package var parent: ScopeID?
    package var location: SourceLocation
    package var isolation: ScopeIsolation
    /// What stands before its members: nothing, or "public " and the like.
    package var accessOfMembers = ""

    package init(
        name: String,
        parent: ScopeID? = nil,
        location: SourceLocation,
        isolation: ScopeIsolation = .sendable
    ) {
        self.name = name
        self.parent = parent
        self.location = location
        self.isolation = isolation
    }
}
