/// What a caller has to put up with: of making an object, of opening a scope, or what a closure's type allows.
package struct Effects: Hashable, Sendable {
    package var isAsync: Bool
    package var isThrowing: Bool
    /// The only type of error that it throws; nil where that may be any, and where it throws none.
    package var thrown: Key?
    /// The global actor; nil for nonisolated.
    package var isolation: ActorName?

    package init(isAsync: Bool = false, isThrowing: Bool = false, thrown: Key? = nil, isolation: ActorName? = nil) {
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.thrown = thrown
        self.isolation = isolation
    }

    package static let none = Effects()
}

extension Effects {
    /// Whether what has them may throw whatever it likes.
    package var throwsAnyError: Bool { isThrowing && thrown == nil }

    /// Whether what has them is able to say that a scope has ended.
    package var throwsScopeEnded: Bool { isThrowing && (thrown == nil || thrown == .scopeEnded) }

    /// Whether all that the others throw passes through.
    package func allowsErrors(of other: Effects) -> Bool {
        !other.isThrowing || throwsAnyError || isThrowing && thrown == other.thrown
    }

    /// Throws what it threw, and what the others throw.
    package mutating func addErrors(of other: Effects) {
        guard other.isThrowing else { return }
        thrown = isThrowing && thrown != other.thrown ? nil : other.thrown
        isThrowing = true
    }
}
