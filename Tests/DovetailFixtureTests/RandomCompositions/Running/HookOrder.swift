/// Whether hooks kept to what objects were handed, as a record alone tells: no plan is looked at, but for who has a hook and which closures are
/// made of what is there already.
///
/// No hook begins before the hooks of all that depends on its object are done, in the same scope or in one inside. Each object that has a hook and was
/// made ends once, and nothing else does.
struct HookOrder {
    private(set) var faults: [String] = []
    /// How often one hook had to wait for another.
    private(set) var pairs = 0

    private let script: Script
    private var types: [Int: String] = [:]
    /// By object, what it was made with.
    private var needs: [Int: Set<Int>] = [:]
    private var begins: [Int: Int] = [:]
    private var ends: [Int: Int] = [:]

    init(_ script: Script, _ record: [RecordedEvent]) {
        self.script = script
        for (place, event) in record.enumerated() { read(event, at: place) }
        checkOrder()
        checkWhoEnded()
    }

    private mutating func read(_ event: RecordedEvent, at place: Int) {
        switch event {
        case .made(let object, let type, let handed):
            types[object] = type
            needs[object] = Set(handed.flatMap(Self.objects))
        case .called(let object, let parameter, let handed) where !isLate(parameter, of: object):
            needs[object, default: []].formUnion(Self.objects(handed))
        case .hook(let object):
            if begins.updateValue(place, forKey: object) != nil { faults.append("\(name(object)) ended twice") }
        case .hookDone(let object):
            if begins[object] == nil { faults.append("the hook of \(name(object)) was done before it began") }
            ends[object] = place
        case .phase, .got, .called, .threw, .failed, .report: break
        }
    }

    private static func objects(_ handed: RecordedEvent.Handed) -> [Int] {
        switch handed {
        case .object(let number): [number]
        case .list(let elements): elements.flatMap(objects)
        case .text: []
        }
    }

    private func name(_ object: Int) -> String { "#\(object) \(types[object] ?? "")" }

    private func bindings(of object: Int) -> [Int] {
        let graph = script.plan.graph
        return graph.reached.filter { binding in
            graph.making(binding).map { graph.blueprint.name(ofThing: $0.thing) } == types[object]
        }
    }

    /// Whether what a closure gives may be made after its owner, so that nobody can say which of the two ends first.
    private func isLate(_ parameter: Int, of object: Int) -> Bool {
        let bindings = bindings(of: object)
        return bindings.isEmpty
            || bindings.contains { binding in
                guard case .closure(let target) = script.plan.graph.answers[binding][parameter] else { return true }
                // What it makes at each call is not what it was made with.
                return script.plan.lifetime(target)?.isHeld != true
                    || script.plan.late.contains(.init(binding: binding, parameter: parameter))
            }
    }

    private mutating func checkOrder() {
        for (object, end) in ends.sorted(by: { $0.key < $1.key }) {
            var reached: Set<Int> = []
            var open = Array(needs[object] ?? [])
            while let next = open.popLast() {
                if reached.insert(next).inserted { open += needs[next] ?? [] }
            }
            for need in reached.sorted() {
                guard let begin = begins[need] else { continue }
                pairs += 1
                if begin < end {
                    faults.append("\(name(need)) began to end before \(name(object)), which needs it, was done")
                }
            }
        }
    }

    private mutating func checkWhoEnded() {
        for object in types.keys.sorted() {
            let having = bindings(of: object).map { binding in
                let lifetime = script.plan.lifetime(binding)
                return script.plan.graph.making(binding)?.hasHook == true && (lifetime == .shared || lifetime == .lazy)
            }
            let (begin, end) = (begins[object], ends[object])
            if (begin == nil) != (end == nil) { faults.append("the hook of \(name(object)) was never done") }
            if !having.isEmpty, having.allSatisfy(\.self), begin == nil { faults.append("\(name(object)) never ended") }
            if !having.contains(true), begin != nil { faults.append("\(name(object)) has no hook, and ended") }
        }
        for object in begins.keys.sorted() where types[object] == nil {
            faults.append("\(name(object)) was never made")
        }
    }
}
