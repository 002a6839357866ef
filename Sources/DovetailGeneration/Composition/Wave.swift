import DovetailGraph

/// Objects of a scope that are made side by side, each in a task of its own.
///
/// Starting many tasks in one function takes the compiler time that grows faster than their number, so an opening that has more than a few of
/// them leaves each wave to a function, and a function leaves what is too much for it to others, which it runs side by side.
enum Wave {
    /// The opening starts the tasks itself.
    case inOpening([Member])
    case function(Function)

    /// One object that is made beside others.
    struct Member {
        var binding: BindingID
        /// The name of the variable that awaits it.
        var task: String
        /// The name of a closure that makes it, where one has to.
        var making: String
        var body: Body
        var surroundings: Surroundings
    }

    /// A function that makes some or all of a wave.
    struct Function {
        enum Content {
            case members([Member])
            case functions([Function])
        }

        var name: String
        /// The names, in the function that runs it beside others, of the variable that awaits it, of what that comes to, and of a closure that
        /// calls it, where one has to.
        var task = ""
        var result = ""
        var making = ""
        var content: Content
        var surroundings: Surroundings
    }

    /// What code takes from the opening that it stands in.
    struct Surroundings {
        /// Objects of the scope itself, and per-graph ones of the opening's construction.
        private(set) var objects: Set<ObjectID> = []
        /// Objects of the scopes around.
        private(set) var outerObjects: Set<ObjectID> = []
        /// Whether closures go through the scope's reference.
        private(set) var usesReference = false
        /// Whether closures go through the reference of a scope around.
        private(set) var usesOuterReference = false

        /// Whether any of it is found by way of the scope around.
        var usesParent: Bool { usesOuterReference || !outerObjects.isEmpty }

        mutating func add(_ object: ObjectID) { objects.insert(object) }

        mutating func addOuter(_ object: ObjectID) { outerObjects.insert(object) }

        mutating func addReference() { usesReference = true }

        mutating func addOuterReference() { usesOuterReference = true }

        mutating func formUnion(_ other: Surroundings) {
            objects.formUnion(other.objects)
            usesReference = usesReference || other.usesReference
            usesOuterReference = usesOuterReference || other.usesOuterReference
            outerObjects.formUnion(other.outerObjects)
        }
    }

    /// As many tasks as one function starts.
    static let limit = 10

    /// What is made, in the order of construction.
    var members: [Member] {
        switch self {
        case .inOpening(let members): members
        case .function(let function): function.members
        }
    }
}

extension Wave.Function {
    var members: [Wave.Member] {
        switch content {
        case .members(let members): members
        case .functions(let functions): functions.flatMap(\.members)
        }
    }

    /// A function for a wave, with as many others as it takes.
    ///
    /// - Parameters:
    ///   - locals: The names that are taken in each function.
    ///   - names: Where the functions get theirs.
    init(_ members: [Wave.Member], name: String, locals: NameScope, names: inout NameScope) {
        var level = Self.chunks(members).map { chunk in
            var surroundings = Wave.Surroundings()
            for member in chunk { surroundings.formUnion(member.surroundings) }
            return Self(name: "", content: .members(chunk), surroundings: surroundings)
        }
        while level.count > 1 {
            level = Self.chunks(level).map { chunk in
                var surroundings = Wave.Surroundings()
                for function in chunk { surroundings.formUnion(function.surroundings) }
                return Self(name: "", content: .functions(chunk), surroundings: surroundings)
            }
        }
        self = level[0]
        setNames(name, locals, &names)
    }

    private mutating func setNames(_ wanted: String, _ locals: NameScope, _ names: inout NameScope) {
        name = names.name(wanted)
        guard case .functions(var functions) = content else { return }
        var taken = locals
        for index in functions.indices {
            functions[index].task = taken.name("startedPart\(index + 1)")
            functions[index].result = taken.name("part\(index + 1)")
            functions[index].making = taken.name("makingPart\(index + 1)")
            functions[index].setNames("\(wanted)Part\(index + 1)", locals, &names)
        }
        content = .functions(functions)
    }

    private static func chunks<Element>(_ elements: [Element]) -> [[Element]] {
        stride(from: 0, to: elements.count, by: Wave.limit).map { start in
            Array(elements[start..<min(start + Wave.limit, elements.count)])
        }
    }
}
