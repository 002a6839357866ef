import DovetailGraph
import DovetailLinking

/// How a registration's factory is called: what the assembly's own module and the composition have to agree on.
struct FactorySignature {
    /// One thing that a factory gives back.
    struct Result {
        var type: ResolvedType
        /// Set where it comes sealed.
        var seal: SealedTypes.Seal?
    }

    var name: String
    /// The labels of the call, one for each of the registration's parameters. They stand behind who is told of the object, who has none.
    var labels: [String]
    /// One for each key, in order, and for each type that it has in collections; behind them the object itself where a hook needs it and no key is its type. Several are given back
    /// as a tuple.
    var results: [Result]
    /// What the factory calls who is told of the object.
    var watch: String
    /// Names for what stands in the factories beside the closures' text.
    var locals: NameScope
    /// The function that runs the `.onEnd` hook, and the result that it takes.
    var hook: (name: String, result: Int)?
    /// The function that says how long the hook may take.
    var hookLimit: String?
}

/// The signatures of all factories of all assemblies.
final class FactorySignatures {
    private let byAssembly: [[FactorySignature?]]
    private let freeNames: [Set<String>]
    private let modules: [String]
    let sealed: SealedTypes

    init(_ program: LinkedProgram, _ sealed: SealedTypes) {
        self.sealed = sealed
        modules = program.assemblies.map(\.module)
        let freeNames = program.assemblies.map { assembly in
            assembly.registrations.map(\.freeNames).reduce(into: Set<String>()) { $0.formUnion($1) }
        }
        self.freeNames = freeNames
        byAssembly = program.assemblies.indices.map { index in
            let assembly = program.assemblies[index]
            // Closures stand among the factories, and must not call one in the place of what they mean.
            var names = NameScope(reserved: freeNames[index].union(sealed.declared(by: index).map(\.seal.name)))
            return assembly.registrations.map { registration in
                switch registration.making {
                case .input, .collection, .unknown: nil
                case .initializer, .closure:
                    FactorySignature(registration, module: assembly.module, sealed, &names)
                }
            }
        }
    }

    /// Names in an assembly's closures that may mean something outside of them.
    func freeNames(of assembly: Int) -> Set<String> { freeNames[assembly] }

    /// As the subscript; a collection has what a factory of it would have.
    func signature(of binding: BindingID, in composition: CompositionGraph) -> FactorySignature? {
        switch composition.origins[binding.index] {
        case .registration(let assembly, let registration): self[assembly: assembly, registration: registration]
        case .collection(let index):
            FactorySignature(
                of: composition.collections[index],
                module: modules[composition.collectionAssemblies[index]],
                sealed
            )
        }
    }

    /// Whether a declaration says that an object, as its factory makes it, may be used anywhere.
    func isKnownSendable(_ object: ObjectID, in composition: CompositionGraph, of program: LinkedProgram) -> Bool {
        let registration = composition.registration(of: object.binding, in: program)
        let result = signature(of: object.binding, in: composition)?.results[object.result]
        return registration.isKnownSendable(result?.type ?? registration.results[object.result])
    }

    /// Nil for an input, which nothing makes, and for what is diagnosed.
    subscript(assembly assembly: Int, registration registration: Int) -> FactorySignature? {
        byAssembly[assembly][registration]
    }
}

extension FactorySignature {
    fileprivate init(of collection: LinkedRegistration, module: String, _ sealed: SealedTypes) {
        name = ""
        labels = []
        results = [Result(type: collection.type, seal: sealed.seal(of: collection.type, in: module))]
        watch = ""
        locals = NameScope()
    }

    fileprivate init(
        _ registration: LinkedRegistration,
        module: String,
        _ sealed: SealedTypes,
        _ names: inout NameScope
    ) {
        name = names.name(registration.valueName(of: registration.type))
        let place: Set<String> = registration.scopeIsolation == .unsynchronized ? ["isolation"] : []
        var labelNames = NameScope(reserved: registration.freeNames.union(place))
        labels = registration.parameters.map { parameter in
            labelNames.name(parameter.name == "_" ? parameter.type.valueName : parameter.name)
        }
        watch = labelNames.name("watch")
        locals = labelNames.inner()
        results = registration.results.map { Result(type: $0, seal: sealed.seal(of: $0, in: module)) }
        if registration.hook != nil {
            let index = results.firstIndex { $0.type.identity == registration.type.identity }
            if index == nil {
                results.append(Result(type: registration.type, seal: sealed.seal(of: registration.type, in: module)))
            }
            let name = names.name("end" + registration.identifier(of: registration.type))
            hook = (name, index ?? results.count - 1)
            if registration.hookLimit != nil { hookLimit = names.name(name + "Limit") }
        }
    }
}
