import DovetailDiagnostics
import DovetailGraph
import DovetailLinking
import DovetailSyntax

/// Writes the expressions and constructions of a composition's classes, one class after the other.
final class ExpressionRenderer {
    /// Where a piece of code stands.
    struct Place {
        var scope: ScopeID
        /// Whether the scope's objects are locals of the initialiser around.
        var isOpening: Bool
        /// Whether objects are captures of the closure around.
        var isCaptured = false
        var isolation: ActorName?
    }

    /// An expression's text, and what the statement around it has to say.
    struct Rendered {
        var text: String
        var isAsync = false
        var isThrowing = false

        /// `try await `
        var prefix: String { Effects(isAsync: isAsync, isThrowing: isThrowing).prefix }

        mutating func add(_ other: Rendered) {
            isAsync = isAsync || other.isAsync
            isThrowing = isThrowing || other.isThrowing
        }
    }

    let program: LinkedProgram
    let composition: CompositionGraph
    let resolved: ResolvedGraph
    let signatures: FactorySignatures
    let plan: CompositionPlan
    /// One a scope, set before anything is written: what can be read from anywhere is asked of the renderer itself.
    var held: [HeldObjects] = []
    /// The types of errors that constructions throw.
    let errors: [Key: ResolvedType]
    /// Of the composition.
    let location: SourceLocation
    let destination: GeneratedFile.Destination
    let types: TypeWriter
    /// Whether something that was written since this was set to false tells of what it makes.
    var tellsOfObjects = false
    /// How often the rest of an opening names each of its locals that it may hand on.
    var remainingUses: [String: Int] = [:]

    init(
        _ program: LinkedProgram,
        _ checked: GeneratedFile.CheckedComposition,
        signatures: FactorySignatures,
        plan: CompositionPlan,
        destination: GeneratedFile.Destination,
        types: TypeWriter
    ) {
        self.program = program
        composition = checked.graph
        resolved = checked.resolved
        self.signatures = signatures
        self.plan = plan
        errors = checked.graph.errors(in: program)
        location = checked.composition.location
        self.destination = destination
        self.types = types
    }

    /// ` async throws(E)`, as a signature of the given access has it.
    func keywords(_ effects: Effects, for access: AccessLevel, isGetter: Bool = false) -> String {
        types.keywords(effects, throwing: effects.thrown.flatMap { errors[$0] }, for: access, isGetter: isGetter)
    }

    /// What the effects name as the only type of error.
    func errorType(of effects: Effects) -> String? {
        effects.thrown.flatMap { errors[$0] }.map { types.text($0, for: .internal) }
    }

    /// The name of an object, as a property of its scope and in the scope's own code.
    func name(of object: ObjectID) -> String {
        Identifier.escaped(plan.names.name(of: object, isOwn: true))
    }

    /// The name of an object, as a local or a capture in the code of a scope.
    func name(of object: ObjectID, in scope: ScopeID) -> String {
        Identifier.escaped(localName(of: object, in: scope))
    }

    private func localName(of object: ObjectID, in scope: ScopeID) -> String {
        plan.names.name(of: object, isOwn: resolved.graph[object.binding].scope == scope)
    }

    func registration(of binding: BindingID) -> LinkedRegistration {
        composition.registration(of: binding, in: program)
    }

    /// The registration that says what a transient's arguments are: a decorator gets those of what it wraps.
    func registrationTakingArguments(of binding: BindingID) -> LinkedRegistration {
        registration(of: resolved.graph.innermost(binding))
    }

    func signature(of binding: BindingID) -> FactorySignature? {
        signatures.signature(of: binding, in: composition)
    }

    /// The text of a factory function of a binding's assembly.
    func factory(_ function: String, of binding: BindingID) -> String {
        let assembly = program.assemblies[composition.assembly(of: binding)]
        let path = types.path(assembly.path, module: assembly.module, for: .internal)
        return "\(path).Factories.\(Identifier.escaped(function))"
    }

    /// The type that an object is held as: sealed where its factory gives it back so.
    func heldType(of object: ObjectID) -> ResolvedType {
        guard let result = signature(of: object.binding)?.results[object.result] else {
            return registration(of: object.binding).results[object.result]
        }
        return result.seal.map(program.sealType) ?? result.type
    }

    /// The type that an argument is handed on as: sealed where the factory takes it so.
    func handedType(of argument: ResolvedType, to binding: BindingID) -> ResolvedType {
        let innermost = resolved.graph.innermost(binding)
        let module = program.assemblies[composition.assembly(of: innermost)].module
        return signatures.sealed.seal(of: argument, in: module).map(program.sealType) ?? argument
    }

    func isKnownSendable(_ object: ObjectID) -> Bool {
        signatures.isKnownSendable(object, in: composition, of: program)
    }

    /// Whether an object that is there already can be read from anywhere.
    func isReadAnywhere(_ object: ObjectID) -> Bool {
        scopeIsolation(of: object) == .sendable || isKnownSendable(object)
    }

    /// The actor on which an object that is there already has to be read.
    func readIsolation(of object: ObjectID) -> ActorName? {
        isReadAnywhere(object) ? nil : scopeIsolation(of: object).actor
    }

    /// Whether a scope and all around it are used from one place only, so that none of them has a lock.
    func isUnsynchronizedThroughout(_ scope: ScopeID) -> Bool {
        var current: ScopeID? = scope
        while let id = current {
            if resolved.graph[id].isolation != .unsynchronized { return false }
            current = resolved.graph[id].parent
        }
        return true
    }

    /// The type by which a closure finds a scope.
    func referenceType(_ scope: ScopeID) -> String {
        let isUnsynchronized = resolved.graph[scope].isolation == .unsynchronized
        let type = types.runtime(isUnsynchronized ? "UnsynchronizedReference" : "ScopeReference")
        return "\(type)<\(Identifier.escaped(plan.names.classes[scope.index]))>"
    }

    func lifetimeType(_ scope: ScopeID) -> String {
        types.runtime(isUnsynchronizedThroughout(scope) ? "UnsynchronizedLifetime" : "ScopeLifetime")
    }

    func scopeIsolation(of object: ObjectID) -> ScopeIsolation {
        resolved.graph[resolved.graph[object.binding].scope].isolation
    }

    /// The factory's call that makes a binding's object, or the literal that makes a collection.
    func call(_ construction: Construction, in place: Place) -> RenderedConstruction {
        let registration = registration(of: construction.binding)
        if case .collection(let keys) = registration.making {
            return literal(construction, of: registration.type, keys, in: place)
        }
        let signature = signature(of: construction.binding)
        var effects = Rendered(
            text: "",
            isAsync: registration.effects.isAsync || hops(registration.effects.isolation, place),
            isThrowing: registration.effects.isThrowing
        )
        var arguments = [objectWatch(in: place)]
        for (label, argument) in zip(signature?.labels ?? [], construction.arguments) {
            let rendered = render(argument, in: place)
            effects.add(rendered)
            arguments.append("\(Identifier.escapedLabel(label)): \(rendered.text)")
        }
        var rendered = RenderedConstruction(
            head: factory(signature?.name ?? "", of: construction.binding),
            elements: arguments,
            effects: effects
        )
        rendered.location = sendingLocation(of: construction.binding, in: place)
        return rendered
    }

    /// Who is told of what is made in a place.
    private func objectWatch(in place: Place) -> String {
        tellsOfObjects = true
        let isLocal = place.isOpening || place.isCaptured
        return isLocal ? CompositionNames.objectWatch : "lifetime.\(CompositionNames.objectWatch)"
    }

    func render(_ expression: Expression, in place: Place) -> Rendered {
        switch expression {
        case .local(let name):
            return Rendered(text: handedOn(Identifier.escaped(name), in: place))
        case .none:
            return Rendered(text: "nil")
        case .object(let object):
            if place.isCaptured { return Rendered(text: name(of: object, in: place.scope)) }
            var value = read(object, from: place)
            value.text = handedOn(value.text, in: place)
            return value
        case .made(let object, let arguments):
            let making = resolved.making[object.binding.index]
            let labelled = labelled(arguments, of: object.binding)
            let function = Identifier.escaped(plan.names.maker(of: object))
            let path = path(from: place.scope, to: resolved.graph[object.binding].scope)
            return Rendered(
                text: "\(path)\(function)(\(labelled.joined(separator: ", ")))",
                isAsync: making.isAsync || hops(making.isolation, place),
                isThrowing: making.isThrowing
            )
        case .assembled(let object, let arguments, let objects, let references):
            return assembled(object, arguments, objects, references, in: place)
        case .closure(let closure):
            return Rendered(text: render(closure, in: place))
        }
    }

    /// `database`, or `consume database` where nothing names the local after that.
    func handedOn(_ local: String, in place: Place) -> String {
        guard place.isOpening, !place.isCaptured, let uses = remainingUses[local] else { return local }
        remainingUses[local] = uses - 1
        return uses == 1 ? "consume \(local)" : local
    }

    private func labelled(_ arguments: [String], of binding: BindingID) -> [String] {
        zip(plan.names.argumentLabels[binding.index], arguments).map { label, argument in
            "\(Identifier.escapedLabel(label)): \(Identifier.escaped(argument))"
        }
    }

    private func assembled(
        _ object: ObjectID,
        _ arguments: [String],
        _ objects: [ObjectID],
        _ references: [ScopeID],
        in place: Place
    ) -> Rendered {
        let owner = resolved.graph[object.binding].scope
        let making = resolved.making[object.binding.index]
        var result = Rendered(
            text: "",
            isAsync: making.isAsync || hops(making.isolation, place),
            isThrowing: making.isThrowing
        )
        var labelled = [objectWatch(in: place)] + labelled(arguments, of: object.binding)
        for ingredient in objects {
            let value =
                place.isCaptured
                ? Rendered(text: name(of: ingredient, in: place.scope)) : read(ingredient, from: place)
            result.add(value)
            let label = localName(of: ingredient, in: owner)
            labelled.append("\(Identifier.escapedLabel(label)): \(value.text)")
        }
        for scope in references {
            let label = referenceName(scope, from: owner)
            let isAtHand = place.isCaptured || scope == place.scope
            let value =
                isAtHand ? referenceName(scope, from: place.scope) : path(from: place.scope, to: scope) + "reference"
            labelled.append("\(label): \(value)")
        }
        let name = Identifier.escaped(plan.names.classes[owner.index])
        let function = Identifier.escaped(plan.names.maker(of: object))
        result.text = "\(name).\(function)(\(labelled.joined(separator: ", ")))"
        return result
    }

    /// Where an object is held, seen from a place outside of closures.
    func read(_ object: ObjectID, from place: Place) -> Rendered {
        let binding = resolved.graph[object.binding]
        if binding.lifetime == .perGraph { return Rendered(text: name(of: object)) }
        if binding.scope == place.scope, place.isOpening { return Rendered(text: name(of: object)) }
        let path = path(from: place.scope, to: binding.scope)
        if let held = held[binding.scope.index].paths[object] {
            return Rendered(
                text: path + held.split(separator: ".").map { Identifier.escaped(String($0)) }.joined(separator: "."),
                isAsync: hops(readIsolation(of: object), place)
            )
        }
        let making = resolved.making[object.binding.index]
        return Rendered(
            text: path + name(of: object),
            isAsync: hops(making.isolation, place),
            isThrowing: making.isThrowing
        )
    }

    /// `account.host.`, the way from a scope's code to an ancestor's properties; empty for its own.
    private func path(from scope: ScopeID, to owner: ScopeID) -> String {
        var path = ""
        var scope = scope
        while scope != owner, let parent = resolved.graph[scope].parent {
            path += Identifier.escaped(plan.names.parentProperties[parent.index]) + "."
            scope = parent
        }
        return path
    }

    private func hops(_ isolation: ActorName?, _ place: Place) -> Bool {
        isolation != nil && place.isolation != isolation
    }

    private func render(_ closure: Closure, in place: Place) -> String {
        let parameters = closure.parameters.map(Identifier.escaped).joined(separator: ", ")
        switch closure.target {
        case .direct(let body):
            var captures =
                closure.references.compactMap { referenceCapture($0, in: place) }
                + closure.captures.compactMap { capture($0, in: place) }
            let inherited = isolation(of: closure, in: place)
            let needed = body.constructions.compactMap { resolved.making[$0.binding.index].isolation }.first
            let location = needed == nil || needed == inherited ? nil : crossingLocation(of: closure)
            // A call that goes to the actor tells the compiler more than a closure that does, and is enough where nothing else is made there.
            let isAwaited = location != nil && body.isOneCall
            let inner = Place(
                scope: place.scope,
                isOpening: false,
                isCaptured: true,
                isolation: isAwaited ? inherited : needed ?? inherited
            )
            let doesAround = tellsOfObjects
            tellsOfObjects = false
            var statements = statements(of: body, in: inner)
            if tellsOfObjects, !place.isOpening, !place.isCaptured {
                captures.insert("\(CompositionNames.objectWatch) = \(objectWatch(in: place))", at: 0)
            }
            tellsOfObjects = tellsOfObjects || doesAround
            if !isAwaited, let needed, needed != inherited, inherited != nil || location != nil {
                // The compiler doesn't take a closure of one actor for one that stays on another.
                let isThrowing = body.constructions.contains { resolved.making[$0.binding.index].isThrowing }
                let call = Effects(isAsync: true, isThrowing: isThrowing).prefix
                let hopping = closureText([], "", statements, throwing: closure.thrown, isolation: needed)
                statements = ["\(call)\(hopping)()"]
                return closureText(captures, parameters, statements, throwing: closure.thrown, location: location)
            }
            return closureText(
                captures,
                parameters,
                statements,
                throwing: closure.thrown,
                // All of it then runs on the actor, and so do the closures in it, which inherit that.
                isolation: isAwaited || needed == inherited ? nil : needed,
                isSendable: leavesItsPlace(closure, place),
                location: location
            )
        case .late(let owner, let expression):
            let lookup = Place(scope: owner, isOpening: false, isolation: isolation(of: closure, in: place))
            var result = render(expression, in: lookup)
            let goes = hops(resolved.making[closure.made.index].isolation, lookup)
            result.isThrowing = result.isThrowing || closure.canThrow
            let scope =
                "\(referenceName(owner, from: place.scope)).\(closure.canThrow ? "open" : "held")(\(ends(of: closure)))"
            return closureText(
                [referenceCapture(owner, in: place)].compactMap(\.self),
                parameters,
                ["\(result.prefix)\(scope).\(result.text)"],
                throwing: closure.thrown,
                isSendable: leavesItsPlace(closure, place),
                location: goes ? crossingLocation(of: closure) : nil
            )
        case .opening(let child, let arguments, let local, let expression, let isTuple):
            return opening(closure, child, arguments, local, expression, isTuple, parameters, in: place)
        }
    }

    private func opening(
        _ closure: Closure,
        _ child: ScopeID,
        _ arguments: [String],
        _ local: String,
        _ expression: Expression,
        _ isTuple: Bool,
        _ parameters: String,
        in place: Place
    ) -> String {
        guard let parent = resolved.graph[child].parent else { preconditionFailure("a child scope has a parent") }
        let opening = resolved.scopes[child.index].opening
        let isolation = isolation(of: closure, in: place)
        let isAsync = opening.isAsync || (opening.isolation != nil && opening.isolation != isolation)
        let inputs = resolved.scopes[child.index].inputs
        let labelled = zip(inputs, arguments).map { input, argument in
            "\(Identifier.escapedLabel(plan.names.label(of: input))): \(Identifier.escaped(argument))"
        }
        let lookup = Place(scope: child, isOpening: false, isolation: isolation)
        let result = render(expression, in: lookup)
        let value = "\(result.prefix)\(local).\(result.text)"
        let goes = hops(opening.isolation, lookup) || result.isAsync
        let effects = Effects(isAsync: isAsync, isThrowing: true).prefix
        let scope = "\(referenceName(parent, from: place.scope)).open(\(ends(of: closure)))"
        let open = "\(scope).\(Identifier.escaped(plan.names.opener(of: child)))(\(labelled.joined(separator: ", ")))"
        return closureText(
            [referenceCapture(parent, in: place)].compactMap(\.self),
            parameters,
            [
                "let \(local) = \(effects)\(open)",
                isTuple
                    ? "return (\(value), end: { _ = await \(local).end() })"
                    : "return \(types.runtime("Opened"))(\(value), end: \(local).end)",
            ],
            isSendable: leavesItsPlace(closure, place),
            location: goes ? crossingLocation(of: closure, taking: inputs) : nil
        )
    }

    /// What a closure tells of itself when it asks for its scope, in case there is none.
    private func ends(of closure: Closure) -> String {
        let (made, holder) = (resolved.graph[closure.made].name, resolved.graph[closure.holder].name)
        return "\(SourceWriter.literal(made)), for: \(SourceWriter.literal(holder))"
    }

    /// The actor that the closure's body runs on: its type's, or that of the code around, which a closure inherits unless it is `@Sendable`.
    private func isolation(of closure: Closure, in place: Place) -> ActorName? {
        closure.isolation ?? (closure.isSendable || leavesItsPlace(closure, place) ? nil : place.isolation)
    }

    /// Whether a closure that says nothing of where it is called is handed from an actor to what is made on none, and must not inherit the actor.
    private func leavesItsPlace(_ closure: Closure, _ place: Place) -> Bool {
        guard place.isolation != nil, !closure.isSendable, closure.isolation == nil else { return false }
        let effects = registration(of: closure.holder).effects
        return effects.isAsync && effects.isolation == nil
    }

    /// Nil where the closure finds the object by its name anyway.
    private func capture(_ object: ObjectID, in place: Place) -> String? {
        if place.isCaptured { return nil }
        let name = name(of: object, in: place.scope)
        let source = read(object, from: place).text
        if resolved.graph[object.binding].scope == place.scope, place.isOpening { return nil }
        return source == name ? name : "\(name) = \(source)"
    }

    /// What a scope's reference is called in the code of a scope: its own, or one of its ancestors'.
    func referenceName(_ owner: ScopeID, from scope: ScopeID) -> String {
        owner == scope ? "reference" : plan.names.parentProperties[owner.index] + "Reference"
    }

    private func referenceCapture(_ owner: ScopeID, in place: Place) -> String? {
        if place.isCaptured { return nil }
        if owner == place.scope { return place.isOpening ? nil : "reference" }
        return "\(referenceName(owner, from: place.scope)) = \(path(from: place.scope, to: owner))reference"
    }

    /// As long as a closure may be that stands on one line, behind a label and some levels in.
    private static let closureWidth = 80

    private func closureText(
        _ captures: [String],
        _ parameters: String,
        _ statements: [String],
        throwing error: ResolvedType? = nil,
        isolation: ActorName? = nil,
        isSendable: Bool = false,
        location: SourceLocation? = nil
    ) -> String {
        var parameters = parameters
        if let error { parameters = "(\(parameters)) throws(\(types.text(error, for: .internal)))" }
        let parts = [
            isolation.map { types.attribute($0) } ?? (isSendable ? "@Sendable" : nil),
            captures.isEmpty ? nil : "[\(captures.joined(separator: ", "))]",
            parameters.isEmpty ? nil : parameters,
        ]
        var head = parts.compactMap(\.self).joined(separator: " ")
        if !head.isEmpty { head += " in" }
        let oneLine = "{ \(head.isEmpty ? "" : head + " ")\(statements[0]) }"
        let isShort = oneLine.count <= Self.closureWidth && !oneLine.contains("\n")
        if isShort, location == nil, statements.count == 1 { return oneLine }
        var writer = makeWriter()
        writer.line(head.isEmpty ? "{" : "{ \(head)")
        writer.indented { writer in
            for statement in statements {
                writer.mapped(to: location) { $0.lines(statement) }
            }
        }
        writer.line("}")
        return String(writer.text.dropLast())
    }
}
