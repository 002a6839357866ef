/// What a property's braces may hold.
package enum Accessor: String, Hashable, Sendable {
    case get
    case set
    case willSet
    case didSet
    case `init`
    case read = "_read"
    case modify = "_modify"
    case borrow
    case mutate
    case unsafeAddress
    case unsafeMutableAddress
}
