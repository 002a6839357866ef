/// Which objects of a scope are made side by side.
///
/// An object that may be made beside others is in the wave after the last one that it has to wait for, be it by way of objects that are made
/// alone: those stand between the waves. So there are as few waves as the longest chain of such objects has members.
final class Waves {
    /// One element a binding: the last wave that is over, or with its own at work, when it is made.
    private var numbers: [Int]
    private let isConcurrent: [Bool]

    /// - Parameter waits: Whether a dependant can only be made when what the edge leads to is there.
    init(
        _ answered: AnsweredGraph,
        _ sequences: [[BindingID]],
        waits: (_ dependant: BindingID, _ edge: Edge) -> Bool
    ) {
        isConcurrent = answered.graph.bindings.map { $0.isConcurrent && $0.lifetime == .shared }
        numbers = isConcurrent.map { _ in 0 }
        for id in sequences.joined() {
            let edges = answered.edges[id.index].filter { waits(id, $0) }
            let last = edges.map { numbers[$0.target.index] }.max() ?? 0
            numbers[id.index] = isConcurrent[id.index] ? last + 1 : last
        }
    }

    /// The same objects, each wave in one piece, followed by what only waited for it.
    func arranged(_ sequence: [BindingID]) -> [BindingID] {
        let keys = sequence.map { 2 * numbers[$0.index] + (isConcurrent[$0.index] ? 0 : 1) }
        var groups: [[BindingID]] = Array(repeating: [], count: (keys.max() ?? 0) + 1)
        for (id, key) in zip(sequence, keys) { groups[key].append(id) }
        return groups.flatMap(\.self)
    }

    /// Those of an arranged sequence that are made side by side, wave by wave.
    func waves(of sequence: [BindingID]) -> [[BindingID]] {
        var waves: [[BindingID]] = []
        var last: Int?
        for id in sequence where isConcurrent[id.index] {
            if numbers[id.index] == last {
                waves[waves.count - 1].append(id)
            } else {
                waves.append([id])
            }
            last = numbers[id.index]
        }
        return waves
    }
}
