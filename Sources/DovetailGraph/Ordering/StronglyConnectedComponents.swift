/// Tarjan's algorithm over nodes 0..<count, without recursion: a chain of 10,000 objects must not overflow the stack.
struct StronglyConnectedComponents: Sendable {
    private let successors: [[Int]]
    private var visits: [Int]
    private var lowest: [Int]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var nextVisit = 1
    private var numbers: [Int]
    private var count = 0

    /// The component of each node. Equal numbers: each reaches the other.
    static func numbers(of successors: [[Int]]) -> [Int] {
        var search = StronglyConnectedComponents(successors)
        for node in successors.indices where search.visits[node] == 0 {
            search.visit(from: node)
        }
        return search.numbers
    }

    private init(_ successors: [[Int]]) {
        self.successors = successors
        visits = Array(repeating: 0, count: successors.count)
        lowest = visits
        numbers = visits
        isOpen = Array(repeating: false, count: successors.count)
    }

    private mutating func visit(from start: Int) {
        var path: [(node: Int, next: Int)] = []
        enter(start, &path)
        while let (node, next) = path.last {
            guard next < successors[node].count else {
                path.removeLast()
                if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
                closeComponent(at: node)
                continue
            }
            path[path.count - 1].next += 1
            let successor = successors[node][next]
            if visits[successor] == 0 {
                enter(successor, &path)
            } else if isOpen[successor] {
                lowest[node] = min(lowest[node], visits[successor])
            }
        }
    }

    private mutating func enter(_ node: Int, _ path: inout [(node: Int, next: Int)]) {
        visits[node] = nextVisit
        lowest[node] = nextVisit
        nextVisit += 1
        isOpen[node] = true
        open.append(node)
        path.append((node, 0))
    }

    private mutating func closeComponent(at node: Int) {
        guard lowest[node] == visits[node] else { return }
        while let member = open.popLast() {
            isOpen[member] = false
            numbers[member] = count
            if member == node { break }
        }
        count += 1
    }
}
