/// What a property's braces may hold.
package enum Accessor: String, Hashable, Sendable {
    case get
    case set
    case willSet
    case didSet
    case `init`
    /// Coroutines, with the names of the feature's preview and of the accepted proposal.
    case underscoredRead = "_read"
    case underscoredModify = "_modify"
    case read
    case modify
    case borrow
    case mutate
    case unsafeAddress
    case unsafeMutableAddress
}
