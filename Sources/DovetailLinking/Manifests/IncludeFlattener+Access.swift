import DovetailDiagnostics
import DovetailGraph
import DovetailSyntax

extension IncludeFlattener {
    /// What the generated classes would have to name, and can't: it is out of the composition's sight, or less accessible than they are.
    func accessProblems(
        of composition: LinkedComposition,
        broughtBy bringing: [Int: Bringing],
        _ bringingExposures: [Key: Bringing]
    ) -> [Diagnostic] {
        // A bundle generates nothing.
        if composition.exposures.isEmpty { return [] }
        let hidden = composition.assemblies.filter { index in
            !assemblies[index].shows(assemblies[index].access, to: composition) && bringing[index] != nil
        }
        // Of what they register nothing can be named anyway.
        if !hidden.isEmpty {
            return hidden.compactMap { index in bringing[index].map { Self.problem(assemblies[index], broughtBy: $0) } }
        }
        let sight = CompositionSight(of: composition, packages: packages)
        var problems: [Diagnostic] = []
        for exposure in composition.exposures {
            let place = (bringing: bringingExposures[exposure.key], location: exposure.location)
            problems += Self.problems(exposure.type, "exposed by", at: place, sight)
        }
        let replacements = CompositionReplacements(composition, assemblies)
        let arguments = arguments(in: composition, replacements)
        for exposure in composition.exposures where !arguments.isEmpty {
            let role = "an argument of `\(exposure.type.name)`, which is exposed by"
            let place = (bringing: bringingExposures[exposure.key], location: exposure.location)
            for argument in arguments[exposure.key] ?? [] {
                problems += Self.problems(argument, role, at: place, sight)
            }
        }
        for index in composition.assemblies {
            for registration in assemblies[index].registrations where registration.lifetime == .input {
                if replacements.replaces(registration, of: index) { continue }
                let place = (bringing: bringing[index], location: registration.location)
                problems += Self.problems(registration.type, "an input of", at: place, sight)
            }
        }
        return problems
    }

    /// By module.
    private var packages: [String: String] {
        var packages: [String: String] = [:]
        for assembly in assemblies { packages[assembly.module] = assembly.packageName }
        for listing in listings.values {
            packages[listing.symbol.module.name] = listing.symbol.module.packageName
        }
        return packages
    }

    /// What the functions that make transients take, by the key that is asked for.
    private func arguments(
        in composition: LinkedComposition,
        _ replacements: CompositionReplacements
    ) -> [Key: [ResolvedType]] {
        var arguments: [Key: [ResolvedType]] = [:]
        for index in composition.assemblies {
            for registration in assemblies[index].registrations where !registration.arguments.isEmpty {
                if replacements.replaces(registration, of: index) { continue }
                for type in registration.keys {
                    let key = type.key(tagged: registration.tag)
                    if arguments[key] == nil { arguments[key] = registration.arguments }
                }
            }
        }
        return arguments
    }
}

/// What a composition's generated code may name, and what its interface may.
struct CompositionSight {
    let composition: LinkedComposition
    private let packages: [String: String]

    init(of composition: LinkedComposition, packages: [String: String]) {
        self.composition = composition
        self.packages = packages
    }

    /// The parts of a type that are out of sight, each once.
    func hiddenParts(of type: ResolvedType) -> [NominalType] {
        parts(of: type) { nominal in
            guard let module = nominal.module, module != composition.module else { return false }
            return switch nominal.access {
            case .private, .fileprivate, .internal: true
            case .package: packages[module].map { $0 != composition.packageName } ?? false
            case .public, .open: false
            }
        }
    }

    /// The parts of a type that are less accessible than the composition, each once.
    func narrowParts(of type: ResolvedType) -> [NominalType] {
        parts(of: type) { $0.access < composition.access }
    }

    private func parts(of type: ResolvedType, where isMeant: (NominalType) -> Bool) -> [NominalType] {
        var found: [NominalType] = []
        type.forEachNominal { nominal in
            if isMeant(nominal), !found.contains(where: { $0.name == nominal.name }) { found.append(nominal) }
        }
        return found
    }
}

/// What a composition's overrides take away, as far as registrations tell by their keys and scopes.
struct CompositionReplacements {
    private struct ScopedKey: Hashable {
        var key: Key
        var scope: Int
    }

    private let assemblies: [LinkedAssembly]
    private var overrides: [ScopedKey: [LinkedComposition.Override]] = [:]

    init(_ composition: LinkedComposition, _ assemblies: [LinkedAssembly]) {
        self.assemblies = assemblies
        for override in composition.overrides {
            let assembly = assemblies[override.assembly]
            for registration in assembly.registrations where registration.decoration == nil {
                for key in keys(of: registration, assembly) { overrides[key, default: []].append(override) }
            }
        }
    }

    /// Whether something stands in for a registration of an assembly, given by its index.
    func replaces(_ registration: LinkedRegistration, of index: Int) -> Bool {
        if overrides.isEmpty { return false }
        return keys(of: registration, assemblies[index]).contains { key in
            overrides[key]?.contains { $0.reach.contains(index) } ?? false
        }
    }

    private func keys(of registration: LinkedRegistration, _ assembly: LinkedAssembly) -> [ScopedKey] {
        guard let scope = assembly.scope else { return [] }
        return registration.keys.map { ScopedKey(key: $0.key(tagged: registration.tag), scope: scope) }
    }
}

// MARK: - Wording

extension IncludeFlattener {
    private typealias Place = (bringing: Bringing?, location: SourceLocation)

    private static func problems(
        _ type: ResolvedType,
        _ role: String,
        at place: Place,
        _ sight: CompositionSight
    ) -> [Diagnostic] {
        let composition = sight.composition
        let bringing = place.bringing.flatMap { $0.module == composition.module ? nil : $0 }
        if let bringing, let hidden = sight.hiddenParts(of: type).first {
            return [problem(type, role, hidden, bringing, place.location)]
        }
        let narrow = sight.narrowParts(of: type)
        if narrow.isEmpty { return [] }
        var problem = problem(type, role, narrow, at: place.location, composition)
        if let bringing {
            problem.location = bringing.location
            problem.notes.insert(note(bringing, place.location), at: 0)
        }
        return [problem]
    }

    private static func note(_ bringing: Bringing, _ location: SourceLocation) -> Diagnostic.Note {
        Diagnostic.Note(.related, "`\(bringing.included)`, which is included here, has it from here", at: location)
    }

    /// What an include brings from another module.
    private static func problem(
        _ type: ResolvedType,
        _ role: String,
        _ hidden: NominalType,
        _ bringing: Bringing,
        _ location: SourceLocation
    ) -> Diagnostic {
        let words = role.hasPrefix("exposed") ? "exposes `\(type.name)`" : "has `\(type.name)` as \(role.dropLast(3))"
        let fact = "`\(hidden.name)` is `\(hidden.access.rawValue)` to module `\(hidden.module ?? "")`"
        return Diagnostic(
            .exposedTypeNotAccessible,
            at: bringing.location,
            "`\(bringing.included)`, included here, \(words), and \(fact)",
            notes: [
                note(bringing, location),
                Diagnostic.Note(.suggestion, "make `\(hidden.name)` `public`, or `package` within one package"),
            ]
        )
    }

    private static func problem(_ assembly: LinkedAssembly, broughtBy bringing: Bringing) -> Diagnostic {
        let access = assembly.access.rawValue
        return Diagnostic(
            .unknownType,
            at: bringing.location,
            "`\(bringing.included)`, included here, lists `\(assembly.name)`, which is `\(access)` to module `\(assembly.module)`",
            notes: [
                Diagnostic.Note(.related, "`\(assembly.name)` is declared here", at: assembly.location),
                Diagnostic.Note(.suggestion, "make `\(assembly.name)` `public`, or `package` within one package"),
            ]
        )
    }

    private static func problem(
        _ type: ResolvedType,
        _ role: String,
        _ narrow: [NominalType],
        at location: SourceLocation,
        _ composition: LinkedComposition
    ) -> Diagnostic {
        let name = composition.path.joined(separator: ".")
        let wanted = composition.access.rawValue
        let names = narrow.map { "`\($0.name)`" }.joined(separator: " and ")
        let access = type.access.rawValue
        return Diagnostic(
            .exposedTypeNotAccessible,
            at: location,
            "`\(type.name)` is \(role) `\(name)`, but it is `\(access)` and the composition is `\(wanted)`",
            notes: [
                Diagnostic.Note(.related, "the composition is declared here", at: composition.location),
                Diagnostic.Note(.suggestion, "make \(names) `\(wanted)`, or `\(name)` `\(access)`"),
            ]
        )
    }
}
