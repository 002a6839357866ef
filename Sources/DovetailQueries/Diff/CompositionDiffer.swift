/// Compares two graphs of one composition. What follows from something that is told is told only where it concerns others: whoever opens a scope,
/// reads what is exposed, or looks after another scope.
struct CompositionDiffer {
    typealias Change = GraphDifference.Change

    let indices: Sided<CompositionIndex>
    let scopes: ScopeMatching
    let matching: BindingMatching
    /// Those in both graphs: its number, and what it is in each.
    let common: [(number: Int, places: Sided<Int>)]
    /// Those of them that differ in more than where they stand.
    let edited: [(number: Int, places: Sided<Int>)]
    /// Identities of keys that only have another module, or another path, in the new graph.
    let renamedKeys: [String: String]
    var changes: [Change] = []
    /// The numbers of what came or went and is told with something else.
    var told: Set<Int> = []
    /// Those of the elements of collections whose elements are told.
    var toldElements: Set<Int> = []
    /// Those of what is replaced, where that is told.
    var overridden: Set<Int> = []
    /// The effects that follow from another isolation of a scope.
    var isolations: [String: Sided<String?>] = [:]
    /// Assemblies that only have another name, by their old ones.
    var renamedAssemblies: [String: String] = [:]
    /// The dependencies that are told as needs of a scope.
    var toldDependencies: Set<DependencyName> = []
    /// The effects that are told as those of opening a scope, by who brings them.
    var toldEffects: [Int: Set<String>] = [:]

    /// A dependency of what is in both graphs.
    struct DependencyName: Hashable {
        var binding: Int
        var target: Int
        var side: Side
    }

    init(old: GraphDocument.Composition, new: GraphDocument.Composition) {
        indices = Sided(old: CompositionIndex(old), new: CompositionIndex(new))
        scopes = ScopeMatching(indices)
        let matching = BindingMatching(indices, scopes)
        self.matching = matching
        common = matching.places.enumerated().compactMap { number, places in
            guard let old = places.old, let new = places.new else { return nil }
            return (number, Sided(old: old, new: new))
        }
        edited = common.filter { !matching.unchanged.contains($0.number) }
        renamedKeys = Self.renamedKeys(indices, matching)
    }

    /// All that differs, what matters most first.
    static func changes(from old: GraphDocument.Composition, to new: GraphDocument.Composition) -> [Change] {
        if old == new { return [] }
        var differ = CompositionDiffer(old: old, new: new)
        differ.compareComposition()
        differ.compareScopes()
        differ.compareOverrides()
        differ.compareDecorators()
        differ.compareCollections()
        differ.compareBindings()
        differ.compareNeeds()
        differ.compareDependencies()
        differ.compareOpenings()
        differ.compareExposures()
        differ.compareMaking()
        differ.compareProviders()
        differ.compareFates()
        differ.compareOrders()
        return differ.changes.ranked
    }

    // MARK: - Words for things of both graphs

    func binding(_ index: Int, _ side: Side) -> GraphDocument.Binding { indices[side].bindings[index] }

    func number(_ index: Int, _ side: Side) -> Int { matching.numbers[side][index] }

    /// Whether it is in both graphs.
    func isCommon(_ number: Int) -> Bool {
        matching.places[number].old != nil && matching.places[number].new != nil
    }

    func scope(_ index: Int, _ side: Side) -> String { scopes.name(binding(index, side).scope, side) }

    /// As the new graph has it.
    func identity(_ key: GraphDocument.Key, _ side: Side) -> String {
        side == .old ? renamedKeys[key.identity] ?? key.identity : key.identity
    }

    /// What tells about something in both graphs, if it differs.
    func differing(
        _ aspect: GraphDifference.Aspect,
        _ index: Sided<Int>,
        _ value: (Int, Side) -> [String]
    ) -> [Change] {
        let values = Sided { side in value(index[side], side) }
        return values.isSame ? [] : [change(aspect, index, old: values.old, new: values.new)]
    }

    func change(
        _ aspect: GraphDifference.Aspect,
        _ index: Sided<Int>,
        old: [String]?,
        new: [String]?
    ) -> Change {
        let titles = Sided { side in binding(index[side], side).title }
        var change = Change(aspect, titles.new, scope: scope(index.new, .new), old: old, new: new)
        if !titles.isSame { change.formerSubject = titles.old }
        return change
    }

    /// What is the same type by another module or path, since what offers it is the same.
    private static func renamedKeys(_ indices: Sided<CompositionIndex>, _ matching: BindingMatching) -> [String: String]
    {
        var renamed: [String: String] = [:]
        for places in matching.places {
            guard let old = places.old, let new = places.new else { continue }
            let keys = Sided(old: indices.old.bindings[old].keys, new: indices.new.bindings[new].keys)
            guard keys.old.count == keys.new.count else { continue }
            for (oldKey, newKey) in zip(keys.old, keys.new)
            where oldKey.identity != newKey.identity && oldKey.title == newKey.title {
                renamed[oldKey.identity] = newKey.identity
            }
        }
        return renamed
    }
}

extension [GraphDifference.Change] {
    /// What matters most first; what came before what changed before what went.
    var ranked: [GraphDifference.Change] {
        let ranks = Dictionary(
            zip(GraphDifference.Aspect.allCases, GraphDifference.Aspect.allCases.indices),
            uniquingKeysWith: { first, _ in first }
        )
        return enumerated().sorted { left, right in
            let keys = [left, right].map { offset, change in
                (ranks[change.aspect] ?? 0, change.old == nil ? 0 : change.new == nil ? 2 : 1, offset)
            }
            return keys[0] < keys[1]
        }.map(\.element)
    }
}
