/// What a caller has to put up with: of making an object, of opening a scope, or what a closure's type allows.
package struct Effects: Hashable, Sendable {
    package var isAsync: Bool
    package var isThrowing: Bool
    /// The global actor, as it is to be written (`MainActor`); nil for nonisolated.
    package var isolation: String?

    package init(isAsync: Bool = false, isThrowing: Bool = false, isolation: String? = nil) {
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.isolation = isolation
    }

    package static let none = Effects()
}
