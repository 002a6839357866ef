/// Which assemblies the overrides of a composition and of its includes may replace registrations of: those that the composition that says
/// `Override` lists and includes, its includes' own overrides among them.
struct OverrideReaches {
    private let listings: [String: CompositionReader.Listing]
    private var reaches: [Int: Set<Int>] = [:]
    /// All assemblies of each composition that has been visited.
    private var contents: [String: Set<Int>] = [:]

    init(_ listings: [String: CompositionReader.Listing]) {
        self.listings = listings
    }

    /// What an overriding assembly reaches. One that several compositions override with reaches what it does in any of them.
    subscript(assembly: Int) -> Set<Int> { reaches[assembly] ?? [] }

    /// Looks at a composition and what it includes.
    mutating func visit(_ identity: String) {
        guard contents[identity] == nil, let listing = listings[identity] else { return }
        // Of a circle there is nothing to be said.
        contents[identity] = []
        var reached: Set<Int> = []
        var overriding: [Int] = []
        for (element, _) in listing.elements {
            switch element {
            case .assembly(let index): reached.insert(index)
            case .replacement(let index): overriding.append(index)
            case .exposure, .rule: break
            case .include(let included):
                visit(included)
                reached.formUnion(contents[included] ?? [])
            }
        }
        for assembly in overriding {
            reaches[assembly, default: []].formUnion(reached)
            reaches[assembly]?.remove(assembly)
        }
        contents[identity] = reached.union(overriding)
    }
}
