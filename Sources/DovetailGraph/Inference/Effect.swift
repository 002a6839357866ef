/// One of the effects, to ask about it alone.
enum Effect: Hashable, Sendable {
    case async
    case throwing
    case isolation
}

/// Where a binding's making has an effect from.
enum EffectSource: Hashable, Sendable {
    case itself
    /// Making what this dependency asks for.
    case dependency(Edge.Place)
    /// Getting hold of an object that an isolated scope holds.
    case reading(Edge.Place)
}

/// For each effect of a making, where it comes from first.
struct EffectSources: Hashable, Sendable {
    private var async: EffectSource?
    private var throwing: EffectSource?
    private var isolation: EffectSource?

    subscript(effect: Effect) -> EffectSource? {
        get {
            switch effect {
            case .async: async
            case .throwing: throwing
            case .isolation: isolation
            }
        }
        set {
            switch effect {
            case .async: async = newValue
            case .throwing: throwing = newValue
            case .isolation: isolation = newValue
            }
        }
    }
}
