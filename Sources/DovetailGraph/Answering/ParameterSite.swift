/// One parameter of one binding: where a request is made.
struct ParameterSite: Hashable, Sendable {
    let binding: BindingID
    /// The index of the dependency among the binding's.
    let dependency: Int
}
