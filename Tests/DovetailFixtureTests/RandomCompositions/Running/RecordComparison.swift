/// Whether a record says what was predicted, whatever the numbers of the objects are.
///
/// Objects that are made between two other events may be made in any order, as long as each finds what it is handed; which of them is which follows
/// from how they are reached.
struct RecordComparison {
    private struct Object: Equatable {
        var type: String
        var handed: [RecordedEvent.Handed]
    }

    private(set) var differences: [String] = []
    private var predicted: [Int: Object] = [:]
    private var actual: [Int: Object] = [:]
    /// From predicted numbers to actual ones.
    private var partners: [Int: Int] = [:]
    private var inverse: [Int: Int] = [:]
    private var phase = ""

    init(predicted: [RecordedEvent], actual: [RecordedEvent]) {
        var left = predicted[...]
        var right = actual[...]
        while differences.isEmpty {
            let made = (Self.takeMade(&left, into: &self.predicted), Self.takeMade(&right, into: &self.actual))
            if made.0.sorted() != made.1.sorted() {
                differences.append("in \(phase): to be made \(made.0.sorted()), made \(made.1.sorted())")
                return
            }
            guard let one = left.popFirst(), let other = right.popFirst() else {
                for event in [left.first, right.first].compactMap({ $0 }) { differences.append("left over: \(event)") }
                return
            }
            compare(one, other)
        }
    }

    /// Takes the objects in front, and gives back their types.
    private static func takeMade(_ events: inout ArraySlice<RecordedEvent>, into objects: inout [Int: Object])
        -> [String]
    {
        var types: [String] = []
        while case .made(let number, let type, let handed)? = events.first {
            objects[number] = Object(type: type, handed: handed)
            types.append(type)
            events.removeFirst()
        }
        return types
    }

    private mutating func compare(_ one: RecordedEvent, _ other: RecordedEvent) {
        let isSame: Bool =
            switch (one, other) {
            case (.phase(let name), .phase(let second)): name == second
            case (.got(let handed), .got(let second)): match(handed, second)
            case (.called(let object, let parameter, let handed), .called(let second, let place, let given)):
                parameter == place && match(.object(object), .object(second)) && match(handed, given)
            case (.threw(let object, let parameter, let error), .threw(let second, let place, let thrown)):
                parameter == place && error == thrown && match(.object(object), .object(second))
            case (.hook(let object), .hook(let second)), (.hookDone(let object), .hookDone(let second)):
                match(.object(object), .object(second))
            default: one == other
            }
        if case .phase(let name) = one { phase = name }
        if !isSame { differences.append("in \(phase): \(one) was predicted, \(other) happened") }
    }

    private mutating func match(_ one: RecordedEvent.Handed, _ other: RecordedEvent.Handed) -> Bool {
        if case .list(let left) = one, case .list(let right) = other {
            return left.count == right.count && zip(left, right).allSatisfy { match($0, $1) }
        }
        guard case .object(let left) = one, case .object(let right) = other else { return one == other }
        if partners[left] != nil || inverse[right] != nil { return partners[left] == right }
        guard let first = predicted[left], let second = actual[right], first.type == second.type,
            first.handed.count == second.handed.count
        else { return false }
        partners[left] = right
        inverse[right] = left
        return zip(first.handed, second.handed).allSatisfy { match($0, $1) }
    }
}
