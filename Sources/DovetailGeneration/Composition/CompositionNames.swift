import DovetailGraph
import DovetailLinking

/// Chooses the names of a composition's classes and of everything in them.
///
/// What the composition's users write comes first: exposed roots, which have their names, and inputs. They depend on nothing but their own scope. An
/// object has one name, as a local, a property and a capture; where a scope inside has the same name for something that its users see, the code in
/// there has another for the object.
final class CompositionNames {
    private let roots: CompositionRoots
    /// One a scope: `Account` for `AccountScope`.
    let classes: [String]
    /// All of `classes`.
    let classNames: Set<String>
    /// One a scope: the function of its parent that opens it for as long as a closure runs, `withAccount`.
    private(set) var scopedUses: [String]
    /// One a scope: what its children call it, `account`.
    private(set) var parentProperties: [String] = []
    /// One a binding: the names of its results.
    private(set) var objects: [[String]]
    /// What scopes inside call an object in their code, where its own name is one of theirs.
    private var namesInside: [ObjectID: String] = [:]
    /// Labels of the inputs. An input has another name where an exposed property has that of its label: a double is handed in as `log`, and what
    /// wraps it is read as `log`.
    private var inputLabels: [BindingID: String] = [:]
    /// Names of the properties that are exposed.
    private var exposedNames: [ObjectID: String] = [:]
    /// Names of the properties that unseal an exposed object that comes sealed.
    private(set) var unsealed: [ObjectID: String] = [:]
    private var makers: [ObjectID: String] = [:]
    /// The roots, by what they are.
    private(set) var members: [ObjectID: ExposedMember] = [:]
    private let labels: ArgumentLabels
    private var scopeNames: [NameScope] = []

    init(
        _ program: LinkedProgram,
        _ composition: CompositionGraph,
        _ resolved: ResolvedGraph,
        _ signatures: FactorySignatures,
        _ roots: CompositionRoots
    ) {
        self.roots = roots
        classes = roots.scopes.map(\.className)
        classNames = Set(classes)
        scopedUses = classes
        labels = ArgumentLabels(program, composition, resolved)
        objects = Array(repeating: [], count: resolved.graph.bindings.count)
        argumentLabels = objects
        let isAnyInPlace = resolved.graph.scopes.contains { $0.isolation == .unsynchronized }
        let place: Set<String> = isAnyInPlace ? ["isolation", "taskHooks"] : []
        let reserved = NameScope(reserved: Self.reserved.union(place))
        var visible: [NameScope] = []
        for (scope, seen) in zip(resolved.scopes, roots.scopes) {
            var names = reserved
            names.reserve(scope.children.map { roots.scopes[$0.index].openerName })
            names.reserve(seen.members.map(\.name))
            for child in scope.children { scopedUses[child.index] = names.name("with" + classes[child.index]) }
            take(seen.members, resolved)
            nameInputs(of: scope, program, composition, labels: reserved, &names)
            visible.append(names)
        }
        let visibleInside = Self.visibleInside(resolved, visible)
        nameParents(visibleInside)
        for index in resolved.scopes.indices {
            let parent = resolved.graph.scopes[index].parent
            var names = parent.map { scopeNames[$0.index] } ?? reserved
            if let parent { names.reserve([parentProperties[parent.index]]) }
            names.reserve(visible[index].names)
            name(resolved.scopes[index], in: resolved, program, composition, signatures, visibleInside[index], &names)
            scopeNames.append(names.inner())
        }
    }

    /// What the class of a scope is called where nothing else is: `Account` for `AccountScope`.
    static func className(of scope: String) -> String {
        let name = scope.hasSuffix("Scope") && scope != "Scope" ? String(scope.dropLast(5)) : scope
        return Identifier.upperCamel(name)
    }

    /// One a scope: the names that users see of the scopes inside, however deep.
    private static func visibleInside(_ resolved: ResolvedGraph, _ visible: [NameScope]) -> [Set<String>] {
        var result: [Set<String>] = Array(repeating: [], count: visible.count)
        // Parents come first.
        for index in visible.indices.reversed() {
            guard let parent = resolved.graph.scopes[index].parent else { continue }
            result[parent.index].formUnion(result[index])
            result[parent.index].formUnion(visible[index].names)
        }
        return result
    }

    private func nameParents(_ visibleInside: [Set<String>]) {
        var names = NameScope()
        for (name, inside) in zip(classes, visibleInside) {
            parentProperties.append(names.name(Identifier.lowerCamel(name), besides: inside))
        }
    }

    /// What the code of a scope calls an object of its own or of a scope around, as a local or a capture.
    func name(of object: ObjectID, isOwn: Bool) -> String {
        let name = objects[object.binding.index][object.result]
        return isOwn ? name : namesInside[object] ?? name
    }

    /// What the caller of an opening writes before an input.
    func label(of input: BindingID) -> String { inputLabels[input] ?? "" }

    /// The names that locals in a scope's code must keep clear of.
    func locals(in scope: ScopeID) -> NameScope { scopeNames[scope.index] }

    /// `makeDocumentListViewModel`
    func maker(of object: ObjectID) -> String {
        makers[object] ?? "make" + Identifier.upperCamel(objects[object.binding.index][object.result])
    }

    /// One a binding: the labels of a transient's arguments, which are those of the parameters that take them.
    private(set) var argumentLabels: [[String]]

    /// Names for a transient's arguments, as parameters of a function or closure in the code that has the names.
    func arguments(of binding: BindingID, in names: inout NameScope) -> [String] {
        argumentLabels[binding.index].map { names.name($0) }
    }

    /// The function that opens a scope.
    func opener(of scope: ScopeID) -> String { roots.scopes[scope.index].openerName }

    /// Takes over the names of what a scope exposes.
    private func take(_ members: [ExposedMember], _ resolved: ResolvedGraph) {
        for member in members {
            self.members[member.object] = member
            if member.isFunction {
                makers[member.object] = member.name
                argumentLabels[member.object.binding.index] = member.arguments.map(\.label)
            } else if resolved.graph[member.object.binding].lifetime == .input {
                objects[member.object.binding.index] = [member.name]
            } else {
                exposedNames[member.object] = member.name
            }
        }
    }

    private func nameInputs(
        of scope: ResolvedGraph.Scope,
        _ program: LinkedProgram,
        _ composition: CompositionGraph,
        labels: NameScope,
        _ names: inout NameScope
    ) {
        var labels = labels
        for input in scope.inputs {
            let registration = composition.registration(of: input, in: program)
            let written = registration.inputName ?? registration.writtenValueName
            let label = labels.name(written ?? registration.valueName(of: registration.type))
            inputLabels[input] = label
            guard objects[input.index].isEmpty else { continue }
            objects[input.index] = [names.name(names.isFree(label) ? label : "given" + Identifier.upperCamel(label))]
        }
    }

    /// Names everything else of a scope, clear of what users see of the scopes inside.
    private func name(
        _ scope: ResolvedGraph.Scope,
        in resolved: ResolvedGraph,
        _ program: LinkedProgram,
        _ composition: CompositionGraph,
        _ signatures: FactorySignatures,
        _ visibleInside: Set<String>,
        _ names: inout NameScope
    ) {
        func registration(_ binding: BindingID) -> (LinkedRegistration, FactorySignature?) {
            (composition.registration(of: binding, in: program), signatures.signature(of: binding, in: composition))
        }
        for input in scope.inputs {
            nameInside(ObjectID(binding: input, result: 0), visibleInside, &names)
        }
        for binding in scope.eager + scope.lazy where objects[binding.index].isEmpty {
            let (registration, signature) = registration(binding)
            let results = signature?.results ?? []
            objects[binding.index] = results.indices.map { index in
                let object = ObjectID(binding: binding, result: index)
                guard let exposed = exposedNames[object] else {
                    return names.name(registration.valueName(of: results[index].type), besides: visibleInside)
                }
                guard results[index].seal != nil else { return exposed }
                unsealed[object] = exposed
                return names.name("sealed" + Identifier.upperCamel(exposed), besides: visibleInside)
            }
            for index in results.indices {
                nameInside(ObjectID(binding: binding, result: index), visibleInside, &names)
            }
        }
        // A transient is a local wherever it is made, so its name is chosen there; only its function needs one here.
        for binding in scope.transients {
            let (registration, signature) = registration(binding)
            let wanted = signature?.results.map { registration.valueName(of: $0.type) } ?? []
            // A per-graph object is also handed from function to function, under one name.
            let isShared = resolved.graph[binding].lifetime == .perGraph
            objects[binding.index] = wanted.map { isShared ? names.name($0, besides: visibleInside) : $0 }
            nameMakers(of: binding, &names)
            if argumentLabels[binding.index].isEmpty { argumentLabels[binding.index] = labels.labels(of: binding) }
        }
    }

    private func nameInside(_ object: ObjectID, _ visibleInside: Set<String>, _ names: inout NameScope) {
        let name = objects[object.binding.index][object.result]
        guard visibleInside.contains(name) else { return }
        let others = visibleInside.union(parentProperties)
        namesInside[object] = names.name("outer" + Identifier.upperCamel(name), besides: others)
    }

    private func nameMakers(of binding: BindingID, _ names: inout NameScope) {
        for (index, name) in objects[binding.index].enumerated() {
            let object = ObjectID(binding: binding, result: index)
            if makers[object] == nil { makers[object] = names.name("make" + Identifier.upperCamel(name)) }
        }
    }

    /// What generated classes use themselves.
    private static let reserved: Set<String> = [
        "lifetime", "reference", "end", "self", "init", observer, objectWatch,
    ]

    /// What the code of a scope calls who is told of the objects that it makes.
    static let objectWatch = "objectWatch"

    /// What a root scope calls who is told of what it makes and ends. Its label is shorter.
    static let observer = "scopeObserver"
}
