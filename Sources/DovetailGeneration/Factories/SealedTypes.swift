import DovetailGraph
import DovetailLinking
import DovetailSyntax

/// Which types of which modules are handed out sealed.
///
/// A type that an assembly's readers may not see leaves the assembly's module inside a generated struct, which can be held and passed on but not looked
/// into. All assemblies of a module share it, so that what one hands out another can take.
final class SealedTypes {
    /// A struct that hides a type.
    struct Seal: Hashable {
        /// The index of the assembly in whose `Factories` it is declared.
        var assembly: Int
        /// `SealedSQLiteDatabase`
        var name: String
    }

    private var seals: [String: [String: Seal]] = [:]
    private var typesByAssembly: [Int: [(type: ResolvedType, seal: Seal)]] = [:]
    /// By module and the type's identity.
    private var holders: [String: [String: LinkedRegistration]] = [:]

    init(_ program: LinkedProgram) {
        let byModule = Dictionary(grouping: program.assemblies.indices) { program.assemblies[$0].module }
        for (module, assemblies) in byModule {
            addSeals(of: module, program, assemblies)
            addHolders(of: module, assemblies.lazy.flatMap { program.assemblies[$0].registrations })
        }
    }

    /// How the type leaves the module; nil where it does so as it is.
    func seal(of type: ResolvedType, in module: String) -> Seal? {
        seals[module]?[type.identity]
    }

    /// What an assembly's `Factories` has to declare, sorted by name.
    func declared(by assembly: Int) -> [(type: ResolvedType, seal: Seal)] {
        typesByAssembly[assembly] ?? []
    }

    /// The registration of a module for whose sake a seal of the type has to be `Sendable`: the first by which a scope's class holds it that is so
    /// itself, or that mentions it as a type which is known to be, since that may go to a task or to an actor and come from one.
    func holder(of type: ResolvedType, in module: String) -> LinkedRegistration? {
        holders[module]?[type.identity]
    }

    private func addHolders(of module: String, _ registrations: some Sequence<LinkedRegistration>) {
        // Nobody asks for the holders of what is not sealed.
        guard let seals = seals[module] else { return }
        var known: [String: LinkedRegistration] = [:]
        for registration in registrations {
            // Whether a decorator is held is up to what it wraps, which is a holder itself; with a hook it is.
            let isWrapper = registration.decoration != nil
            let own = isWrapper && registration.hook == nil ? [] : [registration.type]
            if registration.lifetime.isHeld, registration.scopeIsolation == .sendable {
                for type in (isWrapper ? [] : registration.results) + own where Self.canBeSealed(type) {
                    let identity = type.identity
                    if seals[identity] != nil, known[identity] == nil { known[identity] = registration }
                }
            }
            for type in registration.mentionedTypes where Self.canBeSealed(type) {
                let identity = type.identity
                if seals[identity] == nil || known[identity] != nil { continue }
                if registration.isKnownSendable(type) { known[identity] = registration }
            }
        }
        holders[module] = known
    }

    /// Nothing that everybody may see is: so much is known without spelling it.
    static func canBeSealed(_ type: ResolvedType) -> Bool { type.access < .public }

    private func addSeals(of module: String, _ program: LinkedProgram, _ assemblies: [Int]) {
        // The widest assembly declares the struct, so that all others of the module may name it.
        let ordered = assemblies.sorted { left, right in
            let (left, right) = (program.assemblies[left], program.assemblies[right])
            return (right.access, left.path.joined(separator: ".")) < (left.access, right.path.joined(separator: "."))
        }
        var names: [Int: NameScope] = [:]
        for index in ordered {
            let assembly = program.assemblies[index]
            let declared = assembly.declarations.map(\.collection).flatMap { [$0, $0.collectedElement ?? $0] }
            for type in assembly.registrations.flatMap(\.mentionedTypes) + declared
            where type.access < min(assembly.access, .public) && seals[module]?[type.identity] == nil {
                let name = names[index, default: NameScope(reserved: ["Factories"])].name("Sealed" + type.identifier)
                let seal = Seal(assembly: index, name: name)
                seals[module, default: [:]][type.identity] = seal
                typesByAssembly[index, default: []].append((type, seal))
            }
        }
        for index in assemblies { typesByAssembly[index]?.sort { $0.seal.name < $1.seal.name } }
    }
}

extension LinkedRegistration {
    /// The types that go in and out of its factory, in order.
    var mentionedTypes: [ResolvedType] {
        var types = results
        if hook != nil { types.append(type) }
        types += contributions.map(\.collection)
        for parameter in parameters { types += parameter.handedTypes }
        return types
    }
}
