/// What a program does with a composition that is accepted: opens its scopes, asks for all that it exposes, calls every closure it comes to, and ends
/// the scopes. The program is written from it, and what it prints is predicted from it.
struct Script {
    enum Step {
        case phase(String)
        /// Opens a scope while the initializer of a thing fails.
        case fail(thing: Int, Opening)
        case open(Opening, handle: Int)
        case get(binding: Int, key: Blueprint.Key, from: Int, arguments: [Int], handle: Int)
        /// The same, let go at once.
        case glance(binding: Int, key: Blueprint.Key, from: Int)
        case walk(handle: Int, late: Bool)
        case end(handle: Int)
    }

    struct Opening {
        var scope: Int
        /// The handle of the scope around it.
        var parent: Int?
        /// One an input; nil for one that isn't handed in, since nothing needs it any more.
        var values: [Int?]
    }

    static let depth = 3

    let plan: NaivePlan
    private(set) var steps: [Step] = []
    private var handles = 0
    private var values = 0

    init(_ plan: NaivePlan) {
        self.plan = plan
        for scope in plan.graph.scopes.sorted() where plan.graph.blueprint.scopes[scope].parent == nil {
            visit(scope, in: nil)
        }
    }

    private mutating func visit(_ scope: Int, in parent: Int?) {
        for binding in plan.eager(scope) {
            guard let making = plan.graph.making(binding) else { continue }
            guard plan.graph.blueprint.things[making.thing].effects.isThrowing else { continue }
            // One that is also made on the way to something else could fail anywhere there.
            let count = plan.graph.blueprint.registrations.count { $0.making?.thing == making.thing }
            guard count == 1 else { continue }
            steps.append(.phase("fail \(scope)"))
            steps.append(.fail(thing: making.thing, opening(of: scope, in: parent)))
        }
        let handle = open(scope, in: parent)
        let objects = ask(handle, scope)
        for child in plan.graph.children(of: scope) { visit(child, in: handle) }
        // One more of each stays open, for its parent to end.
        for child in plan.graph.children(of: scope) {
            let left = open(child, in: handle)
            _ = ask(left, child)
        }
        steps.append(.phase("end \(scope)"))
        steps.append(.end(handle: handle))
        for object in objects { steps.append(.walk(handle: object, late: true)) }
    }

    /// Asks for each exposed object twice, and has a look around from the first. Gives back the handles of the things.
    private mutating func ask(_ handle: Int, _ scope: Int) -> [Int] {
        var things: [Int] = []
        var seen: Set<[Int]> = []
        for root in plan.graph.roots() where plan.graph.bindings[root.binding].scope == scope {
            guard seen.insert([root.binding, root.exposure]).inserted else { continue }
            let key = plan.graph.exposures[root.exposure].key
            steps.append(.phase("get \(scope) \(key)"))
            if plan.lifetime(root.binding) == .weak {
                steps.append(.glance(binding: root.binding, key: key, from: handle))
            }
            for turn in 0..<2 {
                handles += 1
                let arguments = plan.graph.arguments(of: root.binding).map { _ in nextValue() }
                steps.append(.get(binding: root.binding, key: key, from: handle, arguments: arguments, handle: handles))
                if turn == 0, key.isObject {
                    things.append(handles)
                    steps.append(.walk(handle: handles, late: false))
                }
            }
        }
        return things
    }

    private mutating func open(_ scope: Int, in parent: Int?) -> Int {
        let opening = opening(of: scope, in: parent)
        handles += 1
        steps.append(.phase("open \(scope)"))
        steps.append(.open(opening, handle: handles))
        return handles
    }

    private mutating func opening(of scope: Int, in parent: Int?) -> Opening {
        Opening(
            scope: scope,
            parent: parent,
            values: plan.graph.inputs(of: scope).map { input in
                let value = nextValue()
                let isOptional = !plan.graph.overrides.isEmpty && !plan.graph.reached.contains(input)
                return isOptional && value.isMultiple(of: 2) ? nil : value
            }
        )
    }

    private mutating func nextValue() -> Int {
        values += 1
        return values
    }
}

extension Blueprint.Key {
    var isCollection: Bool {
        switch self {
        case .list, .map: true
        case .thing, .promise, .value, .maker, .maybe, .tagged: false
        }
    }

    /// Whether it stands for an object, and not for a value.
    var isObject: Bool {
        switch self {
        case .thing, .promise: true
        case .value, .maker, .maybe, .list, .map: false
        case .tagged(let key, _): key.isObject
        }
    }
}
