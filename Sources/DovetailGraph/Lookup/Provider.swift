/// One key that a binding offers.
struct Provider: Hashable, Sendable {
    let binding: BindingID
    /// The index of the key among the binding's.
    let key: Int
    let scope: ScopeID
}
