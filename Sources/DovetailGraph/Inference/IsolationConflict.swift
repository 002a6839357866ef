/// Two global actors where there can be one.
struct IsolationConflict: Sendable {
    enum Place: Sendable {
        /// Making one object would have to run on both.
        case making(BindingID)
        /// The opening of a scope makes one object on each.
        case opening(ScopeID)
    }

    /// One side of it: where the actor comes from, and its name.
    struct Side: Sendable {
        /// The object whose making is isolated, as far as the place knows; nil where the scope itself is.
        let maker: BindingID?
        let isolation: ActorName
        /// Whether the object is there already, and getting hold of it is what is isolated.
        var isHeld = false
    }

    let place: Place
    let first: Side
    let second: Side
}
