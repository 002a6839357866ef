/// One root cause, and everyone who lacks an answer because of it, nearest to a root first.
struct RefusalGroup: Sendable {
    let refusal: Refusal
    var consumers: [Consumer]
}

extension AnsweredGraph {
    /// The refusals by root cause: the exposures' first, then in the order in which they are reached.
    func refusalGroups() -> [RefusalGroup] {
        var groups: [RefusalGroup] = []
        var places: [Refusal: Int] = [:]
        func add(_ consumer: Consumer, to refusal: Refusal) {
            if let place = places[refusal] {
                groups[place].consumers.append(consumer)
            } else {
                places[refusal] = groups.count
                groups.append(RefusalGroup(refusal: refusal, consumers: [consumer]))
            }
        }
        for index in unprovidedExposures {
            add(.exposure(index), to: .nothingProvides(graph.exposures[index].key))
        }
        for (site, refusal) in refusals {
            add(.parameter(site), to: refusal)
        }
        return groups
    }
}
