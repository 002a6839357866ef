import DovetailGraph
import DovetailLinking

/// Turns a resolved graph into classes, constructions and names.
///
/// What is read after opening decides what is stored, and is only known when all bodies are planned; so bodies refer to objects,
/// and the renderer writes where they are held.
final class CompositionPlanner {
    let program: LinkedProgram
    let composition: CompositionGraph
    let resolved: ResolvedGraph
    let signatures: FactorySignatures

    let names: CompositionNames
    /// Objects that something takes.
    private var usedObjects: Set<ObjectID> = []
    /// Those of them that the initialiser takes which makes them.
    private var objectsUsedWhileOpening: Set<ObjectID> = []
    /// Objects that are read after their scope has opened.
    private var storedObjects: Set<ObjectID> = []
    /// Scopes whose reference is needed after they have opened, and while they open.
    private var storedReferences: Set<ScopeID> = []
    private var openingReferences: Set<ScopeID> = []
    /// Transients that need a function, in the order in which that turned out; those still to be planned are at the end.
    private var makers: [ObjectID] = []
    private var knownMakers: Set<ObjectID> = []
    /// The same for functions that get handed what they take.
    private var assemblers: [ObjectID] = []
    private var knownAssemblers: Set<ObjectID> = []
    let expansion: TransientExpansion
    private let eager: Set<BindingID>

    init(
        program: LinkedProgram,
        composition: CompositionGraph,
        resolved: ResolvedGraph,
        signatures: FactorySignatures,
        roots: CompositionRoots
    ) {
        self.program = program
        self.composition = composition
        self.resolved = resolved
        self.signatures = signatures
        names = CompositionNames(program, composition, resolved, signatures, roots)
        expansion = TransientExpansion(resolved)
        eager = Set(resolved.scopes.flatMap { $0.eager + $0.inputs }.filter { resolved.graph[$0].lifetime != .weak })
    }

    func plan() -> CompositionPlan {
        var scopes = resolved.scopes.indices.map { planScope(ScopeID($0)) }
        planFunctions(into: &scopes)
        for index in scopes.indices {
            let scope = resolved.scopes[index]
            let exposed = scopes[index].exposed
            scopes[index].stored = (scope.inputs + scope.eager.filter(isEager)).flatMap { binding in
                resultIndices(of: binding).map { ObjectID(binding: binding, result: $0) }
                    .filter { exposed.contains($0) || storedObjects.contains($0) }
            }
            dropUnusedResults(of: &scopes[index])
            scopes[index].storesReference = storedReferences.contains(ScopeID(index))
            scopes[index].usesReference =
                scopes[index].storesReference || openingReferences.contains(ScopeID(index))
            scopes[index].parts = parts(of: scopes[index])
        }
        return CompositionPlan(scopes: scopes, names: names)
    }

    /// The registration behind a binding.
    func registration(of binding: BindingID) -> LinkedRegistration {
        composition.registration(of: binding, in: program)
    }

    /// The factory of a binding; nil for an input.
    func signature(of binding: BindingID) -> FactorySignature? {
        signatures.signature(of: binding, in: composition)
    }

    func isEager(_ binding: BindingID) -> Bool { eager.contains(binding) }

    /// What a closure says that it throws; nil where it makes nothing that fails.
    func thrownType(of parameter: LinkedParameter, making binding: BindingID) -> ResolvedType? {
        isEager(binding) || !resolved.making[binding.index].isThrowing ? nil : parameter.thrownType
    }

    /// Notes that something takes an object.
    func use(_ object: ObjectID, whileOpening isOpening: Bool) {
        usedObjects.insert(object)
        if isOpening { objectsUsedWhileOpening.insert(object) }
    }

    /// Notes that an object is read after its scope has opened.
    func store(_ object: ObjectID) {
        storedObjects.insert(object)
    }

    /// Notes that a closure finds the scope by its reference.
    func useReference(of scope: ScopeID, whileOpening isOpening: Bool) {
        if isOpening { openingReferences.insert(scope) } else { storedReferences.insert(scope) }
    }

    /// Notes that a transient is asked for where a function has to make it.
    func useMaker(of object: ObjectID) {
        if knownMakers.insert(object).inserted { makers.append(object) }
    }

    /// What a transient takes, where a function has to be handed it; nil where the transient is made on the spot.
    func useAssembler(of object: ObjectID) -> (objects: [ObjectID], references: [ScopeID])? {
        guard expansion.needsFunction(object.binding) else { return nil }
        if knownAssemblers.insert(object).inserted { assemblers.append(object) }
        return expansion.ingredients(of: object.binding)
    }

    private func dropUnusedResults(of scope: inout ScopePlan) {
        // Their tasks add their hooks.
        let concurrent = Set(scope.waves.values.flatMap(\.members).map(\.binding))
        for step in scope.steps.indices where scope.steps[step].isShared {
            let binding = scope.steps[step].binding
            for result in scope.steps[step].results.indices {
                let object = ObjectID(binding: binding, result: result)
                if resolved.graph[binding].lifetime == .weak {
                    // Nothing but a local is set to it.
                    if !objectsUsedWhileOpening.contains(object) { scope.steps[step].results[result] = nil }
                    continue
                }
                let isUsed =
                    usedObjects.contains(object) || scope.exposed.contains(object)
                    || signature(of: binding)?.hook?.result == result && !concurrent.contains(binding)
                if !isUsed { scope.steps[step].results[result] = nil }
            }
        }
    }

    private func parts(of scope: ScopePlan) -> [OpeningPart] {
        let stored = Set(scope.stored)
        let isAsync = resolved.scopes[scope.id.index].opening.isAsync
        let isSent = scope.steps.contains { registration(of: $0.binding).parameters.contains(where: \.isSending) }
        return OpeningPart.parts(
            of: scope,
            inputs: resolved.scopes[scope.id.index].inputs,
            objects: names.objects,
            mayCross: { object in
                // What the opening gives away to an actor, or for good, may not be a function's parameter. What the scope keeps is not given away.
                if !isAsync && !isSent || stored.contains(object) { return true }
                return signatures.isKnownSendable(object, in: composition, of: program)
            },
            functionNames: names.locals(in: scope.id)
        )
    }

    private func resultIndices(of binding: BindingID) -> Range<Int> {
        0..<(signature(of: binding)?.results.count ?? 1)
    }

    private func planScope(_ id: ScopeID) -> ScopePlan {
        let scope = resolved.scopes[id.index]
        let opening = BodyPlanner(scope: id, place: .opening, locals: names.locals(in: id))
        let waves = planSteps(of: scope, opening)
        var exposed: Set<ObjectID> = []
        for exposure in scope.exposed {
            let object = ObjectID(binding: exposure.binding, result: exposure.key)
            if !resolved.graph[exposure.binding].lifetime.isHeld { useMaker(of: object) }
            exposed.insert(object)
        }
        let lazies = scope.lazy.map { binding in
            let body = BodyPlanner(scope: id, place: .member, locals: names.locals(in: id))
            return ScopePlan.LazyObject(binding: binding, body: body.bodyMakingAll(of: binding, self))
        }
        return ScopePlan(
            id: id,
            className: names.classes[id.index],
            parentName: resolved.graph[id].parent.map { names.parentProperties[$0.index] },
            steps: opening.constructions,
            waves: waves,
            stored: [],
            exposed: exposed,
            lazies: lazies,
            makers: [],
            assemblers: [],
            usesReference: false,
            storesReference: false
        )
    }

    /// Adds the eager objects, and gives back the waves among them by their first ones.
    private func planSteps(
        of scope: ResolvedGraph.Scope,
        _ opening: BodyPlanner
    ) -> [BindingID: Wave] {
        var waves: [BindingID: Wave] = [:]
        var isConcurrent: Set<BindingID> = []
        let isStartedInOpening = scope.waves.joined().count <= Wave.limit
        let beginnings = Dictionary(uniqueKeysWithValues: scope.waves.map { ($0[0], $0) })
        var functionNames = opening.locals
        for binding in scope.eager where !isConcurrent.contains(binding) {
            guard let wave = beginnings[binding] else {
                opening.addShared(binding, self)
                continue
            }
            let members = opening.addWave(wave, self)
            isConcurrent.formUnion(wave)
            if isStartedInOpening {
                waves[binding] = .inOpening(members)
            } else {
                let name = "makeWave\(waves.count + 1)"
                let locals = opening.locals
                waves[binding] = .function(Wave.Function(members, name: name, locals: locals, names: &functionNames))
            }
        }
        return waves
    }

    /// Planning one function may ask for further ones, so the lists grow while they are worked off.
    private func planFunctions(into scopes: inout [ScopePlan]) {
        var nextMaker = 0
        var nextAssembler = 0
        while nextMaker < makers.count || nextAssembler < assemblers.count {
            if nextMaker < makers.count {
                planMaker(of: makers[nextMaker], into: &scopes)
                nextMaker += 1
            } else {
                planAssembler(of: assemblers[nextAssembler], into: &scopes)
                nextAssembler += 1
            }
        }
        for index in scopes.indices {
            scopes[index].makers.sort { ($0.isExposed ? 0 : 1, $0.object) < ($1.isExposed ? 0 : 1, $1.object) }
            scopes[index].assemblers.sort { $0.object < $1.object }
        }
    }

    private func planMaker(of object: ObjectID, into scopes: inout [ScopePlan]) {
        let scope = resolved.graph[object.binding].scope
        var locals = names.locals(in: scope)
        let arguments = names.arguments(of: object.binding, in: &locals)
        let body = BodyPlanner(scope: scope, place: .member, locals: locals, arguments: arguments)
        scopes[scope.index].makers.append(
            ScopePlan.Maker(
                object: object,
                name: names.maker(of: object),
                arguments: arguments,
                member: names.members[object],
                body: body.bodyMaking(object, self)
            )
        )
    }

    private func planAssembler(of object: ObjectID, into scopes: inout [ScopePlan]) {
        let scope = resolved.graph[object.binding].scope
        var locals = names.locals(in: scope)
        let arguments = names.arguments(of: object.binding, in: &locals)
        let ingredients = expansion.ingredients(of: object.binding)
        let body = BodyPlanner(scope: scope, place: .assembler, locals: locals, arguments: arguments)
        scopes[scope.index].assemblers.append(
            ScopePlan.Assembler(
                object: object,
                arguments: arguments,
                objects: ingredients.objects,
                references: ingredients.references,
                body: body.bodyMaking(object, self)
            )
        )
    }
}
