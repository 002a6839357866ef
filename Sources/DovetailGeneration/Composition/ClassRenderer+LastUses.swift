import DovetailGraph
import DovetailLinking
import DovetailSyntax

/// Which locals of an opening are handed on by the last statement that names them.
///
/// What takes an object keeps it, and counts it as one that is held once more. Where the last one to take it gets it from the local itself, nothing is counted,
/// which by hand is what the compiler does for values in the middle of expressions. It can't do so for locals: they live until their block ends.
extension ClassRenderer {
    /// How often the opening names each local that it may hand on. What a closure captures, or what a hook takes, can't be handed on; and one more reference
    /// to what is no object is not worth a word.
    ///
    /// - Parameters:
    ///   - range: The steps that one function makes.
    ///   - bound: Objects that it has locals for besides.
    ///   - kept: The names of what it keeps or gives back.
    func usesOfLocals(in range: Range<Int>, besides bound: [ObjectID] = [], kept: [String]) -> [String: Int] {
        let steps = scope.steps[range]
        // What tasks take is captured.
        guard !steps.contains(where: { scope.waves[$0.binding] != nil }) else { return [:] }
        var uses: [String: Int] = [:]
        var captured: Set<String> = []
        for object in bound where isReference(object) { uses[expressions.name(of: object)] = 0 }
        for step in steps {
            let results = expressions.signature(of: step.binding)?.results ?? []
            for (result, name) in zip(results, step.results) where result.type.isReference {
                if let name { uses[Identifier.escaped(name)] = 0 }
            }
            if step.isShared, let hook = expressions.signature(of: step.binding)?.hook {
                captured.insert(expressions.name(of: ObjectID(binding: step.binding, result: hook.result)))
            }
        }
        for step in steps {
            var taken: Set<String> = []
            for argument in step.arguments {
                switch argument {
                case .none: break
                case .local, .object:
                    for name in names(in: argument) {
                        uses[name]? += 1
                        // The compiler reads all arguments of a call after one that is handed on.
                        if !taken.insert(name).inserted { captured.insert(name) }
                    }
                case .made, .assembled, .closure: captured.formUnion(names(in: argument))
                }
            }
        }
        for name in kept { uses[name]? += 1 }
        for name in captured { uses[name] = nil }
        return uses
    }

    /// The names of what the class keeps.
    var namesOfHeld: [String] { held.direct.map(expressions.name) + held.groups.flatMap(names) }

    func isReference(_ object: ObjectID) -> Bool {
        expressions.signature(of: object.binding)?.results[object.result].type.isReference ?? false
    }

    private func names(in expression: Expression) -> [String] {
        switch expression {
        case .local(let name): [Identifier.escaped(name)]
        case .none: []
        case .object(let object): [expressions.name(of: object)]
        case .made(_, let arguments): arguments.map(Identifier.escaped)
        case .assembled(_, let arguments, let objects, _):
            arguments.map(Identifier.escaped) + objects.map(expressions.name)
        case .closure(let closure): closure.captures.map(expressions.name) + names(in: closure.target)
        }
    }

    private func names(in target: Closure.Target) -> [String] {
        switch target {
        case .direct(let body): body.constructions.flatMap(\.arguments).flatMap(names) + names(in: body.result)
        case .late(_, let expression), .opening(_, _, _, let expression, _): names(in: expression)
        }
    }

    private func names(in group: HeldObjects.Group) -> [String] {
        group.objects.map(expressions.name) + group.groups.flatMap(names)
    }
}

extension ResolvedType {
    /// Whether a value is a reference, or holds one wherever it holds an object.
    fileprivate var isReference: Bool {
        switch self {
        case .nominal(let type): type.kind == .class || type.kind == .actor
        case .existential: true
        default: false
        }
    }
}
