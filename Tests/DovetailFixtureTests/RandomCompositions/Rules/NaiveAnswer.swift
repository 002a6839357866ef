/// What a request comes to. Bindings and scopes are indices.
enum NaiveAnswer: Hashable, Sendable {
    /// The nth argument of the call.
    case argument(Int)
    /// What the binding makes or holds.
    case instance(Int)
    case absent
    case defaulted
    case closure(Int)
    /// For each input of the scope in order, which argument of the closure it is.
    case opening(scope: Int, Int, inputs: [Int])
    case refused(NaiveRefusal)

    /// The binding at the other end, where there is one.
    var target: Int? {
        switch self {
        case .instance(let target), .closure(let target), .opening(_, let target, _): target
        case .argument, .absent, .defaulted, .refused: nil
        }
    }
}

/// Why a request has no answer. Whoever is refused for the same reason is reported together.
enum NaiveRefusal: Hashable, Sendable {
    case nothingProvides(Blueprint.Key)
    /// Only these, in scopes inside.
    case outlives(Blueprint.Key, [Int])
    case otherArguments(Int, Blueprint.Key, asked: [Blueprint.Key]?)
    case noScopeFits([Blueprint.Key], Blueprint.Key)
    case severalScopesFit([Int], Blueprint.Key)
    case notOpenable(Int)
}
