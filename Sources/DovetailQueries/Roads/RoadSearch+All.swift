/// All roads, of which there may be more than anybody can list.
extension RoadSearch {
    /// So many beginnings of roads are looked at where objects need each other in a circle, before it is said that there may be more.
    private static let patience = 500_000

    /// The shortest roads, up to so many, shorter ones first, and how many there are in all.
    func all(upTo limit: Int) -> (ways: [Way], count: RoadCount) {
        let isCircular: Bool
        let counted: RoadCount?
        switch count() {
        case .some(let count): (isCircular, counted) = (false, count)
        case .none: (isCircular, counted) = (true, nil)
        }
        let (ways, isComplete) = listed(upTo: limit, isCircular: isCircular)
        return (ways, counted ?? RoadCount(number: UInt64(ways.count), isExact: isComplete))
    }

    /// How many roads there are; nil where objects on them need each other in a circle.
    private func count() -> RoadCount? {
        guard let order = order() else { return nil }
        var counts: [Int: RoadCount] = [:]
        for number in order.reversed() {
            if targets.contains(number) {
                counts[number] = RoadCount(number: 1, isExact: true)
                continue
            }
            counts[number] = continuations(of: number).reduce(RoadCount(number: 0, isExact: true)) { sum, link in
                counts[link.target].map { sum + $0 } ?? sum
            }
        }
        return beginnings().reduce(RoadCount(number: 0, isExact: true)) { sum, beginning in
            counts[beginning.last].map { sum + $0 } ?? sum
        }
    }

    /// What lies on roads, dependants first; nil where there is no such order.
    private func order() -> [Int]? {
        var met: Set<Int> = []
        var open = beginnings().map(\.last).filter { met.insert($0).inserted }
        var arriving: [Int: Int] = [:]
        var next = 0
        while next < open.count {
            for link in continuations(of: open[next]) {
                arriving[link.target, default: 0] += 1
                if met.insert(link.target).inserted { open.append(link.target) }
            }
            next += 1
        }
        var order = open.filter { arriving[$0] == nil }
        next = 0
        while next < order.count {
            for link in continuations(of: order[next]) {
                let rest = arriving[link.target, default: 1] - 1
                arriving[link.target] = rest
                if rest == 0 { order.append(link.target) }
            }
            next += 1
        }
        return order.count == open.count ? order : nil
    }

    /// A piece of a road: its last step, and where the piece before it is kept.
    private struct Piece {
        var last: Int
        var link: GraphIndex.Link?
        var root: GraphIndex.Root?
        var before: Int?
        var length: Int
    }

    /// Follows the pieces whose roads are shortest first: how long the rest of each is at least is known.
    private func listed(upTo limit: Int, isCircular: Bool) -> (ways: [Way], isComplete: Bool) {
        var pieces: [Piece] = []
        // By the length of the whole road, what is to be followed: the last first, so that roads come out one by one.
        var waiting: [Int: [Int]] = [:]
        var longest = -1
        func add(_ piece: Piece) {
            let whole = piece.length + (distances[piece.last] ?? 0)
            waiting[whole, default: []].append(pieces.count)
            longest = max(longest, whole)
            pieces.append(piece)
        }
        for (way, last) in beginnings().reversed() {
            add(Piece(last: last, link: way.links.first, root: way.root, before: nil, length: way.links.count))
        }
        var ways: [Way] = []
        var length = 0
        while length <= longest {
            guard let current = waiting[length]?.popLast() else {
                length += 1
                continue
            }
            let piece = pieces[current]
            if targets.contains(piece.last) {
                // One more shows that there are more.
                if ways.count == limit { return (ways, false) }
                ways.append(way(endingWith: current, in: pieces))
                continue
            }
            if isCircular, pieces.count > Self.patience { return (ways, false) }
            for link in continuations(of: piece.last).reversed() {
                if isCircular, passes(link.target, current, in: pieces) { continue }
                add(Piece(last: link.target, link: link, root: nil, before: current, length: piece.length + 1))
            }
        }
        return (ways, true)
    }

    private func way(endingWith last: Int, in pieces: [Piece]) -> Way {
        var links: [GraphIndex.Link] = []
        var root: GraphIndex.Root?
        var current: Int? = last
        while let number = current {
            if let link = pieces[number].link { links.append(link) }
            root = pieces[number].root
            current = pieces[number].before
        }
        return Way(root: root, links: links.reversed())
    }

    /// Whether a piece has been at a binding already.
    private func passes(_ number: Int, _ last: Int, in pieces: [Piece]) -> Bool {
        var current: Int? = last
        while let position = current {
            if pieces[position].last == number { return true }
            current = pieces[position].before
        }
        return false
    }
}
