/// One composition's graph with its bindings numbered, as questions walk through it.
struct GraphIndex: Sendable {
    /// One object needing another, be it for several parameters.
    struct Link: Hashable, Sendable {
        var source: Int
        var target: Int
        /// The indices of the dependencies of `source` that lead to `target`.
        var dependencies: [Int]
    }

    let composition: GraphDocument.Composition
    /// By identifier.
    let numbers: [String: Int]
    /// By binding, what it needs, in the order of its parameters; also of what is not needed itself.
    let links: [[Link]]
    /// By binding, what needs it, in listed order.
    let users: [[Link]]
    /// By the identity of a key, what offers it, in listed order; also what is not there.
    private let offers: [String: [Int]]

    init(_ composition: GraphDocument.Composition) {
        self.composition = composition
        let bindings = composition.bindings
        let numbers = Dictionary(
            bindings.enumerated().map { ($1.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        self.numbers = numbers
        let links = bindings.indices.map { Self.links(of: $0, bindings[$0], numbers) }
        var users: [[Link]] = bindings.map { _ in [] }
        for link in links.joined() { users[link.target].append(link) }
        self.links = links
        self.users = users
        var offers: [String: [Int]] = [:]
        for (number, binding) in bindings.enumerated() {
            for key in binding.keys { offers[key.identity, default: []].append(number) }
        }
        self.offers = offers
    }

    private static func links(of source: Int, _ binding: GraphDocument.Binding, _ numbers: [String: Int]) -> [Link] {
        var links: [Link] = []
        var places: [Int: Int] = [:]
        for (index, dependency) in binding.dependencies.enumerated() {
            guard let target = dependency.target.flatMap({ numbers[$0] }) else { continue }
            if let place = places[target] {
                links[place].dependencies.append(index)
            } else {
                places[target] = links.count
                links.append(Link(source: source, target: target, dependencies: [index]))
            }
        }
        return links
    }

    subscript(_ number: Int) -> GraphDocument.Binding { composition.bindings[number] }

    /// What offers the key.
    func offering(_ key: GraphDocument.Key) -> [Int] { offers[key.identity] ?? [] }

    func isNeeded(_ number: Int) -> Bool { self[number].state == .needed }

    /// What of the graph a root leads to.
    var needed: [Int] { composition.bindings.indices.filter(isNeeded) }

    /// The scope and those around it, outwards.
    func path(from scope: String) -> [GraphDocument.Scope] {
        let scopes = Dictionary(composition.scopes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return Array(sequence(first: scopes[scope]) { $0?.parent.flatMap { scopes[$0] } }.compactMap { $0 })
    }

    /// Whether what lives in `outer` can be seen from `inner`.
    func sees(_ inner: String, _ outer: String) -> Bool { path(from: inner).contains { $0.name == outer } }
}
