/// The elements of a collection as one scope sees it.
package struct GatheredCollection: Sendable {
    /// One contribution of a binding.
    package struct Member: Sendable {
        package var binding: BindingID
        /// The index of the contribution among the binding's.
        package var contribution: Int
    }

    package var key: Key
    package var scope: ScopeID
    /// In the order of the collection.
    package var members: [Member]
}
