import DovetailGraph
import DovetailLinking
import DovetailSyntax

/// Finds out what the users of a composition see of it, and names it.
///
/// A root is named for its key as `Expose` writes it, whatever is registered for the key: a double is found under the name of what it stands in
/// for. What an included composition exposes has the name that it has there. Where two want one name, the order of their keys decides, so
/// that a name depends on nothing but the keys that are exposed.
final class CompositionRootsReader {
    private let program: LinkedProgram
    private let composition: LinkedComposition
    private let graph: CompositionGraph
    private let resolved: ResolvedGraph
    /// Those that it includes itself and that have roots, in listed order.
    private let included: [CompositionRoots]
    private let exposures: [Key: LinkedComposition.Exposure]
    /// The types of errors that constructions throw.
    private let errors: [Key: ResolvedType]
    /// What is made by whoever reads it first.
    private let madeOnUse: Set<BindingID>
    private let labels: ArgumentLabels
    /// One a scope: what the collections that it exposes are called.
    private var collectionNames: [[Key: String]] = []

    init(_ program: LinkedProgram, _ checked: GeneratedFile.CheckedComposition, including included: [CompositionRoots])
    {
        self.program = program
        composition = checked.composition
        graph = checked.graph
        resolved = checked.resolved
        self.included = included
        exposures = Dictionary(composition.exposures.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        errors = checked.graph.errors(in: program)
        madeOnUse = Set(checked.resolved.scopes.flatMap(\.lazy))
        labels = ArgumentLabels(program, checked.graph, checked.resolved)
    }

    func read() -> CompositionRoots {
        var roots = CompositionRoots(
            scopes: typeNames(),
            positions: Dictionary(graph.scopes.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        )
        // Parents come before their children, so that a child finds what they call a collection that it adds to.
        for index in resolved.scopes.indices { addMembers(of: ScopeID(index), to: &roots) }
        return roots
    }

    /// The names of classes and protocols. They depend on what the scopes are called, and not on their order in the graph, which depends on
    /// scopes that the composition need not know.
    private func typeNames() -> [CompositionRoots.Scope] {
        var names = NameScope(reserved: composition.nestedNames.union(["Generated"]))
        let order = graph.scopes.indices.sorted { left, right in
            let (left, right) = (program.scopes[graph.scopes[left]], program.scopes[graph.scopes[right]])
            return (left.module, left.path.joined(separator: ".")) < (right.module, right.path.joined(separator: "."))
        }
        var classes = Array(repeating: "", count: order.count)
        for index in order {
            classes[index] = names.name(CompositionNames.className(of: resolved.graph.scopes[index].name))
        }
        var scopes = classes.map { CompositionRoots.Scope(className: $0, openerName: "open" + $0, members: []) }
        for index in order where !resolved.scopes[index].exposed.isEmpty {
            scopes[index].protocolName = names.name(classes[index] + "Roots")
        }
        return scopes
    }

    private func addMembers(of scope: ScopeID, to roots: inout CompositionRoots) {
        var names = NameScope(reserved: Self.reserved)
        var members: [ExposedMember] = []
        for exposure in resolved.scopes[scope.index].exposed { members.append(member(for: exposure)) }
        var isNamed = members.map { _ in false }
        func take(_ position: Int, as name: String) {
            guard !isNamed[position], names.isFree(name) else { return }
            members[position].name = names.name(name)
            isNamed[position] = true
        }
        for roots in included {
            let inherited = roots.members(ofProgramScope: graph.scopes[scope.index])
            for position in members.indices {
                guard let known = inherited[members[position].key] else { continue }
                adopt(known, in: &members[position])
                if known.isFunction == members[position].isFunction { take(position, as: known.name) }
            }
        }
        // A collection to which the scope adds is called what it is called in the scopes around.
        for position in members.indices where resolved.graph[members[position].object.binding].isCollection {
            if let outer = outerName(of: members[position].key, around: scope) { take(position, as: outer) }
        }
        for child in resolved.scopes[scope.index].children {
            roots.scopes[child.index].openerName = names.name(roots.scopes[child.index].openerName)
        }
        for position in members.indices.sorted(by: { members[$0].key < members[$1].key }) where !isNamed[position] {
            members[position].name = names.name(wantedName(of: members[position]))
        }
        collectionNames.append(
            Dictionary(
                members.filter { resolved.graph[$0.object.binding].isCollection }.map { ($0.key, $0.name) },
                uniquingKeysWith: { first, _ in first }
            )
        )
        roots.scopes[scope.index].members = members
    }

    /// The member, not named yet.
    private func member(for exposure: ResolvedGraph.ExposedBinding) -> ExposedMember {
        let binding = resolved.graph[exposure.binding]
        let registration = graph.registration(of: exposure.binding, in: program)
        let type = registration.keys[exposure.key]
        var member = ExposedMember(
            object: ObjectID(binding: exposure.binding, result: exposure.key),
            key: binding.keys[exposure.key],
            type: type,
            name: "",
            form: .property,
            effects: .none,
            isKnownSendable: registration.isKnownSendable(type)
        )
        let isolation = resolved.graph[binding.scope].isolation
        if binding.lifetime.isHeld, !madeOnUse.contains(exposure.binding) {
            if !member.isKnownSendable { member.effects.isolation = isolation.actor }
            return member
        }
        member.effects = resolved.making[exposure.binding.index]
        member.thrownType = thrownType(of: &member.effects)
        guard !binding.lifetime.isHeld else { return member }
        let taking = graph.registration(of: resolved.graph.innermost(exposure.binding), in: program)
        let labels = labels.labels(of: exposure.binding)
        member.form = .function(
            zip(labels, taking.arguments).map { label, argument in
                .init(label: label, type: argument, isSending: !taking.sendingText(of: argument).isEmpty)
            }
        )
        member.takesPlace =
            isolation == .unsynchronized && member.effects.isAsync && member.effects.isolation == nil
        return member
    }

    /// The one type of error that is thrown, if the composition's users see it; otherwise they have to take it for any.
    private func thrownType(of effects: inout Effects) -> ResolvedType? {
        guard let key = effects.thrown else { return nil }
        guard let type = errors[key], type.access >= min(composition.access, .public) else {
            effects.thrown = nil
            return nil
        }
        return type
    }

    /// Takes over how a root is called where it comes from, as far as it is called the same way here.
    private func adopt(_ known: ExposedMember, in member: inout ExposedMember) {
        guard case .function(let arguments) = member.form, known.isFunction else { return }
        let isAlike = arguments.map(\.type.identity) == known.arguments.map(\.type.identity)
        guard isAlike else { return }
        member.form = .function(
            zip(arguments, known.arguments).map { own, known in
                .init(label: known.label, type: own.type, isSending: own.isSending)
            }
        )
    }

    private func outerName(of key: Key, around scope: ScopeID) -> String? {
        var scope = resolved.graph[scope].parent
        while let current = scope {
            if let name = collectionNames[current.index][key] { return name }
            scope = resolved.graph[current].parent
        }
        return nil
    }

    private func wantedName(of member: ExposedMember) -> String {
        guard let exposure = exposures[member.key] else { return member.type.valueName }
        return member.isFunction ? "make" + exposure.identifier : exposure.valueName
    }

    /// What generated classes use themselves, whatever the composition holds.
    static let reserved: Set<String> = ["lifetime", "reference", "end", "self", "init", "isolation", "taskHooks"]
}
