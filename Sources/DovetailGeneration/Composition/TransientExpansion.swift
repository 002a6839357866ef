import DovetailGraph

/// What making a transient on the spot takes: how many constructions, and which objects.
///
/// A transient that is made while a scope opens, or in a closure, can't be made by a function of the open scope; it is made where it stands, with the
/// transients that it takes. Since each use is made anew, that can grow without bounds, so beyond a few constructions a function of its own
/// gets handed what it takes.
struct TransientExpansion {
    /// As many constructions as are written where they are used.
    static let inlineLimit = 8

    private var sizes: [BindingID: Int] = [:]
    private let resolved: ResolvedGraph

    init(_ resolved: ResolvedGraph) {
        self.resolved = resolved
        // Parents come before children, and a transient's own transients before it.
        for scope in resolved.scopes {
            for binding in scope.transients { sizes[binding] = size(of: binding) }
        }
    }

    /// Whether the transient is made by a function that gets handed what it takes.
    func needsFunction(_ binding: BindingID) -> Bool {
        (sizes[binding] ?? 1) > Self.inlineLimit
    }

    private func size(of binding: BindingID) -> Int {
        resolved.resolutions[binding.index].reduce(1) { size, resolution in
            switch resolution {
            case .instance(let target, _), .optional(let target, _), .closure(let target, _, isLate: false):
                // Saturated: the limit is all that matters.
                min(size + (sizes[target] ?? 0), Self.inlineLimit + 1)
            case .closure, .opening, .argument, .none:
                size
            }
        }
    }

    /// The objects and the references that the transient and its transients take, each sorted.
    func ingredients(of binding: BindingID) -> (objects: [ObjectID], references: [ScopeID]) {
        var objects: Set<ObjectID> = []
        var references: Set<ScopeID> = []
        var seen: Set<BindingID> = [binding]
        var pending = [binding]
        while let next = pending.popLast() {
            for resolution in resolved.resolutions[next.index] {
                switch resolution {
                case .instance(let target, let key), .optional(let target, let key),
                    .closure(let target, let key, isLate: false):
                    if sizes[target] == nil {
                        objects.insert(ObjectID(binding: target, result: key))
                    } else if seen.insert(target).inserted {
                        pending.append(target)
                    }
                case .closure(let target, _, isLate: true):
                    references.insert(resolved.graph[target].scope)
                case .opening(let child, _, _, _):
                    if let parent = resolved.graph[child].parent { references.insert(parent) }
                case .argument, .none:
                    break
                }
            }
        }
        return (objects.sorted(), references.sorted())
    }
}
