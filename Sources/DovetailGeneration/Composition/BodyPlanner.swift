import DovetailGraph
import DovetailLinking

/// Plans the statements of one initialiser, function or closure.
final class BodyPlanner {
    /// Where the statements stand, and so what is at hand.
    enum Place {
        /// The initialiser of the scope's class: the scope's objects are locals.
        case opening
        /// A function of the class: they are properties.
        case member
        /// A closure in one of the two: they are captured.
        case closure(inOpening: Bool)
        /// A function that gets handed all that it takes, by whoever calls it.
        case assembler
        /// A closure in such a function.
        case closureOfAssembler
    }

    private let scope: ScopeID
    private let place: Place
    private(set) var locals: NameScope
    /// Names of the arguments of the transient that the body is about.
    private let arguments: [String]
    private(set) var constructions: [Construction] = []
    /// The per-graph objects that are made already, with the places of their constructions.
    private var perGraph: [BindingID: Int] = [:]
    /// Those that the code around has made for the construction that this is a part of, and what is taken of them.
    private var perGraphAround: Set<BindingID> = []
    private var takenFromAround: Set<ObjectID> = []
    private var captures: Set<ObjectID> = []
    private var references: Set<ScopeID> = []

    /// - Parameter locals: Names that are taken, those of the arguments among them.
    init(scope: ScopeID, place: Place, locals: NameScope, arguments: [String] = []) {
        self.scope = scope
        self.place = place
        self.locals = locals
        self.arguments = arguments
    }

    /// Makes an object that the scope shares, under its own names.
    func addShared(_ binding: BindingID, _ planner: CompositionPlanner) {
        addPerGraph(neededBy: binding, planner)
        let expressions = argumentExpressions(of: binding, [], planner)
        constructions.append(
            Construction(
                binding: binding,
                results: planner.names.objects[binding.index],
                arguments: expressions,
                isShared: true
            )
        )
    }

    /// Makes objects of a scope side by side, and awaits them under their own names.
    func addWave(_ bindings: [BindingID], _ planner: CompositionPlanner) -> [Wave.Member] {
        let members = bindings.map { binding in
            // One opening is one construction, so its tasks share these.
            addPerGraph(neededBy: binding, planner)
            let name = Identifier.upperCamel(planner.names.objects[binding.index][0])
            let (task, closure) = (locals.name("started" + name), locals.name("making" + name))
            let body = BodyPlanner(scope: scope, place: .closure(inOpening: true), locals: locals)
            body.perGraphAround = Set(perGraph.keys)
            defer { for object in body.takenFromAround { _ = perGraphObject(object, planner) } }
            let making = body.bodyMakingAll(of: binding, planner)
            return Wave.Member(
                binding: binding,
                task: task,
                making: closure,
                body: making,
                surroundings: body.surroundings(in: planner.resolved.graph)
            )
        }
        // All tasks start before the first is waited for, and what they share is made before that.
        for binding in bindings {
            let results = planner.names.objects[binding.index]
            constructions.append(Construction(binding: binding, results: results, arguments: [], isShared: true))
        }
        return members
    }

    /// What a task takes of the opening that starts it.
    private func surroundings(in graph: Graph) -> Wave.Surroundings {
        var surroundings = Wave.Surroundings()
        for object in takenFromAround { surroundings.add(object) }
        for object in captures {
            if isLocal(graph[object.binding].scope) { surroundings.add(object) } else { surroundings.addOuter(object) }
        }
        for reference in references {
            if isLocal(reference) { surroundings.addReference() } else { surroundings.addOuterReference() }
        }
        return surroundings
    }

    /// Makes an object and gives back one of its results.
    func bodyMaking(_ object: ObjectID, _ planner: CompositionPlanner) -> Body {
        addPerGraph(neededBy: object.binding, planner)
        let isShared = planner.resolved.graph[object.binding].lifetime == .perGraph
        if isShared { addPerGraph(object.binding, planner) }
        let result = isShared ? perGraphObject(object, planner) : made(object, arguments, planner)
        return Body(constructions: constructions, result: result)
    }

    /// Makes the per-graph objects that a construction takes first, those that others need before them: however deep they lie, nothing has to be
    /// searched for them then.
    private func addPerGraph(neededBy binding: BindingID, _ planner: CompositionPlanner) {
        // There they are handed in.
        if case .assembler = place { return }
        for needed in planner.expansion.perGraph(neededBy: binding, besides: isAtHand) {
            addPerGraph(needed, planner)
        }
    }

    private func isAtHand(_ binding: BindingID) -> Bool {
        perGraph[binding] != nil || perGraphAround.contains(binding)
    }

    private func addPerGraph(_ binding: BindingID, _ planner: CompositionPlanner) {
        let expressions = argumentExpressions(of: binding, [], planner)
        perGraph[binding] = constructions.count
        // Which of the results are taken turns out later.
        let results: [String?] = planner.names.objects[binding.index].map { _ in nil }
        constructions.append(
            Construction(binding: binding, results: results, arguments: expressions, isShared: false)
        )
    }

    /// The one object of this construction.
    private func perGraphObject(_ object: ObjectID, _ planner: CompositionPlanner) -> Expression {
        let name = planner.names.objects[object.binding.index][object.result]
        if let place = perGraph[object.binding] { constructions[place].results[object.result] = name }
        if perGraphAround.contains(object.binding) { takenFromAround.insert(object) }
        return .local(name)
    }

    /// Makes a shared object and gives back all of its results, as its factory does; its own names are free for them.
    func bodyMakingAll(of binding: BindingID, _ planner: CompositionPlanner) -> Body {
        addShared(binding, planner)
        return Body(constructions: constructions, result: .none)
    }

    private func argumentExpressions(
        of binding: BindingID,
        _ arguments: [String],
        _ planner: CompositionPlanner
    ) -> [Expression] {
        let registration = planner.registration(of: binding)
        return zip(planner.resolved.resolutions[binding.index], registration.parameters).map { resolution, parameter in
            switch resolution {
            case .argument(let index): .local(arguments[index])
            case .none: .none
            case .instance(let target, let key), .optional(let target, let key):
                // What a decorator wraps gets its arguments; nothing else that takes some is asked for so.
                value(
                    ObjectID(binding: target, result: key),
                    planner.resolved.graph[target].arguments.isEmpty ? [] : arguments,
                    planner
                )
            case .closure(let target, let key, let isLate):
                closure(ObjectID(binding: target, result: key), parameter, of: binding, isLate: isLate, planner)
            case .opening(let child, let target, let key, let inputs):
                opening(child, ObjectID(binding: target, result: key), parameter, of: binding, inputs, planner)
            }
        }
    }

    /// The object: read where it is held, or made here.
    private func value(
        _ object: ObjectID,
        _ arguments: [String],
        _ planner: CompositionPlanner
    ) -> Expression {
        let (owner, lifetime) = (
            planner.resolved.graph[object.binding].scope, planner.resolved.graph[object.binding].lifetime
        )
        if lifetime == .perGraph { return perGraphObject(object, planner) }
        guard lifetime == .transient else {
            take(object, planner)
            return .object(object)
        }
        let isMadeHere =
            switch place {
            case .opening: owner == scope || planner.expansion.sharesPerGraph(object.binding)
            case .member: planner.expansion.sharesPerGraph(object.binding)
            case .closure, .assembler, .closureOfAssembler: true
            }
        if isMadeHere {
            guard let ingredients = planner.useAssembler(of: object) else {
                return made(object, arguments, planner)
            }
            for ingredient in ingredients.objects {
                if planner.resolved.graph[ingredient.binding].lifetime == .perGraph {
                    _ = perGraphObject(ingredient, planner)
                } else {
                    take(ingredient, planner)
                }
            }
            for reference in ingredients.references { take(referenceOf: reference, planner) }
            return .assembled(
                object,
                arguments: arguments,
                objects: ingredients.objects,
                references: ingredients.references
            )
        }
        planner.useMaker(of: object)
        return .made(object, arguments: arguments)
    }

    /// The object, asked of its open scope from outside: what is made is a construction of its own.
    private func lookedUp(
        _ object: ObjectID,
        _ arguments: [String],
        _ planner: CompositionPlanner
    ) -> Expression {
        if planner.resolved.graph[object.binding].lifetime.isHeld { return value(object, arguments, planner) }
        planner.useMaker(of: object)
        return .made(object, arguments: arguments)
    }

    private func take(_ object: ObjectID, _ planner: CompositionPlanner) {
        captures.insert(object)
        let owner = planner.resolved.graph[object.binding].scope
        planner.use(object, whileOpening: isOpening && owner == scope)
        if !isLocal(owner) { planner.store(object) }
    }

    private func take(referenceOf scope: ScopeID, _ planner: CompositionPlanner) {
        references.insert(scope)
        planner.useReference(of: scope, whileOpening: isLocal(scope))
    }

    /// Whether objects of a scope are locals of the initialiser that the body stands in.
    private func isLocal(_ owner: ScopeID) -> Bool {
        // An assembler's objects are its parameters; where they come from is its callers' concern.
        switch place {
        case .assembler, .closureOfAssembler: return true
        case .opening, .member, .closure: return owner == scope && isOpening
        }
    }

    private func made(
        _ object: ObjectID,
        _ arguments: [String],
        _ planner: CompositionPlanner
    ) -> Expression {
        let expressions = argumentExpressions(of: object.binding, arguments, planner)
        let name = locals.name(planner.names.objects[object.binding.index][object.result])
        let results = planner.names.objects[object.binding.index].indices.map { $0 == object.result ? name : nil }
        constructions.append(
            Construction(binding: object.binding, results: results, arguments: expressions, isShared: false)
        )
        return .local(name)
    }

    private func closure(
        _ object: ObjectID,
        _ parameter: LinkedParameter,
        of holder: BindingID,
        isLate: Bool,
        _ planner: CompositionPlanner
    ) -> Expression {
        var names = locals
        let arguments = planner.names.arguments(of: object.binding, in: &names)
        var closure = Closure(
            holder: holder,
            made: object.binding,
            result: object.result,
            location: parameter.location,
            parameters: arguments,
            target: .direct(Body(constructions: [], result: .none)),
            captures: [],
            references: [],
            canThrow: parameter.canThrow,
            thrown: planner.thrownType(of: parameter, making: object.binding),
            isolation: parameter.isolation,
            isSendable: parameter.isSendable
        )
        if isLate {
            let owner = planner.resolved.graph[object.binding].scope
            take(referenceOf: owner, planner)
            let lookup = BodyPlanner(scope: owner, place: .member, locals: names)
            closure.target = .late(owner, lookup.lookedUp(object, arguments, planner))
            closure.references = [owner]
            if parameter.canThrow { closure.thrown = parameter.thrownType }
        } else {
            let body = planClosure(handingOut: object, arguments, names, planner)
            closure.target = .direct(body.made)
            closure.captures = body.planner.captures.sorted()
            closure.references = body.planner.references.sorted()
        }
        return .closure(closure)
    }

    /// Plans a closure that works with what it captures, which is captured from here.
    private func planClosure(
        handingOut object: ObjectID,
        _ arguments: [String],
        _ names: NameScope,
        _ planner: CompositionPlanner
    ) -> (made: Body, planner: BodyPlanner) {
        let inner =
            switch place {
            case .assembler, .closureOfAssembler: Place.closureOfAssembler
            case .opening, .member, .closure: Place.closure(inOpening: isOpening)
            }
        let body = BodyPlanner(scope: scope, place: inner, locals: names, arguments: arguments)
        let lifetime = planner.resolved.graph[object.binding].lifetime
        // Each call is a construction of its own, unless what it hands out is there already.
        if !lifetime.isHeld { body.addPerGraph(neededBy: object.binding, planner) }
        if lifetime == .perGraph { body.addPerGraph(object.binding, planner) }
        let result = body.value(object, arguments, planner)
        captures.formUnion(body.captures)
        references.formUnion(body.references)
        return (Body(constructions: body.constructions, result: result), body)
    }

    private func opening(
        _ child: ScopeID,
        _ object: ObjectID,
        _ parameter: LinkedParameter,
        of holder: BindingID,
        _ inputs: [Int],
        _ planner: CompositionPlanner
    ) -> Expression {
        guard case .opening(let types, _, let form) = parameter.unwrappedRequest,
            let parent = planner.resolved.graph[child].parent
        else { preconditionFailure("an opening opens a child scope") }
        take(referenceOf: parent, planner)
        var names = locals
        let parameters = types.map { names.name($0.valueName) }
        let local = names.name("opened")
        let lookup = BodyPlanner(scope: child, place: .member, locals: names)
        let result = lookup.lookedUp(object, [], planner)
        var isTuple = false
        if case .tuple = form { isTuple = true }
        return .closure(
            Closure(
                holder: holder,
                made: object.binding,
                result: object.result,
                location: parameter.location,
                parameters: parameters,
                target: .opening(
                    child,
                    arguments: inputs.map { parameters[$0] },
                    local: local,
                    result,
                    isTuple: isTuple
                ),
                captures: [],
                references: [parent],
                canThrow: true,
                thrown: nil,
                isolation: parameter.isolation,
                isSendable: parameter.isSendable
            )
        )
    }

    private var isOpening: Bool {
        switch place {
        case .opening, .closure(inOpening: true): true
        case .member, .closure(inOpening: false), .assembler, .closureOfAssembler: false
        }
    }
}

extension LinkedParameter {
    /// Whether the parameter's closure is able to say that its scope has ended.
    fileprivate var canThrow: Bool {
        guard case .function(let function) = unwrappedType, function.isThrowing else { return false }
        return function.thrownType.map { $0.errorKey == .scopeEnded } ?? true
    }

    /// The only type of error that the parameter's closure throws.
    var thrownType: ResolvedType? {
        if case .function(let function) = unwrappedType { return function.thrownType }
        return nil
    }

    fileprivate var isolation: ActorName? {
        if case .function(let function) = unwrappedType { return function.globalActor }
        return nil
    }

    fileprivate var isSendable: Bool {
        if case .function(let function) = unwrappedType { return function.isSendable }
        return false
    }
}
