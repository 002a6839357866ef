/// An answered dependency, seen as an edge between two bindings.
struct Edge: Sendable {
    enum Kind: Sendable {
        /// The dependant holds the object, so it has to be made before.
        case hard
        /// The dependant holds a closure that makes or fetches the object later.
        case closure
        /// The dependant holds a closure that opens the object's scope.
        case opening
    }

    /// Which of the dependant's dependencies it is, and whose object answers it.
    struct Place: Hashable, Sendable {
        let dependency: Int
        let target: BindingID
    }

    let place: Place
    let kind: Kind
    /// Which of the target's keys was asked for, as an index.
    let key: Int

    var target: BindingID { place.target }
    var dependency: Int { place.dependency }

    init?(_ resolution: ResolvedGraph.Resolution, of dependency: Int) {
        switch resolution {
        case .argument, .none:
            return nil
        case .instance(let target, let key), .optional(let target, let key):
            place = Place(dependency: dependency, target: target)
            kind = .hard
            self.key = key
        case .closure(let target, let key, _):
            place = Place(dependency: dependency, target: target)
            kind = .closure
            self.key = key
        case .opening(_, let target, let key, _):
            place = Place(dependency: dependency, target: target)
            kind = .opening
            self.key = key
        }
    }
}
